public import Foundation

/// What a date picker tells about the date to be chosen.
public struct DateTraits: Codable, Equatable, Sendable {
  public var date: Date
  public var mode: Mode
  public var minimum: Date?
  public var maximum: Date?
  /// In minutes.
  public var minuteInterval: Int
  /// The identifier of the time zone in which the date is read: "Europe/Berlin".
  public var timeZone: String

  public enum Mode: String, Codable, Sendable {
    case time, date, dateAndTime
    /// A length of time: `date` is that long after the reference date.
    case countdown
  }

  public init(
    date: Date, mode: Mode, minimum: Date? = nil, maximum: Date? = nil, minuteInterval: Int = 1,
    timeZone: String
  ) {
    self.date = date
    self.mode = mode
    self.minimum = minimum
    self.maximum = maximum
    self.minuteInterval = minuteInterval
    self.timeZone = timeZone
  }
}
