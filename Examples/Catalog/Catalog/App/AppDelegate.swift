package import UIKit

/// The delegate of one session.
@MainActor package func makeCatalogDelegate() -> any UIApplicationDelegate { AppDelegate() }

/// Starts the app: one window, and the coordinator that owns everything in it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let appCoordinator = AppCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    appCoordinator.start()
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = appCoordinator.rootViewController
    window.makeKeyAndVisible()
    return true
  }
}
