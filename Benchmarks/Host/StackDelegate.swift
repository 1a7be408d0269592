import UIKit

/// An app that is one stack of screens.
final class StackDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let start: (UINavigationController) -> Void

  /// - Parameter start: shows the first screen.
  init(_ start: @escaping (UINavigationController) -> Void) {
    self.start = start
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let stack = UINavigationController()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    start(stack)
    return true
  }
}
