/// A text, with attributes if it ever had any: most texts never have, and each attributed string
/// costs memory that Foundation on Linux does not give back.
enum TextContent {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  var attributedString: NSAttributedString {
    switch self {
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let string): string
    }
  }

  /// The text with its own attributes, or with these where it has none.
  func attributedString(
    defaultAttributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    guard case .plain(let string) = self, !defaultAttributes.isEmpty else {
      return attributedString
    }
    return NSAttributedString(string: string, attributes: defaultAttributes)
  }

  /// The same with a part replaced; what is new has the attributes given, where there are any.
  func replacing(
    _ range: NSRange, with replacement: String, attributes: [NSAttributedString.Key: Any]
  ) -> TextContent {
    switch self {
    case .plain(let string):
      return .plain((string as NSString).replacingCharacters(in: range, with: replacement))
    case .attributed(let string):
      let result = NSMutableAttributedString(attributedString: string)
      result.replaceCharacters(
        in: range, with: NSAttributedString(string: replacement, attributes: attributes))
      return .attributed(result)
    }
  }
}
