// What Apple's UIKit reads from attributed text. Kept in the text; a host shows what it can.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points between characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points above the line.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
