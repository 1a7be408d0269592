import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// What there is, as UIKit says.
extension FuzzWorld {
  /// The roots and what is presented above each, the lowest first.
  var layers: [UIViewController] {
    windows.compactMap(\.rootViewController).flatMap(layers)
  }

  func layers(over root: UIViewController) -> [UIViewController] {
    Array(sequence(first: root) { $0.presentedViewController })
  }

  /// All that can be reached, what lies beneath first.
  var controllers: [UIViewController] { layers.flatMap(contents) }

  /// A controller and what it holds.
  func contents(of controller: UIViewController) -> [UIViewController] {
    [controller] + FuzzWorld.held(by: controller).flatMap(contents)
  }

  static func held(by controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let stack as UINavigationController:
      // A collapsed split view puts its columns on the stack of the first.
      stack.viewControllers.filter { !($0 is UINavigationController) }
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    case let split as UISplitViewController: columns.compactMap(split.viewController)
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: []
    }
  }

  /// A split view keeps them also while they are hidden, or have been gone back from.
  static let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

  func stack(_ step: FuzzStep) -> UINavigationController {
    let stacks = controllers.compactMap { $0 as? UINavigationController }
    return stacks[step.one % stacks.count]
  }

  func flow(_ step: FuzzStep) -> (Int, Errand)? {
    let running = ledger.flows.filter {
      $0.value.hasStarted && $0.value.ends == 0 && !$0.value.wasEndedByCode
        && $0.value.coordinator != nil
    }.keys.sorted()
    guard !running.isEmpty else { return nil }
    let number = running[step.other % running.count]
    return ledger.flows[number]?.coordinator.map { (number, $0) }
  }

  /// Whether nothing moves.
  var isAtRest: Bool {
    !isFingerDown && !stage.user.session.isTransitioning
      && layers.allSatisfy { $0.transitionCoordinator == nil }
  }

  /// What lies on screen, a bracket for each container and a star for the chosen tab, and the flows that
  /// run.
  var description: String {
    func text(_ controller: UIViewController) -> String {
      let inner = FuzzWorld.held(by: controller)
      let bar = controller.parent as? UITabBarController
      let isChosen = bar?.selectedViewController === controller
      let owner = (isChosen ? "*" : "") + (ledger.owner(of: controller).map { "\($0)" } ?? "")
      return inner.isEmpty ? owner : "\(owner)(\(inner.map(text).joined(separator: " ")))"
    }
    func flows(_ coordinator: Coordinator) -> String {
      let inner = coordinator.childCoordinators.map(flows).joined(separator: " ")
      return "\((coordinator as? Errand)?.name ?? "")" + (inner.isEmpty ? "" : "(\(inner))")
    }
    return layers.map(text).joined(separator: " | ") + "; " + flows(stage.home)
  }
}
