/// A container whose screens are pages: the user turns them, or code does.
@MainActor open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { countPages() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Only for a page curl. Decides how many pages are shown at a time: two around a spine in the
  /// middle, else one.
  public let spineLocation: SpineLocation
  /// Kept without effect: the back of a page is not seen.
  open var isDoubleSided = false

  /// The pages that are shown; during a turn, those that come.
  open var viewControllers: [UIViewController]? { pages }
  private(set) var pages: [UIViewController] = []

  /// Turns that wait for the one that runs, oldest first.
  private var waitingTurns: [() -> Void] = []
  /// A turn that the user has not let go of yet.
  var swipe: PageTransition?

  /// Of the page control; 0 where there is none.
  package private(set) var pageCount = 0
  package private(set) var pageIndex = 0

  /// Those that turn the pages.
  open var gestureRecognizers: [UIGestureRecognizer] { recognizers }
  private lazy var recognizers: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]

  // MARK: Making

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    let location =
      spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init(rawValue:)) ?? .min
    spineLocation = style == .scroll ? .none : location
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  // MARK: Turning

  /// Shows other pages: as many as the spine location asks for.
  ///
  /// - Parameter completion: with true when the turn has ended.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let required = spineLocation == .mid ? 2 : 1
    guard new.count == required else {
      return raise(
        .invalidArgumentException,
        "The number of view controllers provided (\(new.count)) doesn't match the number required "
          + "(\(required)) for the requested transition")
    }
    Session.enter(session) { turn(to: new, direction, animated, completion) }
  }

  private func turn(
    to new: [UIViewController], _ direction: NavigationDirection, _ animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard containerTransition == nil else {
      waitingTurns.append { [weak self] in self?.turn(to: new, direction, animated, completion) }
      return
    }
    guard phase != .disappeared else { return turnOffScreen(to: new, completion) }
    let transition = PageTransition(
      in: self, to: new, direction: direction, animated: animated, interactive: false,
      completion: completion)
    transition.run()
  }

  /// Pages that nobody sees are exchanged without loading a view.
  private func turnOffScreen(to new: [UIViewController], _ completion: ((Bool) -> Void)?) {
    let old = pages
    show(new)
    for page in old where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.leavePlace()
      page.setAppearance(.disappeared, animated: false)
      page.detach(from: self)
      page.didMove(toParent: nil)
    }
    for page in new where !old.contains(where: { $0 === page }) {
      page.setAppearance(.appeared, animated: false)
      page.didMove(toParent: self)
    }
    countPages()
    completion?(true)
  }

  /// Makes the pages the ones shown, and its children.
  func show(_ new: [UIViewController]) {
    pages = new
    for page in new { adopt(page) }
    contentDidChange()
  }

  func carryOutWaitingTurns() {
    while containerTransition == nil, !waitingTurns.isEmpty { waitingTurns.removeFirst()() }
  }

  // MARK: Counting

  func countPages() {
    pageCount = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageIndex = pageCount > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    contentDidChange()
  }

  /// The user has turned one page.
  func countTurn(_ direction: NavigationDirection) {
    guard pageCount > 0 else { return }
    pageIndex = min(max(0, pageIndex + (direction == .forward ? 1 : -1)), pageCount - 1)
  }

  // MARK: Appearing

  package override var placesChildren: Bool { true }

  package override func installVisibleChildren() {
    guard containerTransition == nil else { return }
    for page in pages {
      page.containerPhase = .appeared
      page.enter(view)
    }
  }

  /// A finger has nothing left to turn.
  package override func appearanceDidChange(from old: AppearancePhase) {
    if phase == .disappeared { userEndTurn(completed: false) }
  }

  package override func releaseChild(_ child: UIViewController) {
    guard containerTransition == nil else { return }
    pages.removeAll { $0 === child }
    child.setAppearance(.disappeared, animated: false)
  }
}
