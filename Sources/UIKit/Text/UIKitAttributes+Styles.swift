// Those whose values are written as numbers and names.
extension AttributeScopes.UIKitAttributes {
  public enum UnderlineStyleAttribute: CodableAttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public typealias ObjectiveCValue = NSNumber
    public static let name = NSAttributedString.Key.underlineStyle.rawValue

    public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
      try value.rawValue.encode(to: encoder)
    }
    public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
      NSUnderlineStyle(rawValue: try Int(from: decoder))
    }
  }

  public enum StrikethroughStyleAttribute: CodableAttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public typealias ObjectiveCValue = NSNumber
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue

    public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
      try value.rawValue.encode(to: encoder)
    }
    public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
      NSUnderlineStyle(rawValue: try Int(from: decoder))
    }
  }

  public enum TextEffectAttribute: CodableAttributedStringKey {
    public typealias Value = NSAttributedString.TextEffectStyle
    public static let name = NSAttributedString.Key.textEffect.rawValue

    public static func encode(
      _ value: NSAttributedString.TextEffectStyle, to encoder: any Encoder
    ) throws { try value.rawValue.encode(to: encoder) }

    public static func decode(
      from decoder: any Decoder
    ) throws -> NSAttributedString.TextEffectStyle {
      NSAttributedString.TextEffectStyle(rawValue: try String(from: decoder))
    }
  }
}
