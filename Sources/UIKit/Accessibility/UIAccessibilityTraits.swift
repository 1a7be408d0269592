/// How a screen reader treats an element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // Apple imports these as variables. Nobody sets them, and setting them here changes nothing.
  public static var none: UIAccessibilityTraits {
    get { [] }
    set {}
  }
  public static var button: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 0) }
    set {}
  }
  public static var link: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 1) }
    set {}
  }
  public static var image: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 2) }
    set {}
  }
  public static var selected: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 3) }
    set {}
  }
  public static var keyboardKey: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 5) }
    set {}
  }
  public static var staticText: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 6) }
    set {}
  }
  public static var summaryElement: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 7) }
    set {}
  }
  public static var notEnabled: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 8) }
    set {}
  }
  public static var updatesFrequently: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 9) }
    set {}
  }
  public static var searchField: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 10) }
    set {}
  }
  public static var adjustable: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 12) }
    set {}
  }
  public static var header: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 16) }
    set {}
  }
  public static var playsSound: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 4) }
    set {}
  }
  public static var startsMediaSession: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 11) }
    set {}
  }
  public static var allowsDirectInteraction: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 13) }
    set {}
  }
  public static var causesPageTurn: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 14) }
    set {}
  }
  public static var tabBar: UIAccessibilityTraits {
    get { Self(rawValue: 1 << 15) }
    set {}
  }
}
