import UIKit

/// The empty app that hosts the tests.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
