/// Where a cell stands between two rows.
enum ReuseState {
  /// No list knows it.
  case none
  /// It is on screen.
  case shown
  /// It waits in the pool.
  case waiting
  /// The app has it out of the pool, and has not given it a row yet.
  case taken
}
