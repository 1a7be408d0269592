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

  /// - Returns: whether the delegate allowed it.
  @discardableResult func userTapsTab(_ index: Int, of tabs: UITabBarController) -> Bool {
    run { tabs.tabBar.userTapTab(at: index) }
  }

  /// Puts the finger on a page and draws.
  @discardableResult func userBeginsTurn(
    _ direction: UIPageViewController.NavigationDirection, of pages: UIPageViewController
  ) -> Bool {
    run { pages.userBeginTurn(direction) }
  }

  @discardableResult func userEndsTurn(of pages: UIPageViewController, completed: Bool) -> Bool {
    run { pages.userEndTurn(completed: completed) }
  }

  /// What the user does in a search bar.
  @discardableResult func userTypes(_ text: String, into bar: UISearchBar) -> Bool {
    run { bar.searchTextField.userSetText(text) }
  }

  @discardableResult func userSearches(in bar: UISearchBar) -> Bool {
    run { bar.searchTextField.userReturn() }
  }

  @discardableResult func userCancels(_ bar: UISearchBar) -> Bool { run { bar.userTap(.cancel) } }

  @discardableResult func userSelectsScope(_ index: Int, of bar: UISearchBar) -> Bool {
    run { bar.userSelectScope(at: index) }
  }
}

extension Stage {
  /// Taps a button of an alert.
  ///
  /// - Returns: whether it answered.
  @discardableResult func userTaps(_ title: String, in alert: UIAlertController) -> Bool {
    guard let action = alert.shownActions.first(where: { $0.title == title }) else { return false }
    return run { alert.userTap(action) }
  }

  /// What the buttons of an alert read, from the first to the last.
  func buttons(of alert: UIAlertController) -> [String] {
    alert.shownActions.map { $0.title ?? "" }
  }

  /// Taps beside a sheet, a popover or an action sheet.
  @discardableResult func userTapsBeside(_ presented: UIViewController) -> Bool {
    userBeginsSwipeDown(on: presented) && userEndsSwipeDown(on: presented, completed: true)
  }

  /// Presses the escape key, or draws the screen reader's Z: a host has one event for all of it.
  @discardableResult func userEscapes(_ presented: UIViewController) -> Bool {
    userTapsBeside(presented)
  }

  /// Draws a sheet to another of its heights.
  @discardableResult func userDraws(_ sheet: UISheetPresentationController, to height: Int) -> Bool
  {
    run { sheet.userSelectDetent(at: height) }
  }
}
