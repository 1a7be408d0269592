/// The fewest updates that lead from one snapshot to another: what stays in order is not touched.
struct SnapshotDifference<Section, Item>
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  private(set) var update = TableUpdate()

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let sections = Self.changes(from: oldSections, to: newSections)
    update.deletedSections = Set(sections.deleted)
    update.insertedSections = Set(sections.inserted)
    update.movedSections = sections.moved.map { .init(from: $0, to: $1) }
    addItems(from: old, to: new)
    addReloads(old, new)
  }

  private mutating func addItems(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldRows, newRows) = (old.rows, new.rows)
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    var oldIndexes: [Section: Int] = [:]
    for (index, section) in oldSections.enumerated() { oldIndexes[section] = index }
    // Items that changed their section, by the place that they had.
    var places: [Item: IndexPath] = [:]
    for (section, identifier) in oldSections.enumerated() {
      for (row, item) in oldRows[section].enumerated() {
        let home = new.sectionIdentifier(containingItem: item)
        guard home != identifier else { continue }
        let path = IndexPath(row: row, section: section)
        if home != nil { places[item] = path } else { delete(path) }
      }
    }
    for (section, identifier) in newSections.enumerated() {
      guard let oldSection = oldIndexes[identifier] else {
        for (row, item) in newRows[section].enumerated() {
          bring(item, to: IndexPath(row: row, section: section), from: places)
        }
        continue
      }
      let changes = Self.changes(from: oldRows[oldSection], to: newRows[section])
      for row in changes.inserted {
        bring(newRows[section][row], to: IndexPath(row: row, section: section), from: places)
      }
      for (from, to) in changes.moved {
        update.movedRows.append(
          .init(
            from: IndexPath(row: from, section: oldSection),
            to: IndexPath(row: to, section: section)))
      }
    }
  }

  private mutating func delete(_ path: IndexPath) {
    if !update.deletedSections.contains(path.section) { update.deletedRows.append(path) }
  }

  private mutating func bring(_ item: Item, to path: IndexPath, from places: [Item: IndexPath]) {
    if let old = places[item] {
      update.movedRows.append(.init(from: old, to: path))
    } else if !update.insertedSections.contains(path.section) {
      update.insertedRows.append(path)
    }
  }

  private mutating func addReloads(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    for section in new.reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { update.reloadedSections.insert(index) }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    guard !reloaded.isEmpty else { return }
    for (section, items) in old.rows.enumerated() {
      for (row, item) in items.enumerated() where reloaded.contains(item) {
        update.reloadedRows.append(IndexPath(row: row, section: section))
      }
    }
  }

  var isEmpty: Bool {
    update.deletedRows.isEmpty && update.insertedRows.isEmpty && update.reloadedRows.isEmpty
      && update.movedRows.isEmpty && update.deletedSections.isEmpty
      && update.insertedSections.isEmpty && update.reloadedSections.isEmpty
      && update.movedSections.isEmpty
  }

  // MARK: One list

  struct Changes {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var moved: [(from: Int, to: Int)] = []
  }

  /// What is in both and in the same order stays: the longest such run. The rest of what is in both
  /// moves.
  static func changes<Element: Hashable>(from old: [Element], to new: [Element]) -> Changes {
    guard old != new else { return Changes() }
    var changes = Changes()
    var oldIndexes: [Element: Int] = [:]
    for (index, element) in old.enumerated() { oldIndexes[element] = index }
    let kept = Set(new)
    changes.deleted = old.indices.filter { !kept.contains(old[$0]) }
    var shared: [(old: Int, new: Int)] = []
    for (index, element) in new.enumerated() {
      if let oldIndex = oldIndexes[element] {
        shared.append((oldIndex, index))
      } else {
        changes.inserted.append(index)
      }
    }
    let staying = longestRise(shared.map(\.old))
    for (place, pair) in shared.enumerated() where !staying.contains(place) {
      changes.moved.append((pair.old, pair.new))
    }
    return changes
  }

  /// The places of a longest strictly rising run of the numbers.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    // For each length the place of the smallest number that ends a run of it.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var run: Set<Int> = []
    var place = ends.last
    while let current = place {
      run.insert(current)
      place = previous[current]
    }
    return run
  }
}
