import AppHost
import UIKit

/// A session of an app of one screen, made by the test.
@MainActor final class Stage {
  let session: AppSession
  let clock = ManualClock()
  let root: Screen
  var tree: AccessibilityTree { session.tree }

  init(_ title: String = "Home", _ fill: @escaping (Screen) -> Void = { _ in }) throws {
    let root = Screen(title, fill)
    self.root = root
    session = try AppSession(
      app: App(name: "Test") { _ in Delegate(UINavigationController(rootViewController: root)) },
      clock: .manual(clock), isStrict: true)
  }

  /// The only node of that label, of any role but texts that repeat it.
  func node(_ label: String) -> AccessibilityNode? {
    tree.root.first { $0.label == label && $0.role != .title }
  }

  @discardableResult func tap(_ label: String) -> EventOutcome {
    perform(.tap(node(label)?.id ?? "nothing"))
  }

  /// Does it, and lets everything that moves come to rest.
  @discardableResult func perform(_ event: UserEvent) -> EventOutcome {
    defer { clock.runUntilIdle() }
    return session.perform(event)
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let root: UIViewController

    init(_ root: UIViewController) { self.root = root }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }
}
