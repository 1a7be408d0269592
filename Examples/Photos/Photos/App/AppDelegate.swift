import UIKit

/// Starts the app: one window, and the coordinator that owns everything in it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private let library: any PhotoLibrary
  private let store: Store
  private var appCoordinator: AppCoordinator?

  init(library: any PhotoLibrary, store: Store) {
    self.library = library
    self.store = store
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let appCoordinator = AppCoordinator(library: library, store: store)
    self.appCoordinator = appCoordinator
    appCoordinator.start()

    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = appCoordinator.rootViewController
    window.makeKeyAndVisible()
    return true
  }
}
