import AppHost
import Foundation

extension DateTraits {
  /// Why a date cannot be chosen, nil where it can.
  func refusal(of date: Date) -> String? {
    if let minimum, date < minimum, !sharesDay(date, minimum) { return "It begins at \(minimum)." }
    if let maximum, date > maximum, !sharesDay(date, maximum) { return "It ends at \(maximum)." }
    return nil
  }

  /// Where only the day counts.
  private func sharesDay(_ date: Date, _ other: Date) -> Bool {
    guard mode != .dateAndTime else { return false }
    var calendar = Calendar(identifier: .gregorian)
    if let zone = TimeZone(identifier: timeZone) { calendar.timeZone = zone }
    return mode == .time || calendar.isDate(date, inSameDayAs: other)
  }
}
