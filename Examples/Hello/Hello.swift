import AppHost
import CoordinatorTesting
import Coordinators
import UIKit

final class GreetingCoordinator: Coordinator {
  let navigationController = UINavigationController()

  override func start() {
    show("Hello", action: UIAction(title: "Leave") { [weak self] _ in self?.show("Goodbye") })
  }

  private func show(_ title: String, action: UIAction? = nil) {
    let screen = UIViewController()
    screen.title = title
    screen.navigationItem.rightBarButtonItem = action.map { UIBarButtonItem(primaryAction: $0) }
    navigationController.pushViewController(screen, animated: true)
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = GreetingCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    coordinator.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = coordinator.navigationController
    window?.makeKeyAndVisible()
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
