/// Decides which of the recognizers that a gesture reaches recognize it: those of the view and of
/// the views around it, the innermost first.
@MainActor final class GestureArena {
  let gesture: UserGesture
  private let view: UIView
  private var contenders: [UIGestureRecognizer] = []
  private var played: [UIGestureRecognizer] = []
  /// Those that have recognized it.
  private(set) var winners: [UIGestureRecognizer] = []

  init(_ gesture: UserGesture, on view: UIView, alone: Bool = false) {
    self.gesture = gesture
    self.view = view
    let touch = HostTouch(on: view)
    var reached: UIView? = view
    while let current = reached {
      contenders += (current.gestureRecognizers ?? []).filter { $0.receives(touch) }
      reached = alone ? nil : current.superview
    }
  }

  /// - Returns: whether anybody has recognized the gesture.
  func play() -> Bool {
    for recognizer in contenders { play(recognizer) }
    for recognizer in contenders { recognizer.leaveArena() }
    return !winners.isEmpty
  }

  /// Touches reach a recognizer after those that it waits for.
  private func play(_ recognizer: UIGestureRecognizer) {
    guard !played.contains(recognizer) else { return }
    played.append(recognizer)
    for other in contenders where recognizer.waits(for: other) { play(other) }
    recognizer.arena = self
    let event = UIEvent()
    let touch = HostTouch(on: view)
    let phases: [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] = [
      (.began, recognizer.touchesBegan), (.moved, recognizer.touchesMoved),
      (.ended, recognizer.touchesEnded),
    ]
    for (phase, touches) in phases where phase != .moved || gesture.translation != .zero {
      touch.hostPhase = phase
      touches([touch], event)
    }
  }

  /// Whether the recognizer may recognize the gesture: nobody that it waits for and nobody that
  /// prevents it has, and neither its view nor its delegate forbids it.
  func admits(_ recognizer: UIGestureRecognizer) -> Bool {
    let isPrevented = winners.contains { winner in
      recognizer.waits(for: winner) || winner.excludes(recognizer)
    }
    return !isPrevented && recognizer.mayBegin
  }

  func note(_ winner: UIGestureRecognizer) {
    if !winners.contains(winner) { winners.append(winner) }
  }
}

extension UIGestureRecognizer {
  fileprivate func receives(_ touch: UITouch) -> Bool {
    isEnabled && state == .possible
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether this one recognizes nothing unless the other has failed.
  fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    return requiredToFail.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether the other fails because this one has recognized the gesture.
  fileprivate func excludes(_ other: UIGestureRecognizer) -> Bool {
    let areTogether =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !areTogether && canPrevent(other) && other.canBePrevented(by: self)
  }
}
