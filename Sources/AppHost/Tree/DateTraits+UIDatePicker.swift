import UIKit

extension DateTraits {
  @MainActor init(_ picker: UIDatePicker) {
    let mode: Mode =
      switch picker.datePickerMode {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countdown
      }
    // A length of time is the same everywhere.
    let isLength = mode == .countdown
    self.init(
      date: isLength
        ? Date(timeIntervalSinceReferenceDate: picker.countDownDuration) : picker.date,
      mode: mode, minimum: isLength ? nil : picker.minimumDate,
      maximum: isLength ? nil : picker.maximumDate, minuteInterval: picker.minuteInterval,
      timeZone: isLength ? "GMT" : picker.shownCalendar.timeZone.identifier)
  }

  /// The date as people read it.
  func words(in locale: Locale?) -> String {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: timeZone)
    if mode == .countdown {
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "H:mm"
      return formatter.string(from: date)
    }
    formatter.locale = locale ?? .current
    formatter.dateStyle = mode == .time ? .none : .medium
    formatter.timeStyle = mode == .date ? .none : .short
    return formatter.string(from: date)
  }
}
