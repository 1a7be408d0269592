/// How many rows each section of a table has, as its data source last said.
///
/// Rows are counted through all sections as *places*: a section has one place for each row, and one
/// if it is empty, for its header and footer. So a range of places is what a table shows at once.
struct TableShape: Equatable {
  let rowCounts: [Int]
  let rowCount: Int
  /// The first place of each section, and the end of the last.
  private let starts: [Int]

  init(rowCounts: [Int] = []) {
    self.rowCounts = rowCounts
    var starts = [0]
    starts.reserveCapacity(rowCounts.count + 1)
    for count in rowCounts { starts.append(starts[starts.count - 1] + max(count, 1)) }
    self.starts = starts
    rowCount = rowCounts.reduce(0, +)
  }

  var placeCount: Int { starts[starts.count - 1] }

  /// The first place of a section, where its header is.
  func start(ofSection section: Int) -> Int { starts[section] }

  /// The last place of a section, where its footer is.
  func end(ofSection section: Int) -> Int { starts[section + 1] - 1 }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section)
      && (0..<rowCounts[path.section]).contains(path.row)
  }

  func place(of path: IndexPath) -> Int? {
    contains(path) ? starts[path.section] + path.row : nil
  }

  /// The row at a place; nil for an empty section's place.
  func path(at place: Int) -> IndexPath? {
    let section = section(at: place)
    let row = place - starts[section]
    return row < rowCounts[section] ? IndexPath(row: row, section: section) : nil
  }

  func sections(at places: Range<Int>) -> Range<Int> {
    guard !places.isEmpty else { return 0..<0 }
    return section(at: places.lowerBound)..<section(at: places.upperBound - 1) + 1
  }

  func section(at place: Int) -> Int {
    max(0, starts.dropLast().partitioningIndex { $0 > place } - 1)
  }

  // MARK: Neighbours

  /// Where a row goes that moves up by one: past the end of the section before, at its own's top.
  func path(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    guard path.section > 0 else { return nil }
    return IndexPath(row: rowCounts[path.section - 1], section: path.section - 1)
  }

  /// Where a row goes that moves down by one: to the top of the next section, at its own's end.
  func path(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < rowCounts[path.section] {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    guard path.section + 1 < rowCounts.count else { return nil }
    return IndexPath(row: 0, section: path.section + 1)
  }
}
