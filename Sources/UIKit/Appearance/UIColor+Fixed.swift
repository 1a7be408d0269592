// The colours that stay what they are on any background.
extension UIColor {
  public static var black: UIColor { Fixed.black }
  public static var darkGray: UIColor { Fixed.darkGray }
  public static var lightGray: UIColor { Fixed.lightGray }
  public static var white: UIColor { Fixed.white }
  public static var gray: UIColor { Fixed.gray }
  public static var red: UIColor { Fixed.red }
  public static var green: UIColor { Fixed.green }
  public static var blue: UIColor { Fixed.blue }
  public static var cyan: UIColor { Fixed.cyan }
  public static var yellow: UIColor { Fixed.yellow }
  public static var magenta: UIColor { Fixed.magenta }
  public static var orange: UIColor { Fixed.orange }
  public static var purple: UIColor { Fixed.purple }
  public static var brown: UIColor { Fixed.brown }
  /// Black with no opacity.
  public static var clear: UIColor { Fixed.clear }

  // Each is made once: cells ask for them all the time.
  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
  }
}
