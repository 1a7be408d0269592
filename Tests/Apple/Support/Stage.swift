import UIKit

/// A window of the hosting app for a test. Not run yet: see Tests/Apple/README.md.
@MainActor final class Stage {
  let window: UIWindow
  /// The reasons of exceptions that were raised. What UIKit prints cannot be heard.
  private(set) var faults: [String] = []

  /// - Parameter isStrict: Apple's UIKit has no such mode.
  init(isStrict: Bool = true) {
    let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      .first
    window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
  }

  convenience init(showing views: UIView...) {
    self.init()
    run { window.isHidden = false }
    for view in views { add(view) }
  }

  isolated deinit {
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    window.isHidden = true
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    var result: Swift.Result<Result, any Error>?
    let exception = withoutActuallyEscaping(body) { body in
      catchingException { result = Swift.Result { try body() } }
    }
    if let exception { faults.append(exception.reason ?? exception.name.rawValue) }
    guard let result else { fatalError("An exception ended code that had to give a value") }
    return try Self.rethrow(result, body)
  }

  func show(_ root: UIViewController) {
    run {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  func add(_ view: UIView) {
    run {
      window.isHidden = false
      window.addSubview(view)
    }
  }

  func makeWide(_ isWide: Bool) { cannotDo(()) }

  func pass(_ seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  /// Waits until nothing moves: longer than any of UIKit's transitions takes.
  func settle() { pass(1) }

  var exceptions: [String] { faults }
  var openMenu: SeenMenu? { cannotDo(nil) }
  var firstResponder: UIResponder? { Self.firstResponder(in: window) }
  func changes(with action: () -> Void) -> Bool {
    action()
    return cannotDo(false)
  }

  private static func firstResponder(in view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
  }

  private static func rethrow<Result>(
    _ result: Swift.Result<Result, any Error>, _ body: () throws -> Result
  ) rethrows -> Result {
    switch result {
    case .success(let value): return value
    case .failure: return try body()
    }
  }
}
