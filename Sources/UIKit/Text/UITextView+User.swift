extension UITextView {
  /// Whether the user can write here now.
  package var answersTyping: Bool { isEditable && answersTouches }

  /// The user taps into the text.
  ///
  /// - Returns: false when it is not to be edited, or its editing was refused.
  @discardableResult package func userBeginEditing() -> Bool {
    guard answersTyping else { return false }
    return isEditing || becomeFirstResponder()
  }

  /// The user types until the text reads `newText`, or pastes it: one change, of the smallest range
  /// that makes the difference. Begins editing if need be.
  ///
  /// - Returns: false when editing or the change was refused; the text is what the delegate left.
  @discardableResult package func userSetText(_ newText: String) -> Bool {
    guard userBeginEditing() else { return false }
    guard let edit = TextEdit(from: text, to: newText) else { return true }
    let isAllowed =
      delegate?.textView(
        self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
    guard isAllowed else { return false }
    userChanged(edit.range, to: edit.replacement)
    return true
  }

  // MARK: Links

  package struct Link {
    package let range: NSRange
    package let text: String
    package let url: URL
  }

  /// The links in the text, in order. Those of a text that is to be edited do not answer.
  package var links: [Link] {
    var links: [Link] = []
    guard let text = attributedText else { return links }
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) {
      value, range, _ in
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else {
        return
      }
      links.append(
        Link(range: range, text: (text.string as NSString).substring(with: range), url: url))
    }
    return links
  }

  package var answersLinks: Bool { !isEditable && isSelectable && answersTouches }

  /// The user taps the link that stands there.
  ///
  /// - Returns: false when there is none, or it does not answer.
  @discardableResult package func userTapLink(in range: NSRange) -> Bool {
    guard answersLinks, let link = links.first(where: { $0.range == range }) else { return false }
    let opens =
      delegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
      ?? true
    if opens { window?.application.open(link.url) }
    return true
  }
}
