/// A change of a stack that waits for the transition that runs.
struct WaitingChange {
  var change: StackChange
  let isAnimated: Bool
  /// Keeps the `CATransaction` waiting in which it was asked for.
  let hold: AnimationHold?
}
