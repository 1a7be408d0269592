import UIKit

/// What has other controllers in it.
enum Container {
  case tabs, split, pages, stack, own

  @MainActor func make(_ part: UIViewController) -> UIViewController {
    switch self {
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [part]
      return tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UINavigationController(rootViewController: part), for: .primary)
      return split
    case .pages:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([part], direction: .forward, animated: false)
      return pages
    case .stack: return UINavigationController(rootViewController: part)
    case .own:
      let box = Box()
      box.embed(part)
      return box
    }
  }
}
