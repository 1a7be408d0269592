import Coordinators
import UIKit

/// A tab bar, a split view or a page view that a window shows, with a stack in it. It holds none of
/// them.
@MainActor final class ExitContainer {
  private let place: ExitPlace
  private weak var tabs: UITabBarController?
  private weak var split: UISplitViewController?
  private weak var pages: UIPageViewController?
  private let delegate: Delegate

  init(_ place: ExitPlace) {
    self.place = place
    delegate = Delegate(place)
  }

  /// Makes it, with the screens of nobody in particular that it has from the first.
  func make(_ page: (String) -> UIViewController) -> UIViewController {
    switch place {
    case .inATab:
      let made = UITabBarController()
      made.viewControllers = [stack(page("Other"))]
      tabs = made
      return made
    case .onAPage:
      let made = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      made.dataSource = delegate
      made.setViewControllers([stack(page("Page"))], direction: .forward, animated: false)
      pages = made
      return made
    default:
      let made = UISplitViewController(style: .doubleColumn)
      made.delegate = delegate
      made.setViewController(stack(page("List")), for: .primary)
      made.setViewController(stack(page("Detail")), for: .secondary)
      split = made
      return made
    }
  }

  /// How a flow comes to be in it.
  var presentation: FlowPresentation? {
    if let tabs { return .tab(of: tabs, isSelected: true) }
    return stack.map { .push(on: $0) }
  }

  var stack: UINavigationController? {
    let part = tabs?.selectedViewController ?? pages?.viewControllers?.first ?? columnController
    return part as? UINavigationController
  }

  /// What the user sees where the flow was.
  var title: String? { stack?.topViewController?.title }

  /// Screens that it has from the first, and that go with the part that the flow is in.
  var goesWithItsPart: [String] {
    switch place {
    case .onAPage: ["Page"]
    case .inATab: []
    default: place.isInPrimary ? ["List"] : ["Detail"]
    }
  }

  /// What is beneath the flows in their part of it.
  var titleBeneath: String {
    switch place {
    case .inATab: "Other"
    case .onAPage: "Page"
    default: place.isInPrimary ? "List" : "Detail"
    }
  }

  /// Takes away the part that the flow is in: its tab, its column, its page.
  func takePart(animated: Bool) {
    if let tabs {
      tabs.setViewControllers(tabs.viewControllers.map { [$0[0]] }, animated: animated)
    }
    let other = UIViewController()
    other.title = "New"
    pages?.setViewControllers([stack(other)], direction: .forward, animated: animated)
    split?.setViewController(stack(other), for: column)
  }

  /// The same with a tab that is not chosen: UIKit tells nobody.
  func takePartUnseen() {
    tabs?.selectedIndex = 0
    takePart(animated: false)
  }

  private var column: UISplitViewController.Column { place.isInPrimary ? .primary : .secondary }
  private var columnController: UIViewController? { split?.viewController(for: column) }

  private func stack(_ screen: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: screen)
  }

  /// Has a page after each, and collapses onto the column that the flow is in.
  private final class Delegate: NSObject, UIPageViewControllerDataSource,
    UISplitViewControllerDelegate
  {
    private let place: ExitPlace

    init(_ place: ExitPlace) { self.place = place }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let next = UIViewController()
      next.title = "New"
      return UINavigationController(rootViewController: next)
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { place.isInPrimary ? .primary : .secondary }
  }
}
