/// Decides about the editing of a field, and hears of it.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called before the field becomes the first responder; false leaves it alone.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Called before the field gives up being the first responder; false keeps it. Not asked for its
  /// leave when the field is taken off screen or `endEditing(true)` is called: then it is called
  /// all the same, and its answer is passed over.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended, unless the delegate has the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Called before each change by the user; false leaves the text as it is. Code that sets `text`
  /// is not asked.
  ///
  /// - Parameters:
  ///   - range: what is to be replaced, in UTF-16 units of `text`.
  ///   - string: what the user typed; empty for a deletion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called when the user has changed the text, as that moves the insertion point.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Called when the user presses the clear button, or begins to edit a field that clears itself.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Called when the user presses return; the field goes on being edited unless the delegate ends
  /// that.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// Optional in Apple's protocol.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
