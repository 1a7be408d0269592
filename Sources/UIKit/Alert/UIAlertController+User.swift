/// The user's hand on an alert (row P18).
extension UIAlertController {
  package var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Whether it is an action sheet that points at what it came from, and has its cancel action in a
  /// tap beside it.
  package var isPopover: Bool {
    preferredStyle == .actionSheet && ownPresentationController?.shownStyle == .popover
  }

  /// As they are shown, from left to right or from top to bottom: the cancel action leads two, and
  /// is the last of more and in an action sheet.
  package var shownActions: [UIAlertAction] {
    guard let cancelAction else { return actions }
    let others = actions.filter { $0 !== cancelAction }
    if isPopover { return others }
    return preferredStyle == .alert && others.count == 1
      ? [cancelAction] + others : others + [cancelAction]
  }

  /// Whether a tap beside it takes it away.
  var canBeLeftByUser: Bool {
    preferredStyle == .actionSheet && (isPopover || cancelAction?.isEnabled == true)
  }

  /// The user taps a button. The alert goes first, and then the handler runs.
  ///
  /// - Returns: false when the button does not answer.
  @discardableResult package func userTap(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, actions.contains(action), answersUser else { return false }
    leave(by: action)
    return true
  }

  /// The finger goes down beside an action sheet.
  func userBeginLeaving() -> Bool { canBeLeftByUser && answersUser }

  /// The finger has tapped there, which is the cancel action.
  func userEndLeaving(completed: Bool) -> Bool {
    guard userBeginLeaving() else { return false }
    if completed { leave(by: cancelAction) }
    return true
  }

  private var answersUser: Bool {
    ownPresenter != nil && !isBeingLeft && !isBeingDismissed && ownPresented == nil
  }

  private func leave(by action: UIAlertAction?) {
    isBeingLeft = true
    ownPresenter?.dismiss(animated: true) { action?.perform() }
  }
}
