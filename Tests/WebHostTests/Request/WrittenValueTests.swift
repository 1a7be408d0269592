import AppHost
import Foundation
import HTTPTypes
import Testing
import WebHost

@Suite struct `What stands in a form` {
  private func events(_ pairs: String, isWholeForm: Bool = false) throws -> [UserEvent] {
    let all = Roles.values + Roles.choices + Roles.writing
    let submission = try Submission(
      FormBody("revision=0&version=0&\(pairs)".utf8), isWholeForm: isWholeForm)
    return try submission.events(on: tree(all))
  }

  private static func zone(_ text: String, _ zone: String = "Europe/Berlin") -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: zone)
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.date(from: text) ?? .distantPast
  }

  @Test(arguments: [
    ("text.v2=0.75", UserEvent.adjust("v2", to: 0.75)), ("text.c1=c1.2", .tap("c1.2")),
    ("text.c2.1=c2.1.0", .tap("c2.1.0")), ("text.w1=Milk", .type("w1", text: "Milk")),
    ("text.w3=Apples%0D%0APlums", .type("w3", text: "Apples\nPlums")),
    ("text.c5=2027-03-01T18%3A30", .pick("c5", zone("2027-03-01 18:30"))),
    ("text.c7=2027-07-01", .pick("c7", zone("2027-07-01 09:00"))),
    ("text.c9=18%3A30", .pick("c9", zone("2027-01-15 18:30"))),
    ("text.c11=45", .pick("c11", Date(timeIntervalSinceReferenceDate: 2700))),
    ("adjust=v7%3A3", .adjust("v7", to: 3)), ("swipe=v7%3Aleft", .swipe("v7", .left)),
    ("longPress=v9", .longPress("v9")), ("refresh=v9", .refresh("v9")),
  ])
  func `becomes what the app hears`(pair: String, event: UserEvent) throws {
    #expect(try events(pair) == [event])
  }

  @Test func `is left alone where it is no news`() throws {
    let page = "text.v2=0.25&text.c1=c1.1&text.c2.1=c2.1.1&text.w3=%0D%0AApples%0D%0APears"
    let dates = "text.c5=2027-01-15T09%3A00&text.c7=2027-01-15&text.c9=09%3A00&text.c11=90"
    #expect(try events("\(page)&\(dates)&tap=v9") == [.tap("v9")])
  }

  @Test func `is nothing where a date is half written or nothing is chosen`() throws {
    #expect(try events("text.c5=&text.c1=") == [])
  }

  @Test func `empties a secure field only where the script says so`() throws {
    #expect(try events("text.w2=", isWholeForm: true) == [])
    #expect(try events("text.w2=") == [.type("w2", text: "")])
    #expect(try events("text.w2=x", isWholeForm: true) == [.type("w2", text: "x")])
  }

  @Test(arguments: [
    "text.v2=1.5", "text.v2=-1", "text.v2=nan", "text.v2=inf", "text.v2=", "text.v2=x",
    "text.c1=v9", "text.c1=c2.1.0", "text.c2.1=c2.0.0", "text.c5=2027-03-01",
    "text.c5=2027-13-01T10%3A00", "text.c7=1", "text.c7=2027-02", "text.c7=-1-1-1",
    "text.c9=25%3A00", "text.c9=10%3A60", "text.c11=-5", "text.c11=1440", "text.c11=x",
    "adjust=v7%3A5", "adjust=v7%3A-1", "adjust=v7", "adjust=v7%3Anan", "adjust=v7%3A1%3A2",
    "adjust=v9%3A0", "swipe=v7", "swipe=v7%3Aaway", "refresh=", "longPress=%20",
  ])
  func `that no page of ours can send is refused`(pair: String) {
    let problem = #expect(throws: Problem.self) { _ = try events(pair) }
    #expect(problem?.status == .badRequest)
  }

  @Test(arguments: [
    (ValueRange(value: 0.3), "0.3"), (ValueRange(value: 7, maximum: 5), "5"),
    (ValueRange(value: 3.4, maximum: 10, step: 1), "3"),
    (ValueRange(value: 9, minimum: 1, maximum: 9, step: 3), "7"),
    (ValueRange(value: -2, minimum: -2, maximum: 2), "-2"),
  ])
  func `of a slider is a value that a browser keeps`(range: ValueRange, expected: String) {
    let node = AccessibilityNode(id: "v", role: .slider, actions: [.adjust], range: range)
    #expect(TreeMarkup(tree([node])).root.rendered.contains(#" value="\#(expected)""#))
  }

  @Test func `of a date keeps within what can be chosen`() throws {
    let bounds = (Self.zone("2027-01-10 12:00"), Self.zone("2027-01-20 12:00"))
    let node = AccessibilityNode(
      id: "d", role: .datePicker, actions: [.pick],
      date: DateTraits(
        date: Roles.date, mode: .dateAndTime, minimum: bounds.0, maximum: bounds.1,
        timeZone: "Europe/Berlin"))
    #expect(
      TreeMarkup(tree([node])).root.rendered
        .contains(#"min="2027-01-10T12:00" max="2027-01-20T12:00""#))
    for (text, date) in [("0001-01-01T00%3A00", bounds.0), ("2030-01-01T00%3A00", bounds.1)] {
      let submission = try Submission(FormBody("revision=0&version=0&text.d=\(text)".utf8))
      #expect(try submission.events(on: tree([node])) == [.pick("d", date)])
    }
  }

  @Test(arguments: ["America/New_York", "Asia/Kolkata", "Pacific/Auckland", "nowhere"])
  func `of a date is read in the picker's own time zone`(zone: String) throws {
    let node = AccessibilityNode(
      id: "d", role: .datePicker, actions: [.pick],
      date: DateTraits(date: Roles.date, mode: .dateAndTime, timeZone: zone))
    let submission = try Submission(
      FormBody("revision=0&version=0&text.d=2027-06-01T08%3A15".utf8))
    let known = TimeZone(identifier: zone) == nil ? "GMT" : zone
    #expect(
      try submission.events(on: tree([node])) == [.pick("d", Self.zone("2027-06-01 08:15", known))])
  }
}
