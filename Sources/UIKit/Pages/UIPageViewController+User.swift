/// The user's hand on a page view (row C9).
extension UIPageViewController {
  /// The finger goes down and begins to turn.
  ///
  /// - Returns: false where there is no page on that side.
  @discardableResult package func userBeginTurn(_ direction: NavigationDirection) -> Bool {
    guard swipe == nil, containerTransition == nil, phase == .appeared, !pages.isEmpty,
      let next = nextPages(direction)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: next)
    let transition = PageTransition(
      in: self, to: next, direction: direction, animated: true, interactive: true)
    swipe = transition
    transition.run()
    return true
  }

  /// The finger lets go: far enough (`completed`), or not.
  @discardableResult package func userEndTurn(completed: Bool) -> Bool {
    guard let transition = swipe else { return false }
    swipe = nil
    transition.letGo(completed: completed)
    return true
  }

  /// The user taps one side of the page control: one page on, whatever the distance.
  @discardableResult package func userAdjustPage(to index: Int) -> Bool {
    if index == pageIndex { return true }
    return userBeginTurn(index > pageIndex ? .forward : .reverse) && userEndTurn(completed: true)
  }

  /// As many pages as are shown now, from the data source; nil where it has not as many.
  private func nextPages(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let dataSource else { return nil }
    var next: [UIViewController] = []
    while next.count < pages.count {
      let edge = direction == .forward ? next.last ?? pages.last : next.first ?? pages.first
      guard let edge else { return nil }
      switch direction {
      case .forward:
        guard let page = dataSource.pageViewController(self, viewControllerAfter: edge) else {
          return nil
        }
        next.append(page)
      case .reverse:
        guard let page = dataSource.pageViewController(self, viewControllerBefore: edge) else {
          return nil
        }
        next.insert(page, at: 0)
      }
    }
    return next
  }
}
