public import UIKit

/// Starts the app: one window, and the coordinator that owns everything in it.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  private let appCoordinator: AppCoordinator

  /// - Parameter book: what has been written down so far.
  public init(book: NoteBook) {
    appCoordinator = AppCoordinator(book: book)
    super.init()
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    appCoordinator.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = appCoordinator.rootViewController
    window?.makeKeyAndVisible()
    return true
  }
}
