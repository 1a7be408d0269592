import Coordinators
import UIKit

/// An app's first flow, which brings the stack along that it is on.
@MainActor protocol FirstFlow: Coordinator {
  var stack: UINavigationController { get }
}

/// Starts an app's first flow, in a window.
final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let root: any FirstFlow

  init(_ root: any FirstFlow) {
    self.root = root
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    root.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root.stack
    window?.makeKeyAndVisible()
    return true
  }
}
