/// Hears of the screens that a stack shows (row N2).
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Before the transition, and when the stack itself comes on screen (row N13).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// After the screen has appeared. Not for a swipe back that was let go of (row N15).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
