import UIKit

/// An app's delegate, driven as the system drives it, within the hosting app. The system itself
/// cannot be asked to launch or leave an app from within its tests: these tests are of the order
/// that is documented, and prove nothing about Apple's.
@MainActor final class LaunchedApp {
  private let delegate: any UIApplicationDelegate
  private let application = UIApplication.shared

  init(
    _ delegate: any UIApplicationDelegate, opening link: URL? = nil,
    restoring activity: NSUserActivity? = nil
  ) {
    self.delegate = delegate
    let options = link.map { [UIApplication.LaunchOptionsKey.url: $0] }
    _ = delegate.application?(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application?(application, didFinishLaunchingWithOptions: options)
    if let link { userOpens(link) }
    delegate.applicationDidBecomeActive?(application)
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  func userLeaves() {
    delegate.applicationWillResignActive?(application)
    delegate.applicationDidEnterBackground?(application)
  }

  func userReturns() {
    delegate.applicationWillEnterForeground?(application)
    delegate.applicationDidBecomeActive?(application)
  }

  @discardableResult func userOpens(_ link: URL) -> Bool {
    delegate.application?(application, open: link, options: [:]) ?? false
  }

  func userBeginsSwipeBack(in stack: UINavigationController) { cannotDo(()) }
  func userBeginsSwipeDown(on presented: UIViewController) { cannotDo(()) }
  func userChanges(_ traits: UITraitCollection) { cannotDo(()) }

  func settle() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }
  func terminate() { delegate.applicationWillTerminate?(application) }

  var openedLinks: [URL] { [] }
  var faults: [String] { [] }
}
