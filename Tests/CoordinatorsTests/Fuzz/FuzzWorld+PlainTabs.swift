import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Tabs and pages that are no flow's: the app puts them where they are itself.
extension FuzzWorld {
  func addPlainTab(_ step: FuzzStep) {
    guard let bar = tabBar(step), let owner = ledger.owner(of: bar),
      owner == 0 || ledger.flows[owner]?.wasEndedByCode == false
    else { return }
    let hasStack = step.other % 2 == 0
    switch step.one / 8 % 4 {
    case 0: put(container(of: nil, hasStack), into: bar, animated: false)
    case 1: put(container(of: owner, hasStack), into: bar, animated: false)
    default:
      begin(
        Beginning(
          parent: owner, plainBar: bar, hasStack: hasStack, wait: 1 + step.other / 2 % 2))
    }
  }

  /// A screen of a flow's by name, or of nobody's, on a stack or as it is.
  func container(of flow: Int?, _ hasStack: Bool) -> UIViewController {
    let page: UIViewController
    if let flow {
      page = self.page(of: flow)
    } else {
      page = UIViewController()
      page.title = "of nobody"
      pages.append(Weakly(page))
      nobodys.append(Weakly(page))
    }
    let container = hasStack ? UINavigationController(rootViewController: page) : page
    if let flow { coordinator(of: flow)?.own(page) }
    return container
  }

  func put(_ part: UIViewController, into container: UIViewController, animated: Bool) {
    switch container {
    case let bar as UITabBarController:
      bar.setViewControllers((bar.viewControllers ?? []) + [part], animated: false)
    case let pages as UIPageViewController:
      pages.setViewControllers([part], direction: .forward, animated: animated)
    default: break
    }
  }

  /// Whose the screen on top of a stack is; one of nobody's is taken for that of whoever has shown what it
  /// is in.
  func owner(around place: UIViewController) -> Int {
    let splits = controllers.compactMap { $0 as? UISplitViewController }
    let outwards = sequence(
      first: (place as? UINavigationController)?.topViewController ?? place
    ) { inner in
      inner.parent ?? splits.first { FuzzWorld.held(by: $0).contains { $0 === inner } }
    }
    return outwards.lazy.compactMap(self.ledger.owner).first ?? 0
  }

  /// Whether whatever appears on a stack is somebody's: of a stack with nothing but a screen of nobody's
  /// the library need not know.
  func isKnown(_ stack: UINavigationController) -> Bool {
    guard let top = FuzzWorld.held(by: stack).last else { return true }
    return !nobodys.contains { $0.object === top }
  }
}
