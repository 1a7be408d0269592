import Coordinators
import UIKit

/// Starts the app: one window, and the coordinator that owns everything in it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let appCoordinator: AppCoordinator

  init(settings: Settings) {
    appCoordinator = AppCoordinator(settings: settings)
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    appCoordinator.start(.root(of: window))
    window.makeKeyAndVisible()
    return true
  }
}
