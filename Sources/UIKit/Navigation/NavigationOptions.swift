/// What few stacks are asked for.
@MainActor final class NavigationOptions {
  var hidesBarsOnSwipe = false
  var hidesBarsOnTap = false
  var hidesBarsWhenKeyboardAppears = false
  var hidesBarsWhenVerticallyCompact = false
  private(set) lazy var popRecognizer: UIGestureRecognizer = UIScreenEdgePanGestureRecognizer()
  private(set) lazy var hidingSwipeRecognizer = UIPanGestureRecognizer()
  private(set) lazy var hidingTapRecognizer = UITapGestureRecognizer()
  var toolbar: UIToolbar?
}

extension UINavigationController {
  func optionsOrNew() -> NavigationOptions {
    if let made = options { return made }
    let new = NavigationOptions()
    options = new
    return new
  }

  func toolbarOrNew() -> UIToolbar {
    if let made = options?.toolbar { return made }
    let new = UIToolbar()
    new.manager = self
    optionsOrNew().toolbar = new
    return new
  }

  /// The items of the toolbar, empty where none is shown.
  package var shownToolbarItems: [UIBarButtonItem] {
    guard !isToolbarHidden, !stack.contains(where: \.hidesBottomBarWhenPushed) else { return [] }
    return topViewController?.toolbarItems ?? []
  }
}
