/// What a list shows, as a value: sections and items by their identifiers, in order.
///
/// An identifier that is there twice, or one that is named and not there, is an exception, as on
/// iOS, and the call has no effect.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Reading

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sectionIdentifiers.count }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      Self.raise(
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)")
      return []
    }
    return items
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }
  /// Counted through all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var before = 0
    for section in sectionIdentifiers {
      let items = items[section] ?? []
      if section == home { return items.firstIndex(of: identifier).map { before + $0 } }
      before += items.count
    }
    return nil
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Items that the snapshot has already move to where they are appended, or inserted.
  ///
  /// - Parameter sectionIdentifier: nil for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return Self.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { return Self.raiseUnknown("section") }
    guard Self.areDistinct(identifiers, "item") else { return }
    take(identifiers)
    put(identifiers, in: section, at: items[section]?.count ?? 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: 0, from: beforeIdentifier) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: 1, from: afterIdentifier) }

  /// Those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { homes[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for identifier in gone { homes[identifier] = nil }
    forgetReloads(of: gone)
  }

  public mutating func deleteAllItems() {
    items = [:]
    homes = [:]
    sectionIdentifiers = []
    (reloadedSectionIdentifiers, reloadedItemIdentifiers) = ([], [])
    reconfiguredItemIdentifiers = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, at: 0, from: toIdentifier) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, at: 1, from: toIdentifier) }

  /// Their cells are made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    let unknown = identifiers.first { homes[$0] == nil }
    guard Self.isNone(unknown, "item", to: "reload") else { return }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Their cells are filled anew and stay.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    let unknown = identifiers.first { homes[$0] == nil }
    guard Self.isNone(unknown, "item", to: "reconfigure") else { return }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: 0, from: toIdentifier) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: 1, from: toIdentifier) }

  /// With their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    var goneItems: Set<ItemIdentifierType> = []
    for section in gone {
      goneItems.formUnion(items.removeValue(forKey: section) ?? [])
    }
    for item in goneItems { homes[item] = nil }
    forgetReloads(of: goneItems)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, at: 0, from: toIdentifier) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, at: 1, from: toIdentifier) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknown = identifiers.first { items[$0] == nil }
    guard Self.isNone(unknown, "section", to: "reload") else { return }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  // MARK: How

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at offset: Int, from neighbour: ItemIdentifierType
  ) {
    guard let section = homes[neighbour] else { return Self.raiseUnknown("section") }
    guard Self.areDistinct(identifiers, "item"),
      Self.isElsewhere(neighbour, from: identifiers, "insertion")
    else { return }
    take(identifiers)
    put(identifiers, in: section, at: offset, from: neighbour)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, at offset: Int, from neighbour: ItemIdentifierType
  ) {
    guard homes[identifier] != nil else { return Self.raiseUnknown("fromIndex") }
    guard let section = homes[neighbour] else { return Self.raiseUnknown("toIndex") }
    guard Self.isElsewhere(neighbour, from: [identifier], "move") else { return }
    take([identifier])
    put([identifier], in: section, at: offset, from: neighbour)
  }

  /// Those that are there leave their sections.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    let present = identifiers.filter { homes[$0] != nil }
    guard !present.isEmpty else { return }
    let gone = Set(present)
    for section in Set(present.compactMap { homes[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at offset: Int,
    from neighbour: ItemIdentifierType? = nil
  ) {
    let start = neighbour.flatMap { items[section]?.firstIndex(of: $0) } ?? 0
    items[section]?.insert(contentsOf: identifiers, at: start + offset)
    for identifier in identifiers { homes[identifier] = section }
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at offset: Int, from neighbour: SectionIdentifierType
  ) {
    guard let index = indexOfSection(neighbour) else { return Self.raiseUnknown("insertIndex") }
    guard Self.isElsewhere(neighbour, from: identifiers, "insertion") else { return }
    put(identifiers, at: index + offset)
  }

  private mutating func put(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard Self.areDistinct(identifiers, "section") else { return }
    let present = identifiers.filter { items[$0] != nil }
    guard present.isEmpty else {
      let noun =
        present.count == 1 ? "identifier that already exists" : "identifiers that already exist"
      return Self.raise(
        "Diffable data source detected an attempt to insert or append \(present.count) section "
          + "\(noun) in the snapshot. Identifiers in a snapshot must be unique. Section identifiers "
          + "that already exist: (\(listed(present)))")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, at offset: Int, from neighbour: SectionIdentifierType
  ) {
    guard let old = indexOfSection(identifier) else { return Self.raiseUnknown("fromSection") }
    guard items[neighbour] != nil else { return Self.raiseUnknown("toSection") }
    guard Self.isElsewhere(neighbour, from: [identifier], "move") else { return }
    sectionIdentifiers.remove(at: old)
    let index = sectionIdentifiers.firstIndex(of: neighbour) ?? 0
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  private mutating func forgetReloads(of gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  // MARK: For the data source

  /// The items of each section, in order.
  var rows: [[ItemIdentifierType]] { sectionIdentifiers.map { items[$0] ?? [] } }

  /// What is asked for once is done.
  mutating func forgetReloads() {
    (reloadedSectionIdentifiers, reloadedItemIdentifiers) = ([], [])
    reconfiguredItemIdentifiers = []
  }

  mutating func replaceItems(
    of section: SectionIdentifierType, by new: [ItemIdentifierType]
  ) {
    if items[section] == nil { appendSections([section]) }
    deleteItems(items[section] ?? [])
    appendItems(new, toSection: section)
  }
}
