extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    public static var flexibleBottomMargin: AutoresizingMask {
      AutoresizingMask(rawValue: 1 << 5)
    }
  }
}
