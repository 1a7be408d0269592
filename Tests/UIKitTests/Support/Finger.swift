import UIKit

/// The user's finger. On a Mac it is another one.
extension Stage {
  /// What the back button says, nil where there is none.
  func backButtonTitle(of stack: UINavigationController) -> String? { stack.backButtonTitle }

  func userCanSwipeBack(in stack: UINavigationController) -> Bool { stack.userCanSwipeBack }

  /// - Returns: whether there was a button to tap.
  @discardableResult func userTapsBack(in stack: UINavigationController) -> Bool {
    run { stack.userTapBackButton() }
  }

  /// Puts the finger on the edge of the screen and draws.
  @discardableResult func userBeginsSwipeBack(in stack: UINavigationController) -> Bool {
    run { stack.userBeginSwipeBack() }
  }

  @discardableResult func userEndsSwipeBack(in stack: UINavigationController, completed: Bool)
    -> Bool
  {
    run { stack.userEndSwipeBack(completed: completed) }
  }

  /// Puts the finger on a sheet and draws it down.
  @discardableResult func userBeginsSwipeDown(on presented: UIViewController) -> Bool {
    run { presented.presentationController?.userBeginSwipeDown() ?? false }
  }

  @discardableResult func userEndsSwipeDown(on presented: UIViewController, completed: Bool)
    -> Bool
  {
    run { presented.presentationController?.userEndSwipeDown(completed: completed) ?? false }
  }
}
