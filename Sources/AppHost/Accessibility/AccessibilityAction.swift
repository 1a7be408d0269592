/// Something that a user can do to a node.
public enum AccessibilityAction: String, Codable, Sendable {
  /// Buttons, rows, links, back buttons, tabs, tappable views.
  case tap
  /// Text fields: replace what is written there.
  case type
  /// Text fields: press the return key.
  case submit
  /// Lists with more rows than they show: bring up more of them.
  case scroll
}
