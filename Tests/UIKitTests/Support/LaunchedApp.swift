import AppHost
import UIKit

/// An app that was started as the system does, through its application delegate.
@MainActor final class LaunchedApp {
  private let application: UIApplication
  private let clock = ManualClock()

  init(
    _ delegate: any UIApplicationDelegate, opening link: URL? = nil,
    restoring activity: NSUserActivity? = nil
  ) {
    application = UIApplication(clock: clock, isStrict: true)
    run { application.launch(delegate: delegate, opening: link, restoring: activity) }
    clock.runUntilIdle()
  }

  /// Runs code as the app's.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Session.$current.withValue(SessionContext(application: application), operation: body)
  }

  func userBeginsSwipeBack(in stack: UINavigationController) {
    run { _ = stack.userBeginSwipeBack() }
  }

  func userBeginsSwipeDown(on presented: UIViewController) {
    run { _ = presented.presentationController?.userBeginSwipeDown() }
  }

  func userLeaves() { run { _ = application.leave() } }
  func userReturns() { run { _ = application.comeBack() } }

  /// - Returns: whether the app hears of such links.
  @discardableResult func userOpens(_ link: URL) -> Bool { run { application.open(link: link) } }

  /// The user makes the screen another: dark, or wide, or with larger text.
  func userChanges(_ traits: UITraitCollection) { run { application.use(traits) } }

  /// What the app asked the system to open.
  var openedLinks: [URL] { application.openedLinks }

  /// Lets everything that is due happen.
  func settle() { clock.runUntilIdle() }

  /// Ends the app.
  func terminate() { run { application.terminate() } }

  var faults: [String] { application.faults.map(\.message) }
}
