/// How a flow has ended.
public enum FlowEnding: String, Codable, Sendable {
  /// It said that it is done.
  case finished
  /// It gave up, or the task that waited for it was cancelled.
  case cancelled
  /// Its screens were left: back, a swipe, a jump further up, a root swapped.
  case left
  /// The flow that it ran within has ended.
  case parentEnded
}
