extension UIView {
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// This view or the first one within it, depth first, that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether the user's touches can reach this view: it is on screen, and neither it nor a view
  /// around it is hidden, transparent (alpha under 0.01) or without interaction (row U7).
  package final var answersTouches: Bool {
    var view = self
    while !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled {
      guard let next = view.storedSuperview else { return isInWindow }
      view = next
    }
    return false
  }

  /// This view or the nearest around it that may override traits, else the outermost. Every cell that
  /// is shown asks, and nearly no view has any of its own.
  final var viewWithOwnTraits: UIView {
    var view = self
    while view.extras == nil, !view.hasHeldController || view.controller?.extras == nil,
      let next = view.storedSuperview
    {
      view = next
    }
    return view
  }

  package var needsLayout: Bool { storedNeedsLayout }
}
