/// Where code has scrolled a list to. A host that scrolls by itself goes there once for each `count` of a
/// list, and leaves the list to the user afterwards.
public struct ScrolledList: Codable, Equatable, Sendable {
  public var list: NodeID
  /// How often code has scrolled the list.
  public var count: Int
  /// What is to be seen: a row, a cell, a section for its header, or the list for its beginning.
  public var target: NodeID
  /// Where in what can be seen of the list.
  public var position: Position
  /// The way that the target's neighbours stand.
  public var axis: AccessibilityNode.Axis
  public var isAnimated: Bool

  public enum Position: String, Codable, Sendable {
    case start, center, end
    /// As little as will do.
    case nearest
  }

  public init(
    list: NodeID, count: Int = 1, target: NodeID, position: Position = .nearest,
    axis: AccessibilityNode.Axis = .vertical, isAnimated: Bool = false
  ) {
    self.list = list
    self.count = count
    self.target = target
    self.position = position
    self.axis = axis
    self.isAnimated = isAnimated
  }
}
