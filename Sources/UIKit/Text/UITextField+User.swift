extension UITextField {
  /// The user taps into the field.
  ///
  /// - Returns: false when the field does not answer or its editing was refused.
  @discardableResult package func userBeginEditing() -> Bool {
    if isEditing { return answersUser }
    return userTap() && isEditing
  }

  /// The user types until the field reads `newText`, or pastes it: one change, of the smallest range
  /// that makes the difference. Begins editing if need be. Line breaks, which a field has not,
  /// become spaces.
  ///
  /// - Returns: false when editing or the change was refused; the text is what the delegate left.
  @discardableResult package func userSetText(_ newText: String) -> Bool {
    guard userBeginEditing() else { return false }
    let newText = newText.onOneLine
    guard let edit = TextEdit(from: text ?? "", to: newText) else { return true }
    let isAllowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    guard isAllowed else { return false }
    userChanged(to: newText)
    return true
  }

  /// The user presses the clear button.
  ///
  /// - Returns: false when there is none to press or the delegate refuses.
  @discardableResult package func userClear() -> Bool {
    answersUser && showsClearButton && clear()
  }

  package var showsClearButton: Bool {
    hasText && clearButtonMode.shows(whileEditing: isEditing)
  }

  /// The user presses return. Where somebody listens for an end of editing by return, it ends.
  ///
  /// - Returns: false when the field is not being edited, or return is off as there is no text.
  @discardableResult package func userReturn() -> Bool {
    guard answersUser, isEditing, hasText || !enablesReturnKeyAutomatically else { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
    return true
  }

  /// The user puts the keyboard away.
  ///
  /// - Returns: false when the field is not being edited, or its delegate keeps it.
  @discardableResult package func userEndEditing() -> Bool {
    isEditing && resignFirstResponder()
  }
}

extension String {
  fileprivate var onOneLine: String {
    // Most texts are, which is seen from their scalars sooner than from their characters.
    for scalar in unicodeScalars where scalar.breaksLines {
      return String(map { $0.isNewline ? " " : $0 })
    }
    return self
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
