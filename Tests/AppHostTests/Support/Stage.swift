import AppHost
import UIKit

/// A session of an app of one screen, made by the test.
@MainActor final class Stage {
  let session: AppSession
  let clock = ManualClock()
  let root: Screen
  var tree: AccessibilityTree { session.tree }

  convenience init(_ title: String = "Home", _ fill: @escaping (Screen) -> Void = { _ in }) throws {
    let root = Screen(title, fill)
    try self.init(root: UINavigationController(rootViewController: root), screen: root)
  }

  /// - Parameters:
  ///   - root: what fills the window.
  ///   - screen: the screen that the test looks at, if it is one.
  init(
    root: UIViewController, screen: Screen = Screen("Unused"), width: App.Device.Width = .compact
  ) throws {
    self.root = screen
    session = try AppSession(
      app: App(name: "Test") { _ in Delegate(root) },
      device: App.Device(id: "test", width: width), clock: .manual(clock), isStrict: true)
  }

  /// The only node of that label, of any role but texts that repeat it.
  func node(_ label: String) -> AccessibilityNode? {
    tree.root.first { $0.label == label && $0.role != .title }
  }

  @discardableResult func tap(_ label: String) -> EventOutcome {
    perform(.tap(node(label)?.id ?? "nothing"))
  }

  @discardableResult func tapTab(_ label: String) -> EventOutcome {
    let tab = tree.root.first { $0.role == .tab && $0.label == label }
    return perform(.tap(tab?.id ?? "nothing"))
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
