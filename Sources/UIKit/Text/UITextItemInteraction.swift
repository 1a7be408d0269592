/// What the user wants of a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap: what the link is for.
  case invokeDefaultAction
  case presentActions
  case preview
}
