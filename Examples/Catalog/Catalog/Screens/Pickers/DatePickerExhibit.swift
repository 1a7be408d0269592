import UIKit

final class DatePickerExhibit: Exhibit {
  override class var name: String { "Date picker" }
  override class var sentence: String {
    "A date picker chooses a day, a time, both, or a length of time."
  }

  override func makeViews() -> [UIView] {
    [
      picker("Meeting", .dateAndTime), picker("Birthday", .date), picker("Alarm", .time),
      picker("Timer", .countDownTimer),
    ].map { line($0.accessibilityLabel ?? "", $0) }
  }

  private func picker(_ name: String, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(identifier: "Europe/Berlin")
    picker.date = Date(timeIntervalSince1970: 1_800_000_000)
    picker.accessibilityLabel = name
    if mode == .countDownTimer { picker.countDownDuration = 45 * 60 }
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        guard let picker else { return }
        let words =
          mode == .countDownTimer
          ? "\(Int(picker.countDownDuration / 60)) minutes" : Self.words(for: picker.date)
        self?.report("\(name): \(words)")
      }, for: .valueChanged)
    return picker
  }

  private static func words(for date: Date) -> String {
    var style = Date.ISO8601FormatStyle()
    style.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
  }
}
