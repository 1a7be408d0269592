/// Where the rows and sections of a table are after an update.
struct TablePlan {
  private let removedSections: [Int]
  private let takenSections: [Int]
  private let sectionMoves: [Int: Int]
  private let reloadedSections: Set<Int>

  private let rowMoves: [IndexPath: IndexPath]
  private let reloadedRows: RowSet
  /// Rows that left, by their old section; rows that came, by their new one.
  private let removedRows: RowSet
  private let takenRows: RowSet

  init(_ update: TableUpdate) {
    removedSections = (Array(update.deletedSections) + update.movedSections.map(\.from)).sorted()
    takenSections = (Array(update.insertedSections) + update.movedSections.map(\.to)).sorted()
    sectionMoves = Dictionary(
      update.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    reloadedSections = update.reloadedSections
    rowMoves = Dictionary(update.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    reloadedRows = RowSet(update.reloadedRows)
    removedRows = RowSet(update.deletedRows + update.movedRows.map(\.from))
    takenRows = RowSet(update.insertedRows + update.movedRows.map(\.to))
  }

  /// The section's new index; nil if it was deleted.
  func section(from old: Int) -> Int? {
    if let moved = sectionMoves[old] { return moved }
    return Self.shifted(old, removed: removedSections, taken: takenSections)
  }

  /// The row's new index path; nil if it was deleted.
  func path(from old: IndexPath) -> IndexPath? {
    if let moved = rowMoves[old] { return moved }
    guard let section = section(from: old.section),
      let row = Self.shifted(
        old.row, removed: removedRows[old.section], taken: takenRows[section])
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Whether what is shown for the row stays: it is neither deleted nor asked for again.
  func keeps(_ old: IndexPath) -> Bool {
    !reloadedRows.contains(old) && !reloadedSections.contains(old.section)
  }

  func keepsSection(_ old: Int) -> Bool { !reloadedSections.contains(old) }

  /// How many rows left an old section, and how many came to a new one.
  func removedCount(inSection old: Int) -> Int { removedRows.count(inSection: old) }
  func takenCount(inSection new: Int) -> Int { takenRows.count(inSection: new) }

  /// What stays keeps its order and fills what is left free by what came.
  private static func shifted(_ old: Int, removed: [Int], taken: [Int]) -> Int? {
    var new = old
    for index in removed {
      if index == old { return nil }
      if index < old { new -= 1 } else { break }
    }
    for index in taken {
      if index <= new { new += 1 } else { break }
    }
    return new
  }
}
