/// The user's hand on a stack (rows N15, N16, N18 to N20).
extension UINavigationController {
  /// What the back button says, and nil where there is none (row N18). The button of a stack that
  /// lies on another as a column leads to what is below it there.
  package var backButtonTitle: String? {
    guard !isNavigationBarHidden, let top = topViewController, !(top is UINavigationController),
      !top.navigationItem.hidesBackButton, top.navigationItem.showsBackButtonBesideLeftItems
    else { return nil }
    guard stack.count > 1 else { return itemBelowColumn?.titleAsBackButton }
    return stack[stack.count - 2].navigationItem.titleAsBackButton
  }

  package var showsLargeTitle: Bool { storedNavigationBar?.showsLargeTitle ?? false }

  @discardableResult package func userTapBackButton() -> Bool {
    guard backButtonTitle != nil, let item = topViewController?.navigationItem else { return false }
    if let action = item.backAction {
      action.perform(sender: item)
    } else if mayPop(item) {
      (stack.count > 1 ? self : outerStack)?.popViewController(animated: true)
    }
    return true
  }

  /// A subclass that is its bar's delegate decides on the user's taps.
  private func mayPop(_ item: UINavigationItem) -> Bool {
    (self as? any UINavigationBarDelegate)?.navigationBar(navigationBar, shouldPop: item) ?? true
  }

  /// Whether a swipe from the edge is for this stack, though the app may not let it begin (row N19).
  package var hearsSwipeBack: Bool {
    guard stack.count > 1, containerTransition == nil, phase == .appeared else { return false }
    guard let recognizer = options?.popRecognizer else { return hasBackButton }
    return recognizer.isEnabled && (recognizer.delegate != nil || hasBackButton)
  }

  /// Whether it would move the screen. The app is asked.
  package var userCanSwipeBack: Bool {
    guard hearsSwipeBack else { return false }
    guard let recognizer = options?.popRecognizer, let delegate = recognizer.delegate else {
      return true
    }
    // Who is asked may have gone back by itself.
    return delegate.gestureRecognizerShouldBegin(recognizer) && hearsSwipeBack
  }

  /// Whether there is a button that pops this stack: where a column is on top, the column's.
  private var hasBackButton: Bool {
    guard let column = topViewController as? UINavigationController else {
      return backButtonTitle != nil
    }
    return column.stack.count == 1 && column.backButtonTitle != nil
  }

  /// The finger goes down at the edge and begins to drag.
  @discardableResult package func userBeginSwipeBack() -> Bool {
    guard swipe == nil, userCanSwipeBack, swipe == nil else { return false }
    let change = StackChange(cutting: stack, to: stack.count - 1)
    // What moves in the app's own way, the app's own gestures drive.
    guard animator(for: change) == nil else { return false }
    changeStack(by: change)
    let transition = StackTransition(
      in: self, change: change, to: stack, animated: true, interactive: true)
    swipe = transition
    transition.run()
    return true
  }

  /// The finger lets go: far enough (`completed`), or not.
  @discardableResult package func userEndSwipeBack(completed: Bool) -> Bool {
    guard let transition = swipe else { return false }
    swipe = nil
    transition.letGo(completed: completed)
    return true
  }
}
