extension UIViewController {
  /// The window goes in which fingers may be on this controller's screens, or the user to another app: what they have
  /// only begun is taken back, as by gestures that are cancelled.
  func letGoOfFingers() {
    (self as? UINavigationController)?.userEndSwipeBack(completed: false)
    (self as? UIPageViewController)?.userEndTurn(completed: false)
    for child in storedChildren { child.letGoOfFingers() }
    guard let ownPresented else { return }
    ownPresented.ownPresentationController?.userEndSwipeDown(completed: false)
    ownPresented.letGoOfFingers()
  }
}
