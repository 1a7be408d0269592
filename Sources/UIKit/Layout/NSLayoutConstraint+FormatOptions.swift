extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and which way it reads.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    public static var alignAllLeft: FormatOptions { FormatOptions(aligning: .left) }
    public static var alignAllRight: FormatOptions { FormatOptions(aligning: .right) }
    public static var alignAllTop: FormatOptions { FormatOptions(aligning: .top) }
    public static var alignAllBottom: FormatOptions { FormatOptions(aligning: .bottom) }
    public static var alignAllLeading: FormatOptions { FormatOptions(aligning: .leading) }
    public static var alignAllTrailing: FormatOptions { FormatOptions(aligning: .trailing) }
    public static var alignAllCenterX: FormatOptions { FormatOptions(aligning: .centerX) }
    public static var alignAllCenterY: FormatOptions { FormatOptions(aligning: .centerY) }
    public static var alignAllLastBaseline: FormatOptions {
      FormatOptions(aligning: .lastBaseline)
    }
    public static var alignAllFirstBaseline: FormatOptions {
      FormatOptions(aligning: .firstBaseline)
    }
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

    public static var directionLeadingToTrailing: FormatOptions { [] }
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

    /// Of a vertical format: from the last baseline of one text to the first of the next.
    public static var spacingBaselineToBaseline: FormatOptions {
      FormatOptions(rawValue: 1 << 19)
    }
    public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }

    /// What the views of a format have in common.
    var alignments: [Attribute] {
      (1...12).compactMap(Attribute.init).filter { contains(FormatOptions(aligning: $0)) }
    }
  }
}
