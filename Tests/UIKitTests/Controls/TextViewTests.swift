import Testing
import UIKit

@MainActor @Suite("Text views") struct TextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    let log = Log()
    var allowsBeginning = true
    var allowsEnding = true
    var allowsChange = true
    var links: [String] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.note("shouldBegin")
      return allowsBeginning
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.note("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.note("shouldEnd")
      return allowsEnding
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.note("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.note("\(range.location)+\(range.length) “\(text)”")
      return allowsChange
    }
    func textViewDidChange(_ textView: UITextView) { log.note("didChange") }
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append(url.absoluteString)
      return false
    }
  }

  private func show(_ textView: UITextView, _ delegate: Delegate) -> Stage {
    textView.delegate = delegate
    return Stage(showing: textView)
  }

  @Test("U2 the user writes: begin, each change asked for, then told")
  func writing() {
    let textView = UITextView()
    let delegate = Delegate()
    let stage = show(textView, delegate)
    textView.text = "Hello"
    #expect(delegate.log.lines.isEmpty)
    #expect(textView.userWrites("Hello\nthere"))
    #expect(textView.text == "Hello\nthere")
    #expect(textView.selectedRange == NSRange(location: 11, length: 0))
    textView.resignFirstResponder()
    #expect(
      delegate.log.lines == [
        "shouldBegin", "didBegin", "5+0 “\nthere”", "didChange", "shouldEnd", "didEnd",
      ])
    withExtendedLifetime(stage) {}
  }

  @Test("U2 a refusal leaves the text as it is")
  func refusals() {
    let textView = UITextView()
    let delegate = Delegate()
    let stage = show(textView, delegate)
    delegate.allowsBeginning = false
    #expect(!textView.userWrites("a"))
    delegate.allowsBeginning = true
    delegate.allowsChange = false
    #expect(!textView.userWrites("a"))
    #expect(textView.text == "")
    delegate.allowsEnding = false
    #expect(!textView.resignFirstResponder())
    #expect(textView.isFirstResponder)
    #expect(stage.window.endEditing(true))
    #expect(!textView.isFirstResponder)
    withExtendedLifetime(stage) {}
  }

  @Test("A text to read cannot be written, and its editing ends")
  func reading() {
    let textView = UITextView()
    let stage = Stage(showing: textView)
    #expect(textView.becomeFirstResponder())
    textView.isEditable = false
    #expect(!textView.isFirstResponder)
    #expect(!textView.userWrites("a"))
    withExtendedLifetime(stage) {}
  }

  @Test("Code types where the insertion point is, in place of what is selected")
  func insertion() {
    let textView = UITextView()
    textView.text = "one two"
    textView.selectedRange = NSRange(location: 0, length: 3)
    textView.insertText("three")
    #expect(textView.text == "three two")
    textView.deleteBackward()
    #expect(textView.text == "thre two")
    textView.selectedRange = NSRange(location: 100, length: 5)
    #expect(textView.selectedRange == NSRange(location: 8, length: 0))
    textView.clearsOnInsertion = true
    textView.insertText("four")
    #expect(textView.text == "four")
    #expect(!textView.clearsOnInsertion)
  }

  @Test("Attributes stay where the text stays, and go when plain text is set")
  func attributes() {
    let textView = UITextView()
    let text = NSMutableAttributedString(string: "red rest")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    textView.attributedText = text
    let stage = Stage(showing: textView)
    textView.userWrites("red rests")
    #expect(textView.attributedText.string == "red rests")
    let color = textView.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    textView.text = "red"
    #expect(textView.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)
    withExtendedLifetime(stage) {}
  }

  @Test("A link in a text to read goes through the delegate")
  func links() throws {
    let textView = UITextView()
    let delegate = Delegate()
    let stage = show(textView, delegate)
    let text = NSMutableAttributedString(string: "Read the terms.")
    let range = NSRange(location: 9, length: 5)
    text.addAttribute(.link, value: "https://example.com/terms", range: range)
    textView.attributedText = text
    #expect(!textView.userTapsLink(in: range))
    textView.isEditable = false
    #expect(textView.seenLinks == ["terms"])
    #expect(textView.userTapsLink(in: range))
    #expect(delegate.links == ["https://example.com/terms"])
    withExtendedLifetime(stage) {}
  }

  @Test("It is one delegate, whichever name it is set by")
  func delegate() {
    let textView = UITextView()
    let delegate = Delegate()
    let scrollView: UIScrollView = textView
    scrollView.delegate = delegate
    #expect(textView.delegate === delegate)
    textView.delegate = nil
    #expect(scrollView.delegate == nil)
  }
}
