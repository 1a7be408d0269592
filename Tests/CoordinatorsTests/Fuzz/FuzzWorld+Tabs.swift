import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Tab bars that flows show, and flows in their tabs.
extension FuzzWorld {
  /// A flow that shows a tab bar, with a flow in each tab.
  func beginTabs(_ step: FuzzStep) {
    let bar = UITabBarController()
    let stack = stack(step)
    let animated = step.isAnimated
    begin(
      Beginning(
        presentation: .present(
          from: stage.stack, style: step.other % 2 == 0 ? .fullScreen : .automatic),
        parent: owner(around: stack), container: bar,
        wait: step.other % 5, isAnimated: animated
      ) { [weak self, weak bar] number in
        guard let self, let bar else { return }
        for index in 0..<2 {
          begin(
            Beginning(
              presentation: .tab(of: bar), parent: number, step: .tab("\(index)"),
              wait: (step.other + index) % 5,
              isAnimated: animated))
        }
      })
  }

  func beginInTab(_ step: FuzzStep) {
    guard let bar = tabBar(step), let owner = ledger.owner(of: bar) else { return }
    begin(
      Beginning(
        presentation: .tab(of: bar, isSelected: step.other % 2 == 0), parent: owner,
        screens: 1 + step.other % 2, wait: step.other % 5, isAnimated: step.isAnimated))
  }

  func selectTab(_ step: FuzzStep) {
    guard let bar = tabBar(step), let tabs = bar.viewControllers, !tabs.isEmpty else { return }
    bar.selectedIndex = step.other % tabs.count
  }

  func removeTab(_ step: FuzzStep) {
    guard let bar = tabBar(step), var tabs = bar.viewControllers, !tabs.isEmpty else { return }
    tabs.remove(at: step.other % tabs.count)
    bar.setViewControllers(tabs, animated: step.isAnimated)
  }

  /// The user taps a tab of the topmost layer, be it the one that is chosen.
  func tapTab(_ step: FuzzStep) {
    let tabs = stage.user.session.tree.root.all { $0.role == .tab && $0.actions.contains(.tap) }
    guard !tabs.isEmpty else { return }
    user(.tap(tabs[step.other % tabs.count].id))
  }

  func tabBar(_ step: FuzzStep) -> UITabBarController? {
    let bars = controllers.compactMap { $0 as? UITabBarController }
    return bars.isEmpty ? nil : bars[step.one % bars.count]
  }
}
