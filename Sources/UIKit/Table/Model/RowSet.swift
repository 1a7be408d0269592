/// Rows of a list, each once. Index paths cost much to hash, two numbers next to nothing.
struct RowSet {
  private struct Row: Hashable, Comparable {
    let section: Int
    let row: Int

    static func < (one: Row, other: Row) -> Bool {
      one.section == other.section ? one.row < other.row : one.section < other.section
    }
  }

  /// In their order.
  private var rows: [Row] = []

  init(_ paths: [IndexPath]) {
    guard !paths.isEmpty else { return }
    rows.reserveCapacity(paths.count)
    var isInOrder = true
    for path in paths {
      let row = Row(section: path.section, row: path.row)
      if let last = rows.last, last >= row { isInOrder = false }
      rows.append(row)
    }
    if !isInOrder { rows = Set(rows).sorted() }
  }

  /// A section's rows, in their order.
  subscript(section: Int) -> [Int] {
    if rows.isEmpty { return [] }
    return rows[range(ofSection: section)].map(\.row)
  }

  func count(inSection section: Int) -> Int { range(ofSection: section).count }

  func contains(_ path: IndexPath) -> Bool {
    if rows.isEmpty { return false }
    let row = Row(section: path.section, row: path.row)
    let index = index(of: row)
    return index < rows.count && rows[index] == row
  }

  private func range(ofSection section: Int) -> Range<Int> {
    let start = index(of: Row(section: section, row: .min))
    return start..<index(of: Row(section: section, row: .max))
  }

  /// Where a row is or would be.
  private func index(of row: Row) -> Int {
    rows.partitioningIndex { $0 >= row }
  }
}
