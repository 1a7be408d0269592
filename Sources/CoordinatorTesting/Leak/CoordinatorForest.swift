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
    var found = Self.coordinators(heldBy: keepers)
    if found.isEmpty {
      let reach = Reach(from: keepers, depth: 2) { !($0 is Coordinator) && !($0 is UIResponder) }
      found = reach.objects.compactMap { $0 as? Coordinator }
    }
    let children = Set(found.flatMap { Self.all(from: $0).dropFirst() }.map(ObjectIdentifier.init))
    roots = found.filter { !children.contains(ObjectIdentifier($0)) }
      .sorted { "\(type(of: $0))" < "\(type(of: $1))" }
  }

  private static func coordinators(heldBy keepers: [AnyObject]) -> [Coordinator] {
    var found: [Coordinator] = []
    for object in keepers + keepers.flatMap({ References().held(by: $0).map(\.object) }) {
      guard let coordinator = object as? Coordinator else { continue }
      if !found.contains(where: { $0 === coordinator }) { found.append(coordinator) }
    }
    return found
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
