import Testing
import UIKit

/// Notes every call, and answers as it is told.
@MainActor private final class Delegate: NSObject, UITextFieldDelegate {
  let log: Log
  var refuses: Set<String> = []
  init(_ log: Log) { self.log = log }

  private func answer(_ call: String, _ field: UITextField, _ detail: String = "") -> Bool {
    log.note((field.placeholder ?? "") + call + detail)
    return !refuses.contains(call)
  }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { answer("shouldBegin", field) }
  func textFieldDidBeginEditing(_ field: UITextField) { _ = answer("didBegin", field) }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { answer("shouldEnd", field) }
  func textFieldDidEndEditing(_ field: UITextField) { _ = answer("didEnd", field) }
  func textFieldShouldReturn(_ field: UITextField) -> Bool { answer("shouldReturn", field) }
  func textFieldShouldClear(_ field: UITextField) -> Bool { answer("shouldClear", field) }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    answer("shouldChange", field, " \(range.location)+\(range.length) '\(replacementString)'")
  }
}

@MainActor @Suite("Text fields") struct TextFieldTests {
  private let log = Log()
  private let field = UITextField()

  @Test("A text keeps its attributes, and what is typed into it has the typing ones")
  func attributes() {
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.systemRed])
    field.defaultTextAttributes = [.kern: 2]
    field.insertText("c")
    #expect(field.text == "abc")
    let first = field.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(first?[.foregroundColor] as? UIColor == .systemRed)
    let last = field.attributedText?.attributes(at: 2, effectiveRange: nil)
    #expect(last?[.foregroundColor] == nil)
    #expect(last?[.kern] as? Int == 2)
    field.text = "abc"
    #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    field.attributedText = nil
    #expect(field.text == "")
  }

  @Test("A placeholder keeps its attributes until it is set without")
  func placeholderAttributes() {
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.systemRed])
    #expect(field.placeholder == "Name")
    let color = field.attributedPlaceholder?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .systemRed)
    field.placeholder = "Name"
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }
  private let delegate: Delegate
  private let stage: Stage

  init() {
    delegate = Delegate(log)
    stage = Stage(showing: field)
    field.delegate = delegate
    for (event, name): (UIControl.Event, String) in [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
    ] {
      field.addAction(log.action("." + name), for: event)
    }
  }

  @Test("U2 the user types: begin, change, return and leave, in Apple's order")
  func typing() {
    #expect(field.userWrites("h"))
    #expect(field.userWrites("hi"))
    #expect(field.userPressesReturn())
    #expect(
      log.lines == [
        "shouldBegin", "didBegin", ".begin",
        "shouldChange 0+0 'h'", ".changed", "shouldChange 1+0 'i'", ".changed",
        "shouldReturn", ".exit", ".primary",
        "shouldEnd", "didEnd", ".end",
      ])
    #expect(field.text == "hi")
    #expect(!field.isEditing)
  }

  @Test("U2 code that makes the field first responder is told in the same order")
  func firstResponder() {
    #expect(field.becomeFirstResponder())
    #expect(stage.firstResponder === field)
    #expect(field.resignFirstResponder())
    #expect(log.lines == ["shouldBegin", "didBegin", ".begin", "shouldEnd", "didEnd", ".end"])
    #expect(stage.firstResponder == nil)
  }

  @Test("U2 a delegate that refuses to begin keeps the user out")
  func refusedBegin() {
    delegate.refuses = ["shouldBegin"]
    #expect(!field.userWrites("a"))
    #expect(log.lines == ["shouldBegin"])
    #expect(!field.isFirstResponder)
    #expect(field.text == "")
  }

  @Test("U2 a refused change leaves the text and sends nothing")
  func refusedChange() {
    field.text = "old"
    delegate.refuses = ["shouldChange"]
    #expect(!field.userWrites("new"))
    #expect(field.text == "old")
    #expect(!log.lines.contains(".changed"))
  }

  @Test("U2 a delegate that refuses to end keeps the field")
  func refusedEnd() {
    field.userBeginsEditing()
    delegate.refuses = ["shouldEnd"]
    #expect(!field.userEndsEditing())
    #expect(field.isEditing)
    #expect(!stage.window.endEditing(false))
    #expect(stage.window.endEditing(true))
    #expect(!field.isEditing)
    #expect(log.lines.suffix(3) == ["shouldEnd", "didEnd", ".end"])
  }

  @Test("U2 a refused return does nothing")
  func refusedReturn() {
    field.userBeginsEditing()
    delegate.refuses = ["shouldReturn"]
    #expect(field.userPressesReturn())
    #expect(log.lines.last == "shouldReturn")
    #expect(field.isEditing)
  }

  @Test("U2 return ends the editing only where somebody listens for that end")
  func returnWithoutListener() {
    let other = UITextField()
    stage.add(other)
    other.addAction(log.action("primary"), for: .primaryActionTriggered)
    other.userBeginsEditing()
    #expect(other.userPressesReturn())
    #expect(log.lines == ["primary"])
    #expect(other.isEditing)
  }

  @Test("U2 a return that leads on to the next field leaves that one to be edited")
  func returnToNext() {
    let next = UITextField()
    stage.add(next)
    field.addAction(
      UIAction { _ in next.becomeFirstResponder() }, for: .editingDidEndOnExit)
    field.userBeginsEditing()
    #expect(field.userPressesReturn())
    #expect(next.isEditing)
    #expect(log.lines.filter { $0 == "didEnd" }.count == 1)
  }

  @Test("U2 going from one field to another ends the first before it begins the second")
  func moving() {
    let other = UITextField()
    other.placeholder = "B "
    other.delegate = delegate
    stage.window.addSubview(other)
    field.placeholder = "A "
    field.userBeginsEditing()
    log.lines = []
    #expect(other.userBeginsEditing())
    #expect(log.lines == ["B shouldBegin", "A shouldEnd", "A didEnd", ".end", "B didBegin"])
    #expect(!field.isEditing)
    log.lines = []
    delegate.refuses = ["shouldEnd"]
    #expect(!field.userBeginsEditing())
    #expect(log.lines == ["A shouldBegin", "B shouldEnd"])
    #expect(other.isEditing)
  }

  @Test("Return is refused to a field that is not edited, or empty and asks for text")
  func noReturn() {
    #expect(!field.userPressesReturn())
    field.userBeginsEditing()
    field.enablesReturnKeyAutomatically = true
    #expect(!field.userPressesReturn())
    #expect(field.isEditing)
    field.userWrites("a")
    #expect(field.userPressesReturn())
  }

  @Test("U7 a disabled, hidden or covered field cannot be typed into")
  func notAnswering() {
    field.isEnabled = false
    #expect(!field.userWrites("a"))
    field.isEnabled = true
    field.isHidden = true
    #expect(!field.userWrites("a"))
    #expect(log.lines.isEmpty)
  }

  @Test("Code that sets the text tells nobody, and the text is never nil")
  func textByCode() {
    #expect(field.text == "")
    #expect(stage.changes { field.text = "a" })
    field.text = nil
    #expect(field.text == "")
    #expect(log.lines.isEmpty)
  }

  @Test("A field that leaves the screen ends its editing, whatever its delegate says")
  func leaving() {
    field.userBeginsEditing()
    delegate.refuses = ["shouldEnd"]
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(stage.firstResponder == nil)
    #expect(log.lines.suffix(3) == ["shouldEnd", "didEnd", ".end"])
  }

  @Test("The clear button asks shouldClear, not shouldChange")
  func clearing() {
    field.text = "a"
    #expect(!field.userClears())
    field.clearButtonMode = .always
    delegate.refuses = ["shouldClear"]
    #expect(!field.userClears())
    #expect(field.text == "a")
    delegate.refuses = []
    #expect(field.userClears())
    #expect(field.text == "")
    #expect(log.lines == ["shouldClear", "shouldClear", ".changed"])
  }

  @Test("A field that clears itself is empty when editing begins")
  func clearsOnBegin() {
    field.text = "a"
    field.clearsOnBeginEditing = true
    field.userBeginsEditing()
    #expect(field.text == "")
  }

  @Test("A delegate's method with a reason takes the place of the one without")
  func reason() {
    final class Reasoned: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { calls.append("reason") }
    }
    let reasoned = Reasoned()
    field.delegate = reasoned
    field.userBeginsEditing()
    field.userEndsEditing()
    #expect(reasoned.calls == ["reason"])
  }

  @Test("Line breaks that are pasted become spaces")
  func lineBreaks() {
    field.userWrites("a\nb\r\nc")
    #expect(field.text == "a b c")
  }

  @Test("The delegate is not retained, and the field is released after editing")
  func lifetime() {
    weak var gone: UITextField?
    weak var goneDelegate: Delegate?
    do {
      let field = UITextField()
      let delegate = Delegate(log)
      field.delegate = delegate
      stage.window.addSubview(field)
      field.userWrites("a")
      field.removeFromSuperview()
      gone = field
      goneDelegate = delegate
    }
    #expect(gone == nil)
    #expect(goneDelegate == nil)
  }
}

@Suite("Text edits") struct TextEditTests {
  @Test(
    "A change is the smallest range of whole characters, in UTF-16 units",
    arguments: [
      ("", "a", 0, 0, "a"), ("abc", "abXc", 2, 0, "X"), ("abc", "ac", 1, 1, ""),
      ("aa", "a", 1, 1, ""), ("abc", "", 0, 3, ""), ("😀b", "😀c", 2, 1, "c"),
      ("👨‍👩‍👧", "👨‍👩‍👦", 0, 8, "👨‍👩‍👦"), ("one two", "one three two", 5, 0, "hree t"),
    ])
  func smallestRange(old: String, new: String, location: Int, length: Int, typed: String) async {
    let log = await MainActor.run { () -> (NSRange, String)? in
      final class Watch: NSObject, UITextFieldDelegate {
        var seen: (NSRange, String)?
        func textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool {
          seen = (range, string)
          return true
        }
      }
      let field = UITextField()
      let stage = Stage(showing: field)
      let watch = Watch()
      field.delegate = watch
      field.text = old
      field.userWrites(new)
      #expect(field.text == new)
      withExtendedLifetime(stage) {}
      return watch.seen
    }
    #expect(log?.0 == NSRange(location: location, length: length))
    #expect(log?.1 == typed)
  }
}
