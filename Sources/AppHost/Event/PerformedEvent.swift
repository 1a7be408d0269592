/// Something that a user did, and what they saw as they did it.
public struct PerformedEvent: Sendable {
  public let event: UserEvent
  public let tree: AccessibilityTree
  /// Whether it was done while a transition ran.
  public let isQuick: Bool
}
