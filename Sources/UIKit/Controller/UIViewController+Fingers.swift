extension UIViewController {
  /// The window goes in which fingers may be on this controller's screens: what they have only begun is taken back, as
  /// by gestures that are cancelled.
  func letGoOfFingers() {
    (self as? UINavigationController)?.userEndSwipeBack(completed: false)
    for child in storedChildren { child.letGoOfFingers() }
    guard let ownPresented else { return }
    ownPresented.ownPresentationController?.active.userEndSwipeDown(completed: false)
    ownPresented.letGoOfFingers()
  }
}
