/// A tab or column that a place lies in.
public struct SavedTab: Hashable, Codable, Sendable {
  /// Which of the tab bars and split views it is that the flow has shown, in the order in which they lie, and after those
  /// of the tab bars that came with one of its screens, as in a column.
  public var container: Int
  /// Which tab of it, or which column.
  public var index: Int

  /// Both are counted from 0.
  public init(container: Int, index: Int) {
    self.container = container
    self.index = index
  }
}
