import AppHost
import UIKit

/// One running app for a test: a window on screen, on a clock that the test moves.
///
/// Everything else in this suite is UIKit's public API. On a Mac this file alone is another.
@MainActor final class Stage {
  let window: UIWindow
  private let clock = ManualClock()
  private let application: UIApplication

  init(isStrict: Bool = true) {
    let application = UIApplication(clock: clock, isStrict: isStrict)
    self.application = application
    window = Session.$current.withValue(SessionContext(application: application)) {
      application.launch(delegate: EmptyDelegate())
      return UIWindow(frame: UIScreen.main.bounds)
    }
  }

  /// Ends the app, with whatever still moves.
  isolated deinit { run { application.terminate() } }

  /// Runs code as the app's.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Session.$current.withValue(
      SessionContext(application: application), operation: body)
  }

  /// Puts a root controller on screen.
  func show(_ root: UIViewController) {
    run {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  /// The window gets room for columns, or loses it.
  func makeWide(_ isWide: Bool) {
    run { application.use(UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact)) }
  }

  /// Lets `seconds` pass.
  func pass(_ seconds: TimeInterval) { clock.advance(by: seconds) }

  /// Lets everything that moves come to rest.
  func settle() { clock.runUntilIdle() }

  /// What UIKit warned of, in its own words; exceptions too, which on iOS would end the process.
  var faults: [String] { application.faults.map(\.message) }

  private final class EmptyDelegate: NSObject, UIApplicationDelegate {}
}
