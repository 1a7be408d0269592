/// What a table and a collection have in common: rows that are counted, shown in part, and updated
/// (rows U3 to U5). A collection's items are its rows here.
///
/// Nothing is measured: a list shows `displayedRowLimit` rows from the first displayed one, and a host's
/// scroll adds as many. Rows that are passed stay, up to the host's `listWindow`; a list of no more rows
/// than that is shown whole.
@MainActor protocol ListView: UIScrollView {
  associatedtype Cell: ListCell

  /// Nil until the data source is asked.
  var shape: TableShape? { get set }
  /// The cells on screen, by their place in `shape`.
  var displayedCells: DisplayedCells<Cell> { get set }
  var displayedPlaces: DisplayedPlaces { get set }
  var displayedRowLimit: Int { get }
  /// Every place on screen has its cell.
  var isDisplayComplete: Bool { get set }
  var codeScroll: ListScroll { get set }
  var prefetched: Set<IndexPath> { get set }

  var selection: [IndexPath] { get set }
  var updateDepth: Int { get set }
  var pendingUpdate: TableUpdate { get set }
  var cellPool: ReusePool<Cell> { get set }
  /// Cells out of the pool that are not yet on screen.
  var takenCells: [Cell] { get set }
  /// The row whose present cell is to be given back when one is asked for.
  var reconfigured: (path: IndexPath, cell: Cell)? { get set }

  /// What the list is called in the words of an exception.
  var words: ListWords { get }

  /// Asks the data source.
  func countRows() -> TableShape
  func cellOfDataSource(at path: IndexPath) -> Cell?
  /// Asks for the rows that are to be on screen and are not.
  func loadDisplayedRows()
  func reloadAllRows()
  /// Gives what stays its new place, and takes the rest off the screen.
  func apply(_ plan: TablePlan, from old: TableShape, to new: TableShape)
}
