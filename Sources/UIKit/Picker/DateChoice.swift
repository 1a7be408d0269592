/// What a date picker lets the user choose from.
struct DateChoice {
  var mode: UIDatePicker.Mode
  var calendar: Calendar
  var minimum: Date?
  var maximum: Date?
  /// In minutes.
  var interval: Int

  /// A date within the limits, unless these contradict each other.
  func limited(_ date: Date) -> Date {
    if let minimum, let maximum, minimum > maximum { return date }
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// The date with its minutes at the start of an interval.
  func rounded(_ date: Date) -> Date {
    guard interval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let second = calendar.component(.second, from: date)
    return date.addingTimeInterval(TimeInterval(-(minute % interval) * 60 - second))
  }

  /// What the picker stands at when the user chooses `choice`: of the day or the time, whichever
  /// the mode does not offer, the present one stays.
  ///
  /// - Returns: nil where the picker does not offer it.
  func date(choosing choice: Date, from present: Date) -> Date? {
    let date =
      switch mode {
      case .date: merged(day: choice, time: present)
      case .time: rounded(merged(day: present, time: choice))
      case .dateAndTime, .countDownTimer: rounded(choice)
      }
    let offered = limited(date)
    // The first and the last day are offered whole; the time moves to the limit.
    let isOffered =
      mode == .date
      ? calendar.isDate(offered, inSameDayAs: date)
      : offered == date || rounded(offered) == date
    return isOffered ? offered : nil
  }

  private func merged(day: Date, time: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
    parts.hour = clock.hour
    parts.minute = clock.minute
    parts.second = clock.second
    return calendar.date(from: parts) ?? day
  }
}
