import UIKit

// What the user writes. Each gives whether the text answered.

extension UITextField {
  @discardableResult func userBeginsEditing() -> Bool { userBeginEditing() }
  @discardableResult func userWrites(_ text: String) -> Bool { userSetText(text) }
  @discardableResult func userClears() -> Bool { userClear() }
  @discardableResult func userPressesReturn() -> Bool { userReturn() }
  @discardableResult func userEndsEditing() -> Bool { userEndEditing() }
}

extension UITextView {
  @discardableResult func userWrites(_ text: String) -> Bool { userSetText(text) }
  @discardableResult func userTapsLink(in range: NSRange) -> Bool { userTapLink(in: range) }
  /// What the links read.
  var seenLinks: [String] { links.map(\.text) }
}
