import UIKit

final class TextViewExhibit: Exhibit, UITextViewDelegate {
  override class var name: String { "Text view" }
  override class var sentence: String { "A text view takes several lines, or shows them." }

  override func makeViews() -> [UIView] {
    let notes = UITextView()
    notes.accessibilityLabel = "Notes"
    notes.text = "Apples\nPears"
    notes.delegate = self
    let reading = UITextView()
    reading.text = "This one is there to be read.\nNobody can write on it."
    reading.isEditable = false
    return [notes, reading]
  }

  func textViewDidChange(_ textView: UITextView) {
    let lines = textView.text.components(separatedBy: "\n").count
    report("The notes have \(lines) lines.")
  }
}
