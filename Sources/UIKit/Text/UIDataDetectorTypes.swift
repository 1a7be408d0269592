/// What a text view looks for in its text to make it a link. Kept without effect.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var phoneNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 0) }
  public static var link: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 1) }
  public static var address: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 2) }
  public static var calendarEvent: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 3) }
  public static var shipmentTrackingNumber: UIDataDetectorTypes {
    UIDataDetectorTypes(rawValue: 1 << 4)
  }
  public static var flightNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 5) }
  public static var lookupSuggestion: UIDataDetectorTypes {
    UIDataDetectorTypes(rawValue: 1 << 6)
  }
  public static var money: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 7) }
  public static var physicalValue: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 8) }
  public static var all: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: UInt.max) }
}
