import AppHost
import Coordinators
import UIKit

/// The coordinators that run in a session: those that its delegates and its window's root keep
/// themselves, or else in an object of theirs, and their children.
@MainActor struct CoordinatorForest {
  /// Those that are nobody's children.
  let roots: [Coordinator]

  init(_ session: AppSession) {
    let application = session.application
    var keepers: [AnyObject] = []
    if let delegate = application.delegate { keepers.append(delegate) }
    for scene in application.connectedScenes {
      if let delegate = scene.delegate { keepers.append(delegate) }
    }
    for case let scene as UIWindowScene in application.connectedScenes {
      keepers += scene.windows.compactMap(\.rootViewController).filter(Self.isOfTheApp)
    }
    var found = Self.coordinators(near: keepers, depth: 1)
    if found.isEmpty { found = Self.coordinators(near: keepers, depth: 2) }
    let children = Set(found.flatMap { Self.all(from: $0).dropFirst() }.map(ObjectIdentifier.init))
    roots = found.filter { !children.contains(ObjectIdentifier($0)) }
      .sorted { "\(type(of: $0))" < "\(type(of: $1))" }
  }

  private static func coordinators(near keepers: [AnyObject], depth: Int) -> [Coordinator] {
    let reach = Reach(from: keepers, depth: depth) { !($0 is Coordinator) && !($0 is UIResponder) }
    return reach.objects.compactMap { $0 as? Coordinator }
  }

  /// UIKit's own containers keep no coordinators, and to look through them would be most of the work.
  private static func isOfTheApp(_ root: UIViewController) -> Bool {
    !ownContainers.contains { type(of: root) == $0 }
  }

  private static let ownContainers: [UIViewController.Type] = [
    UINavigationController.self, UITabBarController.self, UISplitViewController.self,
  ]

  /// Each before its children.
  var all: [Coordinator] { roots.flatMap(Self.all(from:)) }

  /// Each with those that it runs within, from the root on.
  var chains: [[Coordinator]] { roots.flatMap { Self.chains(from: [$0]) } }

  private static func chains(from chain: [Coordinator]) -> [[Coordinator]] {
    [chain] + (chain.last?.childCoordinators ?? []).flatMap { chains(from: chain + [$0]) }
  }

  /// `AppCoordinator(BuyCoordinator(SignInCoordinator))`.
  var description: String { roots.map(Self.description(of:)).joined(separator: " ") }

  private static func all(from coordinator: Coordinator) -> [Coordinator] {
    [coordinator] + coordinator.childCoordinators.flatMap(all(from:))
  }

  private static func description(of coordinator: Coordinator) -> String {
    let children = coordinator.childCoordinators.map(description(of:)).joined(separator: " ")
    return "\(type(of: coordinator))" + (children.isEmpty ? "" : "(\(children))")
  }
}
