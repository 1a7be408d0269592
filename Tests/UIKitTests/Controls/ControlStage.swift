import UIKit

/// A window on screen, in a session of its own, for views without controllers.
@MainActor final class ControlStage {
  let application = UIApplication(clock: StillClock())
  let window: UIWindow
  private(set) var changes = 0

  init(_ views: UIView...) {
    window = Session.enter(application) { UIWindow(frame: .zero) }
    window.isHidden = false
    for view in views { window.addSubview(view) }
    application.onContentChange = { [weak self] in self?.changes += 1 }
  }

  /// Whether `action` changes what is on screen.
  func changes(with action: () -> Void) -> Bool {
    let before = changes
    action()
    return changes > before
  }

  /// Runs code of the stage's session.
  func run<Result>(_ body: () -> Result) -> Result { Session.enter(application, body) }

  private final class StillClock: HostClock {
    let now: TimeInterval = 0
    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {}
  }
}

/// What happened, in order.
@MainActor final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func action(_ line: String) -> UIAction { UIAction { [self] _ in note(line) } }
}
