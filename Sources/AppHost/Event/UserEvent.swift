public import Foundation

/// What a user does. Every host hands it to its session through the same door.
public enum UserEvent: Codable, Equatable, Sendable {
  /// A button, a row, a bar button, the back button, a tab, a segment, an option, a menu item.
  case tap(NodeID)
  /// A finger that stays: opens the context menu where there is one.
  case longPress(NodeID)
  /// Replaces a field's text, as a person does by typing.
  case type(NodeID, text: String)
  /// The return key in a field.
  case submit(NodeID)
  /// Brings up more of a list.
  case scroll(NodeID)
  /// Brings up what stands before what a list shows.
  case scrollBack(NodeID)
  /// A list pulled down, to have it loaded anew.
  case refresh(NodeID)
  /// A slider or a page control moved to a value of its range.
  case adjust(NodeID, to: Double)
  /// A date chosen in a date picker.
  case pick(NodeID, Date)
  /// A finger across a page view, or across a view that hears swipes, which hears whole ones only.
  case swipe(NodeID, Direction, GesturePhase = .whole)
  /// Whatever takes one step back from here: `AccessibilityTree.wayBack`.
  case goBack
  /// A swipe from the left edge.
  case swipeBack(GesturePhase)
  /// A swipe down on a sheet, the escape key, or a tap beside a sheet, a popover, an action sheet or
  /// a menu.
  case swipeDown(GesturePhase)
  /// A link to the app, opened elsewhere.
  case open(URL)
  /// The user goes to another app, or comes back.
  case leaveApp, returnToApp

  /// How far a swipe has come. A swipe that begins is let go of (`cancel`) or carried through.
  public enum GesturePhase: String, Codable, Sendable { case begin, cancel, complete, whole }

  public enum Direction: String, Codable, Sendable { case left, right, up, down }
}
