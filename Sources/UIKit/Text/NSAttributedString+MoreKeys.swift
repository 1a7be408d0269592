// Kept in the text, and read by no host so far.
extension NSAttributedString.Key {
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// 0 for none, 1 for the usual.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points between characters.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// In hundredths of the font's size; below zero the text is filled too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The raw value of a `TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// How far letters lean, as a fraction of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of how much wider letters are.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  // Those of a screen reader.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
  public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
