/// The surface that a session is shown on.
@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// In points. Nothing is laid out by it: a host shows the same screen on a phone and on a desk.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { 2 }
  open var nativeScale: CGFloat { scale }
  open var mirrored: UIScreen? { nil }
  open var isCaptured: Bool { false }
  open var maximumFramesPerSecond: Int { 60 }
  /// Kept without effect, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// Kept without effect.
  open var wantsSoftwareDimming = false
  open var coordinateSpace: any UICoordinateSpace { space }
  open var fixedCoordinateSpace: any UICoordinateSpace { space }
  private lazy var space = ScreenSpace(bounds)

  open var traitCollection: UITraitCollection { hostTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the host's screen is like. Set by a host; `UIApplication.use(_:)` tells the app of it.
  var hostTraits = UITraitCollection.screen

  /// The running session's screen.
  open class var main: UIScreen { Session.requireApplication(for: "UIScreen.main").screen }

  // Never posted.
  nonisolated public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  nonisolated public static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
}

/// The coordinates of the whole screen.
private final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(_ bounds: CGRect) { self.bounds = bounds }
}
