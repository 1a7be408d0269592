/// The items of one section as a tree: an outline whose items can be opened and closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable & Sendable {
  /// Every item, in the order in which they stand when all are open.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  private var known: Set<ItemIdentifierType> = []

  public init() {}
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Reading

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  /// Those whose ancestors are all open.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var shown: Set<ItemIdentifierType> = []
    for item in items {
      if let parent = parents[item], !shown.contains(parent) || !expanded.contains(parent) {
        continue
      }
      shown.insert(item)
      visible.append(item)
    }
    return visible
  }
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    check(item, "Item identifier") && expanded.contains(item)
  }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    check(item, "Item identifier") && ancestors(of: item).allSatisfy(expanded.contains)
  }
  public func level(of item: ItemIdentifierType) -> Int {
    check(item, "Item identifier") ? ancestors(of: item).count : 0
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child, "Child item identifier") ? parents[child] : nil
  }
  /// The items within `parent`, as a section of their own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard check(parent, "Parent item identifier"), let range = subtree(of: parent) else {
      return result
    }
    let taken = includingParent ? items[range] : items[range].dropFirst()
    result.items = Array(taken)
    result.known = Set(taken)
    for item in taken {
      if let above = parents[item], result.known.contains(above) { result.parents[item] = above }
    }
    result.expanded = expanded.intersection(result.known)
    return result
  }
  public func visualDescription() -> String {
    items.map { item in
      let mark = !hasChildren(item) ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// - Parameter parent: nil for the roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return put(items, at: self.items.count, under: nil) }
    guard check(parent, "Parent item identifier"), let range = subtree(of: parent) else { return }
    put(items, at: range.upperBound, under: parent)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let range = place(of: item, to: "insert before") else { return }
    put(items, at: range.lowerBound, under: parents[item])
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let range = place(of: item, to: "insert after") else { return }
    put(items, at: range.upperBound, under: parents[item])
  }
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let range = place(of: item, to: "insert before") else { return }
    put(snapshot, at: range.lowerBound, under: parents[item])
  }
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let range = place(of: item, to: "insert after") else { return }
    put(snapshot, at: range.upperBound, under: parents[item])
  }

  /// With what is within them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    if let unknown = items.first(where: { !known.contains($0) }) {
      return raiseFromAnywhere("Failed to find index of item \(unknown)")
    }
    for item in items {
      // One that lay within another is gone with it.
      guard let range = subtree(of: item) else { continue }
      forget(range)
    }
  }
  public mutating func deleteAll() { self = Self() }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard check(parent, "Parent item identifier"), let range = subtree(of: parent) else { return }
    forget(range.lowerBound + 1..<range.upperBound)
    put(snapshot, at: range.lowerBound + 1, under: parent)
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(known.contains))
  }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: How

  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    guard let index = items.firstIndex(of: item), index + 1 < items.count else { return false }
    return parents[items[index + 1]] == item
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// Where the item and all within it stand.
  private func subtree(of item: ItemIdentifierType) -> Range<Int>? {
    guard known.contains(item), let start = items.firstIndex(of: item) else { return nil }
    let level = level(of: item)
    let end = items[(start + 1)...].firstIndex { self.level(of: $0) <= level }
    return start..<(end ?? items.count)
  }

  private mutating func put(
    _ new: [ItemIdentifierType], at index: Int, under parent: ItemIdentifierType?
  ) {
    var seen: Set<ItemIdentifierType> = []
    let duplicates = new.filter { !seen.insert($0).inserted || known.contains($0) }
    guard duplicates.isEmpty else {
      return raiseFromAnywhere(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + "{(\(listed(duplicates)))}")
    }
    items.insert(contentsOf: new, at: index)
    known.formUnion(new)
    if let parent { for item in new { parents[item] = parent } }
  }

  private mutating func put(_ snapshot: Self, at index: Int, under parent: ItemIdentifierType?) {
    let count = items.count
    put(snapshot.items, at: index, under: parent)
    guard items.count > count else { return }
    for (child, above) in snapshot.parents { parents[child] = above }
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func forget(_ range: Range<Int>) {
    for item in items[range] {
      parents[item] = nil
      expanded.remove(item)
      known.remove(item)
    }
    items.removeSubrange(range)
  }

  private func place(of item: ItemIdentifierType, to verb: String) -> Range<Int>? {
    check(item, "Item identifier to \(verb)") ? subtree(of: item) : nil
  }

  private func check(_ item: ItemIdentifierType, _ name: String) -> Bool {
    if known.contains(item) { return true }
    raiseFromAnywhere("\(name) does not exist in section snapshot: \(item)")
    return false
  }
}
