/// A view that the user acts on, and that tells of it by running the app's actions.
///
/// Its actions are retained until they are removed or the control goes; an action's closure that
/// holds the control must do so weakly.
@MainActor open class UIControl: UIView {
  open var isEnabled = true { didSet { stateDidChange(from: oldValue, to: isEnabled) } }
  open var isSelected = false { didSet { stateDidChange(from: oldValue, to: isSelected) } }
  open var isHighlighted = false { didSet { stateDidChange(from: oldValue, to: isHighlighted) } }

  /// Every state that holds now; `normal`, which is empty, when none does.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// True while a touch that began in the control lasts.
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  // Kept without effect: where content stands is the host's.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// Whether a tap opens the control's menu instead of being a tap.
  open var showsMenuAsPrimaryAction = false { didSet { contentDidChange() } }
  open var toolTip: String? { didSet { contentDidChange() } }

  private var handlers = ControlHandlers()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// - Parameter primaryAction: runs on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Actions

  /// Runs `action` whenever one of the events occurs, after the actions added before it. An action
  /// with the identifier of one that the control has for an event takes its place there.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    handlers.remove(actionIdentifier, for: events)
  }

  /// Every event that the control has an action for.
  open var allControlEvents: Event { handlers.events }

  /// Calls `iterator` for each action with the events it is for. There are no targets with
  /// selectors on Linux, so the second argument is always nil.
  ///
  /// - Parameter iterator: stops the enumeration when it sets its last argument to true.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers.all where !stop { iterator(handler.action, nil, handler.events, &stop) }
  }

  /// Runs the actions for the events, each by `sendAction(_:)`, in the order in which they were
  /// added. Those added or removed meanwhile make no difference.
  open func sendActions(for controlEvents: Event) {
    for action in handlers.actions(for: controlEvents) { sendAction(action) }
  }

  /// Called for every action that runs, with the control as its sender; a subclass can watch or
  /// stop it here.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  // MARK: The user

  /// Whether the user can act on the control now (rows U1 and U7).
  package var answersUser: Bool { isEnabled && answersTouches }

  /// The user puts a finger on the control and lifts it there.
  ///
  /// - Returns: false when the control does not answer; then nothing was sent.
  @discardableResult package func userTap() -> Bool {
    touch { performTap() }
  }

  /// What a tap on the control does, once the finger is lifted.
  func performTap() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// Runs a touch from `.touchDown` to the moment when `lifted` says what it did.
  func touch(_ lifted: () -> Void) -> Bool {
    guard answersUser else { return false }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    // What the touch-down did may have taken the control away from under the finger.
    guard answersUser else {
      sendActions(for: .touchCancel)
      return true
    }
    lifted()
    return true
  }

  // MARK: Changes

  private func stateDidChange(from old: Bool, to new: Bool) {
    guard old != new else { return }
    stateDidChange()
    contentDidChange()
  }

  /// `isEnabled`, `isSelected` or `isHighlighted` has another value.
  func stateDidChange() {}
}
