import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Tabs that are no flow's: the app puts them into a bar itself.
extension FuzzWorld {
  func addPlainTab(_ step: FuzzStep) {
    guard let bar = tabBar(step), let owner = ledger.owner(of: bar),
      owner == 0 || ledger.flows[owner]?.wasEndedByCode == false
    else { return }
    let hasStack = step.other % 2 == 0
    switch step.one / 8 % 4 {
    case 0:
      let page = UIViewController()
      page.title = "of nobody"
      pages.append(Weakly(page))
      nobodys.append(Weakly(page))
      append(hasStack ? UINavigationController(rootViewController: page) : page, to: bar)
    case 1:
      let page = page(of: owner)
      append(hasStack ? UINavigationController(rootViewController: page) : page, to: bar)
      (owner == 0 ? stage.home : ledger.flows[owner]?.coordinator)?.own(page)
    default:
      begin(
        Beginning(parent: owner, plainBar: bar, hasStack: hasStack, wait: 1 + step.other / 2 % 2))
    }
  }

  func append(_ tab: UIViewController, to bar: UITabBarController) {
    bar.setViewControllers((bar.viewControllers ?? []) + [tab], animated: false)
  }

  /// Whether whatever appears on a stack is somebody's: of a stack with nothing but a screen of nobody's
  /// the library need not know.
  func isKnown(_ stack: UINavigationController) -> Bool {
    guard let top = stack.topViewController else { return true }
    return !nobodys.contains { $0.object === top }
  }
}
