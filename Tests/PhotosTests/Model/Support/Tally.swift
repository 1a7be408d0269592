/// Counts across tasks.
actor Tally {
  private(set) var count = 0

  func add() { count += 1 }
}
