/// The user's hand on a stack (rows N15, N16, N18 to N20).
extension UINavigationController {
  /// What the back button says, and nil where there is none (row N18).
  package var backButtonTitle: String? {
    guard !isNavigationBarHidden, stack.count > 1, let item = topViewController?.navigationItem,
      !item.hidesBackButton, item.showsBackButtonBesideLeftItems
    else { return nil }
    return stack[stack.count - 2].navigationItem.titleAsBackButton
  }

  @discardableResult package func userTapBackButton() -> Bool {
    guard backButtonTitle != nil, let item = topViewController?.navigationItem else { return false }
    if let action = item.backAction {
      action.perform(sender: item)
    } else if mayPop(item) {
      popViewController(animated: true)
    }
    return true
  }

  /// A subclass that is its bar's delegate decides on the user's taps.
  private func mayPop(_ item: UINavigationItem) -> Bool {
    (self as? any UINavigationBarDelegate)?.navigationBar(navigationBar, shouldPop: item) ?? true
  }

  /// Whether a swipe from the edge would move the screen (row N19).
  package var userCanSwipeBack: Bool {
    guard stack.count > 1, containerTransition == nil, phase == .appeared else { return false }
    guard let recognizer = options?.popRecognizer else { return backButtonTitle != nil }
    guard recognizer.isEnabled else { return false }
    guard let delegate = recognizer.delegate else { return backButtonTitle != nil }
    return delegate.gestureRecognizerShouldBegin(recognizer)
  }

  /// The finger goes down at the edge and begins to drag.
  @discardableResult package func userBeginSwipeBack() -> Bool {
    guard swipe == nil, userCanSwipeBack else { return false }
    let change = StackChange(old: stack, new: stack.dropLast())
    stack = change.new
    let transition = StackTransition(in: self, change: change, animated: true, interactive: true)
    swipe = transition
    transition.begin()
    return true
  }

  /// The finger lets go: far enough (`completed`), or not.
  @discardableResult package func userEndSwipeBack(completed: Bool) -> Bool {
    guard let transition = swipe else { return false }
    swipe = nil
    transition.letGo(completed: completed)
    transition.finish(completed: completed)
    return true
  }
}
