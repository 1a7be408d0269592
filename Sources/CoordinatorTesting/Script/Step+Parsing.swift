import AppHost
import Foundation

extension Step {
  /// Reads a step from its line, as `description` writes it.
  ///
  /// - Throws: a `ScriptError` that says what was expected instead.
  public init(_ line: String) throws {
    do throws(LineReader.Problem) {
      var reader = try LineReader(line[...])
      self = try Step(&reader)
    } catch {
      throw ScriptError(line: 1, text: line, message: error.message)
    }
  }

  init(_ line: inout LineReader) throws(LineReader.Problem) {
    let isQuick = line.take("quickly")
    guard let verb = line.take({ Verb(rawValue: $0) }) else {
      throw line.expected("a step (\(Verb.allCases.map(\.rawValue).joined(separator: ", ")))")
    }
    self.init(try verb.action(&line), isQuick: isQuick)
    if !line.isAtEnd { throw line.expected("the end of the line") }
  }

  private enum Verb: String, CaseIterable {
    case tap
    case doubleTap = "double-tap"
    case hold, type, clear, press, scroll, pull, set, pick, swipe, go
    case open, leave, come, relaunch, wait, expect

    func action(_ line: inout LineReader) throws(LineReader.Problem) -> Action {
      switch self {
      case .tap: return .tap(try line.target())
      case .doubleTap: return .doubleTap(try line.target())
      case .hold: return .longPress(try line.target())
      case .type: return try typing(&line)
      case .clear: return .type(.text(""), into: try line.target())
      case .press:
        try line.need("return")
        try line.need("in")
        return .submit(try line.target())
      case .scroll:
        let isBack = line.take("back")
        let target = line.isAtEnd ? nil : try line.target()
        return isBack ? .scrollBack(target) : .scroll(target)
      case .pull: return .refresh(try line.target())
      case .set:
        let target = try line.target()
        try line.need("to")
        guard let value = line.take(Double.init) else { throw line.expected("a number") }
        return .adjust(target, to: value)
      case .pick: return try picking(&line)
      case .swipe: return try swiping(&line)
      case .go:
        try line.need("back")
        return .goBack
      case .open:
        let address = try line.text("an address in quotation marks")
        guard let url = URL(string: address) else {
          throw LineReader.Problem("\(address.quoted) is no address")
        }
        return .open(url)
      case .leave:
        try line.need("the")
        try line.need("app")
        return .leaveApp
      case .come:
        try line.need("back")
        return .returnToApp
      case .relaunch:
        guard line.take("after") else { return .relaunch(.system) }
        try line.need("quitting")
        return .relaunch(.user)
      case .wait: return .wait(seconds: line.take(Double.init))
      case .expect: return .expect(try expectation(&line))
      }
    }

    private func typing(_ line: inout LineReader) throws(LineReader.Problem) -> Action {
      let entry: Entry
      if let sample = line.takeSample() {
        entry = .sample(sample)
      } else {
        entry = .text(try line.text("a text in quotation marks, or a sample's name in < and >"))
      }
      try line.need("into")
      return .type(entry, into: try line.target())
    }

    private func picking(_ line: inout LineReader) throws(LineReader.Problem) -> Action {
      guard let date = line.take({ try? Date($0, strategy: .iso8601) }) else {
        throw line.expected("a date such as 2026-01-31T12:00:00Z")
      }
      try line.need("in")
      return .pick(try line.target(), date)
    }

    private func swiping(_ line: inout LineReader) throws(LineReader.Problem) -> Action {
      if line.take("back") { return .swipeBack(try line.phase()) }
      if line.take("down") {
        let phase = try line.phase()
        guard line.take("on") else { return .swipeDown(phase) }
        return .swipe(try line.target(), .down, phase)
      }
      guard let direction = line.take({ UserEvent.Direction(rawValue: $0) }) else {
        throw line.expected("“back”, “down”, “left”, “right” or “up”")
      }
      let phase = try line.phase()
      try line.need("on")
      return .swipe(try line.target(), direction, phase)
    }

    private func expectation(_ line: inout LineReader) throws(LineReader.Problem) -> Expectation {
      if line.take("title") { return .title(try line.text()) }
      if line.take("no") { return .seesNo(try line.text()) }
      return .sees(try line.text("a text in quotation marks, “no” or “title”"))
    }
  }
}

extension LineReader {
  fileprivate mutating func phase() throws(Problem) -> UserEvent.GesturePhase {
    if isAtEnd || isNext("on") { return .whole }
    guard let phase = take({ UserEvent.GesturePhase(rawValue: $0) }) else {
      throw expected("“begin”, “cancel” or “complete”")
    }
    return phase
  }

  fileprivate mutating func target() throws(Problem) -> Target {
    var target = Target()
    target.role = take { AccessibilityRole.byWord[$0] }
    target.label = takeText()
    if take("identifier") { target.identifier = try text() }
    guard target != Target() else {
      throw expected("what it is called, in quotation marks, or what kind of thing it is")
    }
    if take("in") { target.container = try text() }
    if take("number") {
      guard let number = take({ Int($0).flatMap { $0 > 0 ? $0 : nil } }) else {
        throw expected("a number from 1 on")
      }
      target.number = number
    }
    return target
  }
}
