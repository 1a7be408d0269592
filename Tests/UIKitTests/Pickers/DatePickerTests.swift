import Testing
import UIKit

@MainActor @Suite("Date pickers") struct DatePickerTests {
  private nonisolated static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }()

  private nonisolated static func date(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    calendar.date(
      from: DateComponents(year: 2026, month: 5, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private func picker(_ mode: UIDatePicker.Mode, at date: Date) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.calendar = Self.calendar
    picker.date = date
    return picker
  }

  @Test("U6 a date picker tells of the user's choice, not of code's")
  func choice() {
    let picker = picker(.dateAndTime, at: Self.date(1, 10))
    let stage = Stage(showing: picker)
    let log = Log()
    picker.addAction(log.action("changed"), for: .valueChanged)
    picker.date = Self.date(2, 10)
    picker.setDate(Self.date(3, 10), animated: true)
    #expect(log.lines.isEmpty)
    #expect(picker.userPicks(Self.date(4, 11)))
    #expect(picker.date == Self.date(4, 11))
    #expect(log.lines == ["changed"])
    #expect(picker.userPicks(Self.date(4, 11)))
    #expect(log.lines.count == 1)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "What the mode does not offer stays as it is",
    arguments: [
      (UIDatePicker.Mode.date, date(20, 10, 30)), (.time, date(1, 18, 45)),
      (.dateAndTime, date(20, 18, 45)),
    ])
  func modes(mode: UIDatePicker.Mode, expected: Date) {
    let picker = picker(mode, at: Self.date(1, 10, 30))
    let stage = Stage(showing: picker)
    #expect(picker.userPicks(Self.date(20, 18, 45)))
    #expect(picker.date == expected)
    withExtendedLifetime(stage) {}
  }

  @Test("A date that code sets is kept within the limits; the user cannot go beyond them")
  func limits() {
    let picker = picker(.dateAndTime, at: Self.date(1, 10))
    let stage = Stage(showing: picker)
    picker.minimumDate = Self.date(5, 12)
    #expect(picker.date == Self.date(5, 12))
    picker.maximumDate = Self.date(9, 12)
    picker.date = Self.date(20, 0)
    #expect(picker.date == Self.date(9, 12))
    #expect(!picker.userPicks(Self.date(9, 13)))
    picker.datePickerMode = .date
    #expect(picker.userPicks(Self.date(5, 0)))
    #expect(picker.date == Self.date(5, 12))
    #expect(!picker.userPicks(Self.date(4, 23)))
    withExtendedLifetime(stage) {}
  }

  @Test("Limits that contradict each other have no effect")
  func contradiction() {
    let picker = picker(.dateAndTime, at: Self.date(1, 10))
    picker.maximumDate = Self.date(2, 0)
    picker.minimumDate = Self.date(3, 0)
    picker.date = Self.date(10, 0)
    #expect(picker.date == Self.date(10, 0))
  }

  @Test("Minutes come in intervals that divide an hour")
  func intervals() {
    let picker = picker(.time, at: Self.date(1, 10, 0))
    let stage = Stage(showing: picker)
    picker.minuteInterval = 15
    picker.userPicks(Self.date(1, 11, 44))
    #expect(picker.date == Self.date(1, 11, 30))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    withExtendedLifetime(stage) {}
  }

  @Test("A length of time is what the user chose, in seconds")
  func countdown() {
    let picker = picker(.countDownTimer, at: Self.date(1, 10))
    let stage = Stage(showing: picker)
    picker.countDownDuration = 90 * 60
    #expect(picker.countDownDuration == 5400)
    #expect(picker.userPicks(Date(timeIntervalSinceReferenceDate: 600)))
    #expect(picker.countDownDuration == 600)
    #expect(!picker.userPicks(Date(timeIntervalSinceReferenceDate: 0)))
    withExtendedLifetime(stage) {}
  }
}
