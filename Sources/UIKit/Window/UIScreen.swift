/// The surface that a session is shown on.
@MainActor open class UIScreen: NSObject {
  /// In points. Nothing is laid out by it: a host shows the same screen on a phone and on a desk.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 2 }

  /// The running session's screen.
  open class var main: UIScreen { Session.requireApplication(for: "UIScreen.main").screen }
}
