/// A view that the user acts on, and that tells of it by running the app's actions.
///
/// Its actions are retained until they are removed or the control goes; an action's closure that
/// holds the control must do so weakly.
@MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
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

  private var handlers = ControlHandlers()

  /// Nil for nearly all.
  final var controlExtras: ControlExtras?

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
  open var allControlEvents: Event {
    (controlExtras?.targets ?? []).reduce(handlers.events) { $0.union($1.events) }
  }

  /// Calls `iterator` for each action, then for each target, with the events it is for.
  ///
  /// - Parameter iterator: stops the enumeration when it sets its last argument to true.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers.all where !stop { iterator(handler.action, nil, handler.events, &stop) }
    for kept in controlExtras?.targets ?? [] where !stop {
      iterator(nil, (kept.target, kept.action), kept.events, &stop)
    }
  }

  /// Runs the actions for the events, each by `sendAction(_:)`, in the order in which they were
  /// added. Those added or removed meanwhile make no difference.
  open func sendActions(for controlEvents: Event) {
    for action in handlers.actions(for: controlEvents) { sendAction(action) }
    for target in controlExtras?.targets ?? [] where !target.events.isDisjoint(with: controlEvents)
    {
      sendAction(target.action, to: target.target, for: nil)
    }
  }

  /// Called for every target that an action is for. Linux has no selectors: a subclass can do here
  /// what the target would.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    window?.application.record(
      Fault(
        kind: .warning,
        message: "\(type(of: self)) cannot call \(action.name): there are no selectors on Linux. "
          + "Use addAction(_:for:)."))
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
    // The tap opens the menu, and is no tap.
    if showsMenuAsPrimaryAction, let menu = contextMenuInteraction, menu.userOpen() { return }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// Runs a touch from `.touchDown` to the moment when `lifted` says what it did.
  func touch(_ lifted: () -> Void) -> Bool {
    guard answersUser else { return false }
    let finger = HostTouch(on: self)
    let tracks = beginTracking(finger, with: nil)
    isTracking = tracks
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    guard tracks else { return true }
    // What the touch-down did may have taken the control away from under the finger, and so may a
    // recognizer of the control's own.
    guard answersUser, !isTouchTaken() else {
      cancelTracking(with: nil)
      sendActions(for: .touchCancel)
      return true
    }
    finger.hostPhase = .ended
    endTracking(finger, with: nil)
    lifted()
    return true
  }

  private func isTouchTaken() -> Bool {
    guard gestureRecognizers != nil, hearsTaps else { return false }
    let arena = GestureArena(.tap(count: 1), on: self, alone: true)
    return arena.play() && arena.winners.contains(where: \.cancelsTouchesInView)
  }

  // MARK: Tracking

  /// The finger is down: false when the control does not want to hear more of it, and no tap follows.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: a host's finger does not move on a control.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Menu

  /// The control's menu. A subclass overrides it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The control's middle: a host shows a menu where it likes.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
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
