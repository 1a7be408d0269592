extension UIView {
  /// Ends the editing of the field in this view's tree that is being edited, if there is one.
  ///
  /// - Parameter force: whether the field's delegate cannot refuse.
  /// - Returns: false when it refused.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, let view = responder as? UIView,
      view.isDescendant(of: self)
    else { return true }
    if force, let field = view as? UITextField { return field.resign(forced: true) }
    if force, let text = view as? UITextView { return text.resign(forced: true) }
    return view.resignFirstResponder()
  }
}
