/// A container that shows one of several controllers, chosen by a bar of tabs.
///
/// However many tabs there are, all are in the bar: there is no More tab.
@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Nil until set. A controller that is in the old list and the new one stays selected.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  private(set) var tabs: [UIViewController]?

  /// Set to one that is not in the list, it stays as it is.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard holds(newValue) else {
        return raise(
          .invalidArgumentException,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      select(newValue)
    }
  }
  var selected: UIViewController?

  /// `NSNotFound` where nothing is selected. Set to what is no index, it stays as it is.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  open var tabBar: UITabBar { storedTabBar }
  private lazy var storedTabBar = makeTabBar()

  /// Kept without effect: the user cannot rearrange tabs here.
  open var customizableViewControllers: [UIViewController]?

  /// The selected controller if it is in the new list, else the one in its place, else the first
  /// is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs ?? [], viewControllers ?? [])
    let index = selectedIndex
    let change = ControllersChange(from: old, to: new)
    // One that is there twice has come once.
    let (added, removed) = (change.inserted.filter { !old.holds($0) }, change.removed)
    tabs = viewControllers
    customizableViewControllers = viewControllers
    for controller in added { adopt(controller) }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    select(holds(selected) ? selected : new.indices.contains(index) ? new[index] : new.first)
    for controller in removed {
      controller.isMovingFromParent = false
      controller.setAppearance(.disappeared, animated: false)
      controller.detach(from: self)
      controller.didMove(toParent: nil)
    }
    for controller in added where controller.parent === self {
      controller.didMove(toParent: self)
    }
    contentDidChange()
  }

  private func holds(_ controller: UIViewController?) -> Bool {
    tabs?.contains { $0 === controller } ?? false
  }

  private func makeTabBar() -> UITabBar {
    let bar = UITabBar()
    bar.manager = self
    bar.delegate = self
    bar.selectedItem = selected?.tabBarItem
    return bar
  }

  // MARK: The bar

  /// The user has tapped a tab. The tab is not selected yet, so that an override can see which one
  /// was.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  // MARK: Appearing

  package override var placesChildren: Bool { true }

  package override func installVisibleChildren() { placeSelected() }

  package override func releaseChild(_ child: UIViewController) {
    setViewControllers(tabs?.filter { $0 !== child }, animated: false)
  }
}
