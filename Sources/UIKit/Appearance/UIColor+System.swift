// The colours that have a purpose, and a value of their own on a dark background. The numbers are
// those of Apple's Human Interface Guidelines.
extension UIColor {
  public static var systemRed: UIColor { System.systemRed }
  public static var systemOrange: UIColor { System.systemOrange }
  public static var systemYellow: UIColor { System.systemYellow }
  public static var systemGreen: UIColor { System.systemGreen }
  public static var systemMint: UIColor { System.systemMint }
  public static var systemTeal: UIColor { System.systemTeal }
  public static var systemCyan: UIColor { System.systemCyan }
  public static var systemBlue: UIColor { System.systemBlue }
  public static var systemIndigo: UIColor { System.systemIndigo }
  public static var systemPurple: UIColor { System.systemPurple }
  public static var systemPink: UIColor { System.systemPink }
  public static var systemBrown: UIColor { System.systemBrown }
  public static var systemGray: UIColor { System.systemGray }
  public static var systemGray2: UIColor { System.systemGray2 }
  public static var systemGray3: UIColor { System.systemGray3 }
  public static var systemGray4: UIColor { System.systemGray4 }
  public static var systemGray5: UIColor { System.systemGray5 }
  public static var systemGray6: UIColor { System.systemGray6 }
  /// The tint of whatever it colours; the default tint, blue, as components.
  public static var tintColor: UIColor { System.tintColor }
  public static var label: UIColor { System.label }
  public static var secondaryLabel: UIColor { System.secondaryLabel }
  public static var tertiaryLabel: UIColor { System.tertiaryLabel }
  public static var quaternaryLabel: UIColor { System.quaternaryLabel }
  public static var placeholderText: UIColor { System.placeholderText }
  public static var link: UIColor { System.link }
  public static var separator: UIColor { System.separator }
  public static var opaqueSeparator: UIColor { System.opaqueSeparator }
  public static var systemBackground: UIColor { System.systemBackground }
  public static var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  public static var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  public static var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  public static var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  public static var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }
  public static var systemFill: UIColor { System.systemFill }
  public static var secondarySystemFill: UIColor { System.secondarySystemFill }
  public static var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  public static var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  public static var lightText: UIColor { System.lightText }
  public static var darkText: UIColor { System.darkText }

  private enum System {
    static let systemRed = color("systemRed", 0xFF3B30, 0xFF453A)
    static let systemOrange = color("systemOrange", 0xFF9500, 0xFF9F0A)
    static let systemYellow = color("systemYellow", 0xFFCC00, 0xFFD60A)
    static let systemGreen = color("systemGreen", 0x34C759, 0x30D158)
    static let systemMint = color("systemMint", 0x00C7BE, 0x63E6E2)
    static let systemTeal = color("systemTeal", 0x30B0C7, 0x40C8E0)
    static let systemCyan = color("systemCyan", 0x32ADE6, 0x64D2FF)
    static let systemBlue = color("systemBlue", 0x007AFF, 0x0A84FF)
    static let systemIndigo = color("systemIndigo", 0x5856D6, 0x5E5CE6)
    static let systemPurple = color("systemPurple", 0xAF52DE, 0xBF5AF2)
    static let systemPink = color("systemPink", 0xFF2D55, 0xFF375F)
    static let systemBrown = color("systemBrown", 0xA2845E, 0xAC8E68)
    static let systemGray = color("systemGray", 0x8E8E93, 0x8E8E93)
    static let systemGray2 = color("systemGray2", 0xAEAEB2, 0x636366)
    static let systemGray3 = color("systemGray3", 0xC7C7CC, 0x48484A)
    static let systemGray4 = color("systemGray4", 0xD1D1D6, 0x3A3A3C)
    static let systemGray5 = color("systemGray5", 0xE5E5EA, 0x2C2C2E)
    static let systemGray6 = color("systemGray6", 0xF2F2F7, 0x1C1C1E)
    static let tintColor = color("tintColor", 0x007AFF, 0x0A84FF)
    static let label = color("label", 0x000000, 0xFFFFFF)
    static let secondaryLabel = color("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6)
    static let tertiaryLabel = color("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    static let quaternaryLabel = color("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16)
    static let placeholderText = color("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    static let link = color("link", 0x007AFF, 0x0984FF)
    static let separator = color("separator", 0x3C3C43, 0x545458, alpha: 0.29, 0.6)
    static let opaqueSeparator = color("opaqueSeparator", 0xC6C6C8, 0x38383A)
    static let systemBackground = color("systemBackground", 0xFFFFFF, 0x000000)
    static let secondarySystemBackground = color("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E)
    static let tertiarySystemBackground = color("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E)
    static let systemGroupedBackground = color("systemGroupedBackground", 0xF2F2F7, 0x000000)
    static let secondarySystemGroupedBackground = color(
      "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
    static let tertiarySystemGroupedBackground = color(
      "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E)
    static let systemFill = color("systemFill", 0x787880, 0x787880, alpha: 0.2, 0.36)
    static let secondarySystemFill = color(
      "secondarySystemFill", 0x787880, 0x787880, alpha: 0.16, 0.32)
    static let tertiarySystemFill = color(
      "tertiarySystemFill", 0x767680, 0x767680, alpha: 0.12, 0.24)
    static let quaternarySystemFill = color(
      "quaternarySystemFill", 0x747480, 0x767680, alpha: 0.08, 0.18)
    static let lightText = color("lightText", 0xFFFFFF, 0xFFFFFF, alpha: 0.6, 0.6)
    static let darkText = color("darkText", 0x000000, 0x000000)

    private static func color(
      _ name: String, _ light: Int, _ dark: Int, alpha: Double = 1, _ darkAlpha: Double = 1
    ) -> UIColor {
      UIColor(
        light: components(light, alpha), dark: components(dark, darkAlpha), systemName: name)
    }

    private static func components(_ hex: Int, _ alpha: Double) -> Components {
      Components(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }
  }
}
