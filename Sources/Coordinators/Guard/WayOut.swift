/// A way out of a flow that its user takes, or a link.
public enum WayOut: String, CaseIterable, Codable, Sendable {
  /// A tap on the back button.
  case backButton
  /// A finger that begins to swipe back. It may still turn back.
  case swipeBack
  /// Of a sheet; or a tap outside a popover, which dismisses it.
  case swipeDown
  /// To another tab, by a tap or by a link, which keeps all that is in this one: the flow does not end.
  case tab
  /// Back to the first screen of the tab that is chosen, by a tap on that.
  case sameTab
  /// By a link that ends the flow, or takes away what it has presented on the way to another tab.
  case link
}
