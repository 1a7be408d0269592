/// A change of a stack that waits for the transition that runs.
struct WaitingChange {
  var change: StackChange
  /// What the stack is with it.
  var list: [UIViewController]
  let isAnimated: Bool
  /// Keeps the `CATransaction` waiting in which it was asked for.
  let hold: AnimationHold?
}
