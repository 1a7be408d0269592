import AppHost
import UIKit

/// An app whose screen is looked at, as its users would.
@MainActor struct SeenApp {
  private let session: AppSession
  private let delegate: Delegate

  init(_ root: UIViewController) throws {
    let delegate = Delegate(root)
    self.delegate = delegate
    session = try AppSession(
      app: App(name: "Test") { _ in delegate }, clock: .manual(ManualClock()), isStrict: true)
  }

  /// Runs code as the app's.
  func run<Result>(_ body: () -> Result) -> Result {
    Session.$current.withValue(
      SessionContext(application: session.application), operation: body)
  }

  var titles: [String] { labels(of: .title) }
  var prompts: [String] { labels(of: .prompt) }
  var buttons: [String] { labels(of: .button) }
  var backButtons: [String] { labels(of: .backButton) }
  var tabs: [String] { labels(of: .tab) }

  private func labels(of role: AccessibilityRole) -> [String] {
    session.tree.root.all { $0.role == role }.map(\.label)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let root: UIViewController
    var window: UIWindow?

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
