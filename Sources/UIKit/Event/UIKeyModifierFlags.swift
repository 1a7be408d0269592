/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var alphaShift: UIKeyModifierFlags { Self(rawValue: 1 << 16) }
  public static var shift: UIKeyModifierFlags { Self(rawValue: 1 << 17) }
  public static var control: UIKeyModifierFlags { Self(rawValue: 1 << 18) }
  public static var alternate: UIKeyModifierFlags { Self(rawValue: 1 << 19) }
  public static var command: UIKeyModifierFlags { Self(rawValue: 1 << 20) }
  public static var numericPad: UIKeyModifierFlags { Self(rawValue: 1 << 21) }
}
