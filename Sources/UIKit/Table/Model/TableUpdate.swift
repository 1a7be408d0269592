/// What an app says has changed in a table since its data source was last asked.
///
/// As on iOS, what is deleted, reloaded or moved away is named by where it was before the update,
/// and what is inserted or moved to by where it is after it, in whatever order the calls come.
struct TableUpdate {
  struct Move<Position> {
    var from: Position
    var to: Position
  }

  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []
}
