/// A dismissal that waits for the presentation that still moves.
struct WaitingDismissal {
  let isAnimated: Bool
  let completion: (() -> Void)?
  /// Keeps the `CATransaction` waiting in which it was asked for.
  let hold: AnimationHold?
}
