/// Where code has scrolled a list to, for a host that scrolls by itself.
package struct ListScroll {
  package enum Target: Equatable {
    case row(IndexPath)
    case header(section: Int)
    /// Before whatever the list holds.
    case beginning
  }

  /// Counts the times that code has scrolled the list.
  package private(set) var count = 0
  /// Nil before the first time, and again once the row is gone or the user has scrolled on.
  package private(set) var target: Target?
  package private(set) var position = UITableView.ScrollPosition.none
  package private(set) var isAnimated = false

  mutating func go(to target: Target, _ position: UITableView.ScrollPosition, animated: Bool) {
    count += 1
    self.target = target
    self.position = position
    isAnimated = animated
  }

  /// The user has scrolled by hand.
  mutating func end() { target = nil }

  /// The rows have new places.
  mutating func follow(_ plan: TablePlan) {
    switch target {
    case .row(let path): target = plan.path(from: path).map { .row($0) }
    case .header(let section): target = plan.section(from: section).map { .header(section: $0) }
    case .beginning, nil: break
    }
  }
}
