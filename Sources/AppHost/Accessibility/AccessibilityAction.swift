/// Something that a user can do to a node.
public enum AccessibilityAction: String, Codable, Sendable {
  /// Buttons, rows, cells, links, back buttons, tabs, segments, options, menu items, tappable views.
  case tap
  /// Whatever has a context menu, or hears a long press.
  case longPress
  /// Text fields: replace what is written there.
  case type
  /// Text fields: press the return key.
  case submit
  /// Lists with more rows than they show: bring up more of them.
  case scroll
  /// Lists with more rows before those that they show.
  case scrollBack
  /// Lists that the user can pull to have them loaded anew.
  case refresh
  /// Sliders, page controls: move to another value of the node's range.
  case adjust
  /// Date pickers: choose another date.
  case pick
  /// Page views, and views that hear a swipe: swipe across them.
  case swipe
}
