import AppHost
import UIKit

/// One running app for a test: a window on screen, on a clock that the test moves.
///
/// Everything outside this folder is UIKit's public API. On a Mac, what stands for the host is
/// other files.
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

  /// A window with views on it, and without controllers.
  convenience init(showing views: UIView...) {
    self.init()
    run { window.isHidden = false }
    for view in views { add(view) }
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

  /// Puts a view on screen.
  func add(_ view: UIView) {
    run {
      window.isHidden = false
      window.addSubview(view)
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

  /// The exceptions alone.
  var exceptions: [String] { application.faults.filter { $0.kind == .exception }.map(\.message) }

  /// The menu that is open.
  var openMenu: SeenMenu? { application.openMenu.map(SeenMenu.init) }

  /// Where the keyboard types.
  var firstResponder: UIResponder? { window.firstResponder }

  /// Whether `action` changes what is on screen.
  func changes(with action: () -> Void) -> Bool {
    let heard = application.onContentChange
    defer { application.onContentChange = heard }
    var hasChanged = false
    application.onContentChange = { _ in hasChanged = true }
    action()
    return hasChanged
  }

  private final class EmptyDelegate: NSObject, UIApplicationDelegate {}
}
