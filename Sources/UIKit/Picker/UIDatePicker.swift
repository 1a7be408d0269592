/// A date, a time or a length of time, chosen by the user.
@MainActor open class UIDatePicker: UIControl {
  /// Kept within the limits. Set by code it sends nothing; the user's choice sends `.valueChanged`
  /// (row U6).
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  private var storedDate = Date()

  open func setDate(_ date: Date, animated: Bool) {
    let rounded = roundsToMinuteInterval ? choice.rounded(date) : date
    store(choice.limited(rounded))
  }

  private func store(_ date: Date) {
    guard date != storedDate else { return }
    storedDate = date
    contentDidChange()
  }

  open var datePickerMode: Mode = .dateAndTime { didSet { contentDidChange() } }
  /// Without effect where it is after `maximumDate`.
  open var minimumDate: Date? { didSet { optionsDidChange() } }
  /// Without effect where it is before `minimumDate`.
  open var maximumDate: Date? { didSet { optionsDidChange() } }
  /// A number of minutes that divides an hour, at most 30; anything else stands for 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      optionsDidChange()
    }
  }
  private var storedInterval = 1
  /// Whether dates that code sets are moved to the start of their interval too.
  open var roundsToMinuteInterval = true { didSet { optionsDidChange() } }

  private func optionsDidChange() {
    setDate(storedDate, animated: false)
    contentDidChange()
  }

  /// Nil stands for the user's own.
  open var calendar: Calendar! {
    get { storedCalendar ?? .current }
    set {
      storedCalendar = newValue
      contentDidChange()
    }
  }
  private var storedCalendar: Calendar?
  open var locale: Locale? { didSet { contentDidChange() } }
  /// Nil stands for the calendar's.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }

  /// In seconds, less than a day; in the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { min(max(storedDate.timeIntervalSinceReferenceDate, 0), 86_340) }
    set { store(Date(timeIntervalSinceReferenceDate: min(max(newValue, 60), 86_340))) }
  }

  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  public enum Mode: Int, Sendable {
    case time, date, dateAndTime
    /// A length of time in hours and minutes: `countDownDuration`.
    case countDownTimer
  }

  // MARK: The user

  /// The calendar in the time zone in which the picker shows its date.
  package var shownCalendar: Calendar {
    var calendar: Calendar = storedCalendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    if let locale { calendar.locale = locale }
    return calendar
  }

  private var choice: DateChoice {
    DateChoice(
      mode: datePickerMode, calendar: shownCalendar, minimum: minimumDate, maximum: maximumDate,
      interval: minuteInterval)
  }

  /// The user chooses a date. Of the day or the time, whichever the mode does not offer, the
  /// present one stays; a length of time is that long after the reference date.
  ///
  /// - Returns: false when the picker does not answer or does not offer the date.
  @discardableResult package func userPick(_ date: Date) -> Bool {
    guard answersUser else { return false }
    guard datePickerMode != .countDownTimer else {
      let duration = choice.rounded(date).timeIntervalSinceReferenceDate
      guard (60...86_340).contains(duration) else { return false }
      return pick { countDownDuration = duration }
    }
    guard let picked = choice.date(choosing: date, from: storedDate) else { return false }
    return pick { store(picked) }
  }

  private func pick(_ change: () -> Void) -> Bool {
    changeByTouch {
      let before = storedDate
      change()
      return storedDate != before
    }
  }
}
