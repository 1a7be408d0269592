/// What a user does. Every host hands it to its session through the same door.
public enum UserEvent: Codable, Equatable, Sendable {
  /// A button, a row, a bar button, the back button, a tab.
  case tap(NodeID)
  /// Replaces a field's text, as a person does by typing.
  case type(NodeID, text: String)
  /// The return key in a field.
  case submit(NodeID)
  /// Brings up more of a list.
  case scroll(NodeID)
  /// Whatever takes one step back from here: `AccessibilityTree.wayBack`.
  case goBack
  /// A swipe from the left edge.
  case swipeBack(GesturePhase)
  /// A swipe down on a sheet, the escape key, or a tap beside it.
  case swipeDown(GesturePhase)

  /// How far a swipe has come. A swipe that begins is let go of (`cancel`) or carried through.
  public enum GesturePhase: String, Codable, Sendable { case begin, cancel, complete, whole }
}
