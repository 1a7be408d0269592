/// Something that somebody has written down.
public struct Note: Hashable, Sendable {
  public var title: String
  public var text: String

  public init(title: String, text: String = "") {
    self.title = title
    self.text = text
  }
}
