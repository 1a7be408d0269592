public import AppHost
public import Foundation

// A control without a name of its own is found by the text that it stands beside.
extension VirtualUser {
  /// Turns a switch over.
  public func toggle(
    _ label: String, in container: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("toggle \(quoted(label, in: container))", file, line) {
      try .tap(finder.find(label, in: container, for: .tap) { $0.role == .switch }.id)
    }
  }

  /// Moves a slider or a page control to a value of its range.
  public func adjust(
    _ label: String, to value: Double, in container: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try step("adjust \(quoted(label, in: container)) to \(value)", file, line) {
      let found = try finder.find(label, in: container, for: .adjust)
      if let range = found.range, value < range.minimum || value > range.maximum {
        throw NodeFinder.Failure("It goes from \(range.minimum) to \(range.maximum).")
      }
      return .adjust(found.id, to: value)
    }
  }

  /// Chooses a row of a picker's wheel, or a segment.
  ///
  /// - Parameter container: what the picker or the segmented control is called, or the row or group
  ///   that it is in shows, where several on screen have such an option.
  public func choose(
    _ option: String, in container: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try step("choose \(quoted(option, in: container))", file, line) {
      try .tap(
        finder.find(option, in: container, for: .tap) {
          $0.role == .option || $0.role == .segment
        }.id)
    }
  }

  /// Chooses a date in a date picker. Of the day or the time, whichever it does not offer stays as
  /// it is.
  public func pick(
    _ date: Date, in picker: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("pick \(date) in \(quoted(picker))", file, line) {
      let found = try finder.find(picker, for: .pick)
      if let traits = found.date, let reason = traits.refusal(of: date) {
        throw NodeFinder.Failure(reason)
      }
      return .pick(found.id, date)
    }
  }

  /// Empties a field: by its clear button if it shows one, else by deleting what it holds.
  public func clear(
    _ field: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("clear \(quoted(field))", file, line) {
      let found = try finder.find(field, for: .type)
      let button = found.children.first { $0.role == .button && $0.id.rawValue.hasSuffix("clear") }
      return button.map { .tap($0.id) } ?? .type(found.id, text: "")
    }
  }

  /// Pulls down the list or the scroll view on screen that can be, to have it loaded anew.
  public func refresh(file: StaticString = #fileID, line: UInt = #line) throws {
    try step("refresh", file, line) { try .refresh(finder.refreshable()) }
  }

  /// Holds a finger on what is called `label`: its context menu opens, or the app hears of it.
  public func longPress(
    _ label: String, in container: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("hold \(quoted(label, in: container))", file, line) {
      try .longPress(finder.node(label, in: container, for: .longPress))
    }
  }

  /// Swipes across what is called `label`.
  public func swipe(
    _ label: String, _ direction: UserEvent.Direction, in container: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("swipe \(quoted(label, in: container)) \(direction.rawValue)", file, line) {
      try .swipe(finder.node(label, in: container, for: .swipe), direction)
    }
  }
}
