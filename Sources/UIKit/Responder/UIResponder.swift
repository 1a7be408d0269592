/// An object that can respond to events: a view, a view controller, a window, the application.
@MainActor open class UIResponder: NSObject, UIUserActivityRestoring, UIResponderStandardEditActions
{
  /// Nil for nearly all; a subclass's own kind of extras where it has one.
  final var extras: ResponderExtras?

  public override init() {
    super.init()
    if Self.countings > 0 { Session.current?.application.onMake?(self) }
  }

  /// How many in this process follow what their sessions make (`UIApplication.onMake`). While nobody
  /// does, making a responder does not even ask which session it is in.
  package static var countings = 0

  /// The next responder in the chain: for a view its controller or its superview, for a controller
  /// its view's superview or its presenter, for the window its scene, then the application and its
  /// delegate.
  open var next: UIResponder? { nil }

  // MARK: First responder

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

  /// Whose first responder this object can be.
  var responderWindow: UIWindow? { next?.responderWindow }

  // MARK: Touches and keys

  // Hosts act on what is on screen and do not touch it: none is called by UIKit here. What an app calls
  // goes up the chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Commands

  /// False: nothing can be called by its name on Linux. A subclass answers for its own.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first in the chain that says it can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  open func validate(_ command: UICommand) {}
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The nearest one up the chain; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Input

  // Kept as what an app says: a host has a keyboard of its own.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var textInputContextIdentifier: String? { nil }
  open func reloadInputViews() {}

  /// Called by nobody: what the gestures of editing do is the host's.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Documents

  // For subclasses that override them and call them from their own initializers: nibs and
  // storyboards cannot be read. Apple declares them for every object.
  @_documentation(visibility: internal) open func awakeFromNib() {}
  @_documentation(visibility: internal) open func prepareForInterfaceBuilder() {}

  // MARK: Activities

  open var userActivity: NSUserActivity? {
    get { extras?.userActivity }
    set {
      madeExtras.userActivity = newValue
      userActivityDidChange()
    }
  }
  package func userActivityDidChange() {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  final var madeExtras: ResponderExtras {
    if let extras { return extras }
    let made = makeExtras()
    extras = made
    return made
  }

  /// A view's and a controller's have room for more.
  func makeExtras() -> ResponderExtras { ResponderExtras() }

  // MARK: Editing

  // Apple declares that a responder may have these; a subclass overrides those that it has.
  @_documentation(visibility: internal) open func cut(_ sender: Any?) {}
  @_documentation(visibility: internal) open func copy(_ sender: Any?) {}
  @_documentation(visibility: internal) open func paste(_ sender: Any?) {}
  @_documentation(visibility: internal) open func select(_ sender: Any?) {}
  @_documentation(visibility: internal) open func selectAll(_ sender: Any?) {}
  @_documentation(visibility: internal) open func delete(_ sender: Any?) {}
  @_documentation(visibility: internal) open func toggleBoldface(_ sender: Any?) {}
  @_documentation(visibility: internal) open func toggleItalics(_ sender: Any?) {}
  @_documentation(visibility: internal) open func toggleUnderline(_ sender: Any?) {}
}
