import AppHost
import CoordinatorTesting
import Coordinators
import UIKit

final class GreetingCoordinator: Coordinator {
  override func start() {
    greet("Hello", action: UIAction(title: "Leave") { [weak self] _ in self?.greet("Goodbye") })
  }

  private func greet(_ title: String, action: UIAction? = nil) {
    let screen = UIViewController()
    screen.title = title
    screen.navigationItem.rightBarButtonItem = action.map { UIBarButtonItem(primaryAction: $0) }
    show(screen)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = GreetingCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    coordinator.start(.root(of: window))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@main @MainActor enum Hello {
  static func main() throws { print(try visit()) }

  static func visit() throws -> String {
    let user = try VirtualUser(running: App(name: "Hello") { _ in AppDelegate() })
    let first = user.screen
    try user.tap("Leave")
    return "\(first)\n\(user.screen)"
  }
}
