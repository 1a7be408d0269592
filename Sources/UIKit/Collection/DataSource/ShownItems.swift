/// What a diffable data source shows now, with the place of each item.
struct ShownItems<Section, Item>
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  var snapshot = NSDiffableDataSourceSnapshot<Section, Item>() {
    didSet {
      rows = snapshot.rows
      places = nil
    }
  }
  private(set) var rows: [[Item]] = []
  /// Made when first asked for: a long list that nobody asks does not pay for it.
  private var places: [Item: IndexPath]?

  /// What the snapshot asks to be reloaded has been asked for by then.
  mutating func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
    self.snapshot.forgetReloads()
  }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, rows.indices.contains(path.section),
      rows[path.section].indices.contains(path.row)
    else { return nil }
    return rows[path.section][path.row]
  }

  mutating func path(of item: Item) -> IndexPath? {
    if let places { return places[item] }
    var made: [Item: IndexPath] = [:]
    made.reserveCapacity(snapshot.numberOfItems)
    for (section, items) in rows.enumerated() {
      for (row, item) in items.enumerated() {
        made[item] = IndexPath(row: row, section: section)
      }
    }
    places = made
    return made[item]
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// What the item is called as long as it is there: by its `id` if it has one, else by its
  /// description. An object's says nothing that stays.
  func name(at path: IndexPath) -> String? {
    guard let item = item(at: path) else { return nil }
    let identity: Any = (item as? any Identifiable).map { $0.id as Any } ?? item
    guard !(type(of: identity) is AnyClass) || identity is NSString || identity is NSNumber else {
      return nil
    }
    return String(describing: identity)
  }
}
