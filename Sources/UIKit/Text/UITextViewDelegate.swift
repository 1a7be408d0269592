/// Decides about the editing of a text view and about its links, and hears of both.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called before the view becomes the first responder; false leaves it alone.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called before the view gives up being the first responder; false keeps it. When the view is
  /// taken off screen it is called all the same, and its answer is passed over.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)

  /// Called before each change by the user; false leaves the text as it is. Code that sets `text`
  /// is not asked.
  ///
  /// - Parameters:
  ///   - range: what is to be replaced, in UTF-16 units of `text`.
  ///   - text: what the user typed; empty for a deletion, a line break for the return key.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the user has changed the text; not when code has.
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Called when the user taps a link; false when the delegate has done what there is to do.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

// Optional in Apple's protocol.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
