public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified
  /// As the language reads: to the left in English.
  case natural
}
