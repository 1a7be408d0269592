import UIKit

extension UITextField {
  @discardableResult func userBeginsEditing() -> Bool { becomeFirstResponder() }

  @discardableResult func userWrites(_ text: String) -> Bool {
    guard isEnabled, becomeFirstResponder() else { return false }
    selectAll(nil)
    insertText(text)
    return self.text == text
  }

  @discardableResult func userClears() -> Bool { cannotDo(false) }

  @discardableResult func userPressesReturn() -> Bool {
    guard isFirstResponder else { return false }
    let answer = delegate?.textFieldShouldReturn?(self) ?? true
    if answer { sendActions(for: .editingDidEndOnExit) }
    return answer
  }

  @discardableResult func userEndsEditing() -> Bool { resignFirstResponder() }
}

extension UITextView {
  @discardableResult func userWrites(_ text: String) -> Bool {
    guard isEditable, becomeFirstResponder() else { return false }
    selectAll(nil)
    insertText(text)
    return self.text == text
  }

  @discardableResult func userTapsLink(in range: NSRange) -> Bool { cannotDo(false) }
  var seenLinks: [String] { cannotDo([]) }
}
