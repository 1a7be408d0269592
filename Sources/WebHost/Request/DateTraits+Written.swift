import AppHost
import Foundation

/// Dates as forms have them: local to the picker's time zone, without saying so.
extension DateTraits {
  var written: String { written(date) }

  /// A bound of the field; nil where the form cannot say it.
  func bound(_ bound: Date?) -> String? {
    guard let bound else { return nil }
    switch mode {
    case .countdown: return nil
    // A time of another day bounds nothing.
    case .time: return calendar.isDate(bound, inSameDayAs: date) ? written(bound) : nil
    case .date, .dateAndTime: return written(bound)
    }
  }

  /// The date that is written there, with what the form does not say taken from the present one,
  /// within the picker's bounds; nil for what is no date.
  func reading(_ text: String) -> Date? {
    var read: Date?
    switch mode {
    case .countdown:
      guard let minutes = Int(text), (0..<24 * 60).contains(minutes) else { return nil }
      return Date(timeIntervalSinceReferenceDate: Double(minutes * 60))
    case .time: read = day(of: date).flatMap { self.date(of: $0, time: text) }
    case .date: read = self.date(of: text, time: nil)
    case .dateAndTime:
      let parts = text.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { return nil }
      read = self.date(of: parts[0], time: parts[1])
    }
    guard let read else { return nil }
    return max(minimum ?? read, min(maximum ?? read, read))
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    return calendar
  }

  private func written(_ date: Date) -> String {
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let clock = "\(Self.digits(time.hour, 2)):\(Self.digits(time.minute, 2))"
    switch mode {
    case .countdown: return String(Int(date.timeIntervalSinceReferenceDate / 60))
    case .time: return clock
    case .date: return day(of: date) ?? ""
    case .dateAndTime: return (day(of: date) ?? "") + "T" + clock
    }
  }

  private func day(of date: Date) -> String? {
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    return "\(Self.digits(day.year, 4))-\(Self.digits(day.month, 2))-\(Self.digits(day.day, 2))"
  }

  /// - Parameter time: nil for the present one.
  private func date(of day: String, time: String?) -> Date? {
    guard let days = Self.numbers(day, "-", 3...3), days[0] > 0 else { return nil }
    var parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    if let time {
      guard let clock = Self.numbers(time, ":", 2...3) else { return nil }
      (parts.hour, parts.minute, parts.second) = (clock[0], clock[1], 0)
    }
    (parts.year, parts.month, parts.day) = (days[0], days[1], days[2])
    guard (1...12).contains(days[1]), (1...31).contains(days[2]),
      (0...23).contains(parts.hour ?? 0), (0...59).contains(parts.minute ?? 0)
    else { return nil }
    return calendar.date(from: parts)
  }

  private static func numbers(
    _ text: String, _ separator: Character, _ count: ClosedRange<Int>
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return numbers.count == parts.count && count.contains(parts.count) ? numbers : nil
  }

  private static func digits(_ number: Int?, _ count: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
