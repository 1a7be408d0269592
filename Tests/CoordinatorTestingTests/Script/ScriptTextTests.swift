import AppHost
import Foundation
import Testing

@testable import CoordinatorTesting

/// A script as people read and write it.
struct ScriptTextTests {
  static let buy = Target("Buy", in: "Alpine Dawn")
  static let name = Target("Name")

  static let steps: [(String, Step)] = [
    (#"tap "Buy" in "Alpine Dawn""#, Step(.tap(buy))),
    (#"tap button "Buy" number 2"#, Step(.tap(Target("Buy", role: .button, number: 2)))),
    (#"tap back-button"#, Step(.tap(Target(role: .backButton)))),
    (#"tap identifier "play""#, Step(.tap(Target(identifier: "play")))),
    (#"quickly tap "Buy" in "Alpine Dawn""#, Step(.tap(buy), isQuick: true)),
    (#"double-tap "Name""#, Step(.doubleTap(name))),
    (#"hold "Name""#, Step(.longPress(name))),
    (#"type "Ada" into "Name""#, Step(.type(.text("Ada"), into: name))),
    (#"type "a\"b\\c\nd # e" into "Name""#, Step(.type(.text("a\"b\\c\nd # e"), into: name))),
    (
      #"type "a\r\nb\r\u{2028}c\u{85}d" into "Name""#,
      Step(.type(.text("a\r\nb\r\u{2028}c\u{85}d"), into: name))
    ),
    (
      #"type <Code \> 3 \\ \n> into "Name""#,
      Step(.type(.sample("Code > 3 \\ \n"), into: name))
    ),
    (#"tap "\r\n""#, Step(.tap(Target("\r\n")))),
    (#"type <Password 2> into "Name""#, Step(.type(.sample("Password 2"), into: name))),
    (#"clear "Name""#, Step(.type(.text(""), into: name))),
    (#"press return in "Name""#, Step(.submit(name))),
    ("scroll", Step(.scroll(nil))),
    (#"scroll "Name""#, Step(.scroll(name))),
    ("scroll back", Step(.scrollBack(nil))),
    (#"scroll back "Name""#, Step(.scrollBack(name))),
    (#"pull "Name""#, Step(.refresh(name))),
    (#"set "Name" to 0.5"#, Step(.adjust(name, to: 0.5))),
    (
      #"pick 2026-01-31T12:00:00Z in "Name""#,
      Step(.pick(name, Date(timeIntervalSince1970: 1_769_860_800)))
    ),
    (#"swipe left on "Name""#, Step(.swipe(name, .left))),
    (#"swipe down on "Name""#, Step(.swipe(name, .down))),
    (#"swipe left begin on "Name""#, Step(.swipe(name, .left, .begin))),
    ("go back", Step(.goBack)),
    ("swipe back", Step(.swipeBack(.whole))),
    ("swipe back begin", Step(.swipeBack(.begin))),
    ("swipe down cancel", Step(.swipeDown(.cancel))),
    ("leave the app", Step(.leaveApp)),
    ("come back", Step(.returnToApp)),
    ("relaunch", Step(.relaunch(.system))),
    ("relaunch after quitting", Step(.relaunch(.user))),
    ("wait", Step(.wait(seconds: nil))),
    ("wait 2.5", Step(.wait(seconds: 2.5))),
    (#"expect "Thank you""#, Step(.expect(.sees("Thank you")))),
    (#"expect no "Buy""#, Step(.expect(.seesNo("Buy")))),
    (#"expect title "Photos""#, Step(.expect(.title("Photos")))),
  ]

  @Test(arguments: steps) func `a step is read as it is written`(line: String, step: Step) throws {
    #expect(step.description == line)
    #expect(try Step(line) == step)
  }

  @Test(arguments: steps) func `a step survives JSON`(line: String, step: Step) throws {
    #expect(try JSONDecoder().decode(Step.self, from: JSONEncoder().encode(step)) == step)
  }

  @Test func `an address is opened`() throws {
    let url = try #require(URL(string: "photos://shop/7"))
    #expect(try Step(#"open "photos://shop/7""#) == Step(.open(url)))
  }

  @Test(arguments: AccessibilityRole.allCases)
  func `every role has a word of its own`(role: AccessibilityRole) throws {
    let step = Step(.tap(Target("x", role: role)))
    #expect(try Step(step.description) == step)
  }

  @Test func `comments, empty lines and indentation are kept apart from steps`() throws {
    let script = try Script(
      text: """
        # Buying
        #   from the list

          tap "Buy"   # the first one
        go back
        """)
    #expect(script.steps == [Step(.tap(Target("Buy"))), Step(.goBack)])
    #expect(script.lines.map(\.number) == [4, 5])
    #expect(script.lines[0].comments == ["Buying", "from the list"])
    #expect(script.description == "# Buying\n# from the list\ntap \"Buy\"\ngo back\n")
  }

  @Test func `a script is read from its JSON as well`() throws {
    let script = Script(Self.steps.map(\.1))
    #expect(try Script(text: script.json).steps == script.steps)
  }

  @Test(arguments: [
    ("dance", #"line 2: expected a step (tap, double-tap, hold"#),
    ("tap", "line 2: expected what it is called, in quotation marks, or what kind of thing it is"),
    ("tap Buy", "line 2: expected what it is called, in quotation marks, or what kind"),
    (#"tap "Buy"#, "line 2: a text has no closing quotation mark"),
    (#"tap "Buy\q""#, #"line 2: “\q” means nothing: write \", \\ or \n"#),
    (#"tap "Buy" inside "x""#, "line 2: expected the end of the line, found “inside”"),
    (#"tap "Buy" in"#, "line 2: expected a text in quotation marks, found the end of the line"),
    (#"tap "Buy" number none"#, "line 2: expected a number from 1 on, found “none”"),
    (#"tap "Buy" number 0"#, "line 2: expected a number from 1 on, found “0”"),
    (#"type Ada into "Name""#, "line 2: expected a text in quotation marks, or a sample's name"),
    (#"type "Ada" in "Name""#, "line 2: expected “into”, found “in”"),
    (#"type <Name into "x""#, "line 2: the “<” of a sample's name has no “>”"),
    ("press", "line 2: expected “return”, found the end of the line"),
    (#"set "Volume" to loud"#, "line 2: expected a number, found “loud”"),
    (#"pick tomorrow in "Date""#, "line 2: expected a date such as 2026-01-31T12:00:00Z"),
    ("swipe", "line 2: expected “back”, “down”, “left”, “right” or “up”"),
    ("swipe back slowly", "line 2: expected “begin”, “cancel” or “complete”, found “slowly”"),
    ("expect nothing", "line 2: expected a text in quotation marks, “no” or “title”"),
  ]) func `what is wrong is said with its line`(line: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Script(text: "go back\n\(line)\n") }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasSuffix(", in: \(line)") == true)
  }

  @Test(arguments: [
    (#"{"version": 2, "steps": []}"#, "this version of a script is not known here"),
    (#"{"version": 1, "steps": [{"label": "Buy"}]}"#, "“do” is missing, in: steps[0]"),
  ]) func `JSON that is no script says why`(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Script(text: text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: steps) func `a step is one line of a script`(line: String, step: Step) throws {
    #expect(try Script(text: Script([step, step]).description).steps == [step, step])
  }

  @Test(arguments: ["\u{301}x", "x\u{600}", "\u{301}", "a\"\u{301}", "\\\u{301}", "x\u{200D}"])
  func `an accent or a joiner does not hide what a text begins and ends with`(text: String) throws {
    for step in [Step.tap(Target(text)), Step(.type(.sample(text), into: Self.name))] {
      #expect(try Step(step.description) == step)
    }
  }

  @Test func `what means nothing in a text is said`() {
    for line in [#"tap "\u{}""#, #"tap "\u{110000}""#, #"tap "\u2028""#, #"tap "\u{41"#] {
      let error = #expect(throws: ScriptError.self) { try Script(text: line) }
      #expect(error?.message.hasPrefix("“\\u") == true, "\(error?.message ?? "")")
    }
  }

  @Test func `samples go by their field and a number`() {
    let samples: Samples = ["Name": ["Ada", "Grace"], "Room 2": ["Kitchen"]]
    #expect(samples.text(named: "Name") == "Ada")
    #expect(samples.text(named: "Name 2") == "Grace")
    #expect(samples.text(named: "Room 2") == "Kitchen")
    for name in ["Name 1", "Name 3", "Password", "Name x"] {
      #expect(samples.text(named: name) == nil, "\(name)")
    }
  }
}
