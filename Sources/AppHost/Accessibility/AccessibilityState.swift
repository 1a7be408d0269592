/// How a node is at the moment.
public struct AccessibilityState: OptionSet, Codable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Not left to `OptionSet`, whose generics each node of each tree would pay for where they are not
  /// specialised: in tests.
  public init(arrayLiteral elements: AccessibilityState...) {
    var value = 0
    if !elements.isEmpty { for element in elements { value |= element.rawValue } }
    rawValue = value
  }

  /// It is there and does not answer.
  public static let disabled = AccessibilityState(rawValue: 1 << 0)
  public static let selected = AccessibilityState(rawValue: 1 << 1)
  /// Something is under way: an activity indicator that turns.
  public static let busy = AccessibilityState(rawValue: 1 << 2)
  /// A field that holds the keyboard.
  public static let focused = AccessibilityState(rawValue: 1 << 3)
  /// The one thing that the screen is for: a filled button, a bar button in the done style.
  public static let prominent = AccessibilityState(rawValue: 1 << 4)
  /// It takes something away.
  public static let destructive = AccessibilityState(rawValue: 1 << 5)
  /// It leads to another screen: a row with a disclosure indicator.
  public static let disclosing = AccessibilityState(rawValue: 1 << 6)
  /// A list that holds more rows than it shows.
  public static let incomplete = AccessibilityState(rawValue: 1 << 7)
  /// It says that something went wrong (text in the system's red).
  public static let alarming = AccessibilityState(rawValue: 1 << 8)
  /// It matters less than what stands beside it (text in a secondary colour).
  public static let secondary = AccessibilityState(rawValue: 1 << 9)
  /// A list whose sections stand apart from one another.
  public static let grouped = AccessibilityState(rawValue: 1 << 10)
  /// A list whose sections stand apart from its edges too.
  public static let inset = AccessibilityState(rawValue: 1 << 11)
  /// A button that stands on a ground of its own, without being the one that the screen is for.
  public static let tinted = AccessibilityState(rawValue: 1 << 12)
  /// A list or a section that stops at its pages as it is scrolled.
  public static let paged = AccessibilityState(rawValue: 1 << 13)
}
