/// An object that can respond to events: a view, a view controller, a window, the application.
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next responder in the chain: for a view its controller or its superview, for a controller
  /// its view's superview or its presenter, for the window its application.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this object the first responder of its window.
  ///
  /// - Returns: false when it is in no window, cannot become one, or the present first responder
  ///   does not give way.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  private var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = (current as? UIView)?.window { return window }
      if let window = (current as? UIViewController)?.viewIfLoaded?.window { return window }
      responder = current.next
    }
    return nil
  }
}
