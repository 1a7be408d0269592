/// One turn of a page view from some pages to others (row C9).
@MainActor final class PageTransition: Transition {
  /// It holds this object while the user's finger is down; what ends the turn holds it until then.
  private unowned let pageView: UIPageViewController
  let old: [UIViewController]
  let new: [UIViewController]
  private let direction: UIPageViewController.NavigationDirection
  let coordinator: TransitionCoordinator
  let application: UIApplication?
  var owner: AnyObject? { pageView }
  private let completion: ((Bool) -> Void)?

  init(
    in pageView: UIPageViewController, to new: [UIViewController],
    direction: UIPageViewController.NavigationDirection, animated: Bool, interactive: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.pageView = pageView
    self.new = new
    self.direction = direction
    self.completion = completion
    old = pageView.pages
    application = pageView.session
    coordinator = TransitionCoordinator(
      from: old.first, to: new.first, in: pageView.view, isAnimated: animated,
      isInteractive: interactive, duration: TransitionCoordinator.Duration.navigation)
  }

  private var isAnimated: Bool { coordinator.isAnimated }
  private var coming: [UIViewController] { new.filter { new in !old.contains { $0 === new } } }
  private var leaving: [UIViewController] { old.filter { old in !new.contains { $0 === old } } }

  func begin() {
    pageView.containerTransition = coordinator
    pageView.show(new)
    for page in coming { page.isMovingToParent = true }
    for page in leaving { page.setAppearance(.disappearing, animated: isAnimated) }
    for page in coming { page.setAppearance(.appearing, animated: isAnimated) }
  }

  func placeViews() { for page in coming { page.enter(pageView.view) } }
  func didPlaceViews() {
    for page in coming { page.showPendingAppearance() }
    // By the user's hand the pages are counted when the turn has ended.
    if !coordinator.initiallyInteractive { pageView.countPages() }
  }

  func complete() {
    coordinator.arrive()
    remove(leaving)
    for page in coming {
      page.setAppearance(.appeared, animated: isAnimated)
      page.isMovingToParent = false
      page.didMove(toParent: pageView)
    }
    end(completed: true)
  }

  /// The user has let go: everything is as before.
  func cancel() {
    coordinator.arrive()
    pageView.show(old)
    for page in coming { page.setAppearance(.disappearing, animated: isAnimated) }
    remove(coming)
    for page in leaving {
      page.setAppearance(.appearing, animated: isAnimated)
      page.setAppearance(.appeared, animated: isAnimated)
    }
    end(completed: false)
  }

  private func remove(_ pages: [UIViewController]) {
    for page in pages {
      page.willMove(toParent: nil)
      page.setAppearance(.disappeared, animated: isAnimated)
      page.leavePlace()
      page.isMovingToParent = false
      page.detach(from: pageView)
      page.didMove(toParent: nil)
    }
  }

  private func end(completed: Bool) {
    coordinator.end()
    pageView.containerTransition = nil
    if coordinator.initiallyInteractive {
      if completed { pageView.countTurn(direction) }
      pageView.delegate?.pageViewController(
        pageView, didFinishAnimating: true, previousViewControllers: old,
        transitionCompleted: completed)
    }
    completion?(completed)
    pageView.contentDidChange()
    pageView.carryOutWaitingTurns()
  }
}
