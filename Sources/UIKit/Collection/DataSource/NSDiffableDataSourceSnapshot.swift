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
      Self.raise("Invalid section identifier specified: \(identifier)")
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

  /// - Parameter sectionIdentifier: nil for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return Self.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard let count = items[section]?.count else {
      return Self.raise("Invalid section identifier specified: \(section)")
    }
    put(identifiers, in: section, at: count)
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
    guard checkItems(identifiers, to: "reload") else { return }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Their cells are filled anew and stay.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard checkItems(identifiers, to: "reconfigure") else { return }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { if let index = position(of: toIdentifier) { put(identifiers, at: index) } }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { if let index = position(of: toIdentifier) { put(identifiers, at: index + 1) } }

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
    for identifier in identifiers where position(of: identifier) == nil { return }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  // MARK: How

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at offset: Int, from neighbour: ItemIdentifierType
  ) {
    guard let section = homes[neighbour], let index = items[section]?.firstIndex(of: neighbour)
    else { return Self.raise("Invalid item identifier specified for insertion: \(neighbour)") }
    put(identifiers, in: section, at: index + offset)
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    for identifier in identifiers
    where !seen.insert(identifier).inserted || homes[identifier] != nil {
      return Self.raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    "
          + "\(identifier)\n)}")
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { homes[identifier] = section }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, at offset: Int, from neighbour: ItemIdentifierType
  ) {
    guard identifier != neighbour else {
      return Self.raise("Invalid parameter: cannot move item to itself: \(identifier)")
    }
    guard let home = homes[identifier], homes[neighbour] != nil else {
      return Self.raise("Invalid item identifier specified for move: \(identifier), \(neighbour)")
    }
    items[home]?.removeAll { $0 == identifier }
    homes[identifier] = nil
    insert([identifier], at: offset, from: neighbour)
  }

  private mutating func put(_ identifiers: [SectionIdentifierType], at index: Int) {
    var seen: Set<SectionIdentifierType> = []
    for identifier in identifiers
    where !seen.insert(identifier).inserted || items[identifier] != nil {
      return Self.raise(
        "Section identifier count does not match data source count. This is most likely due to a "
          + "hashing issue with the identifiers. Duplicate identifier: \(identifier)")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, at offset: Int, from neighbour: SectionIdentifierType
  ) {
    guard identifier != neighbour, let old = position(of: identifier),
      position(of: neighbour) != nil
    else { return }
    sectionIdentifiers.remove(at: old)
    let index = sectionIdentifiers.firstIndex(of: neighbour) ?? 0
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  private func position(of identifier: SectionIdentifierType) -> Int? {
    let index = sectionIdentifiers.firstIndex(of: identifier)
    if index == nil { Self.raise("Invalid section identifier specified: \(identifier)") }
    return index
  }

  private func checkItems(_ identifiers: [ItemIdentifierType], to verb: String) -> Bool {
    guard let unknown = identifiers.first(where: { homes[$0] == nil }) else { return true }
    Self.raise(
      "Attempted to \(verb) item identifier that does not exist in the snapshot: \(unknown)")
    return false
  }

  private mutating func forgetReloads(of gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  private static func raise(_ reason: String) { raiseFromAnywhere(reason) }

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
