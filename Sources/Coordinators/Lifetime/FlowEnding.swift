/// How a flow has ended.
public enum FlowEnding: String, Codable, Sendable {
  /// It said that it is done.
  case finished
  /// It gave up, or whoever ran it withdrew it: the task that waited for it was cancelled, or a link that could not
  /// go on took it back. Or it was never shown: its first request was refused, merged or replaced.
  case cancelled
  /// Its screens were left: back, a swipe, a jump further up, a root swapped, a link that led elsewhere.
  case left
  /// The flow that it ran within has ended, or has let go of it: by `popCoordinator`, or by taking it out of
  /// `childCoordinators`. Or, of the first, the app has let go of it.
  case parentEnded
}
