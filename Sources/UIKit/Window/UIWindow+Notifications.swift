// Posted with the window as their object.
extension UIWindow {
  nonisolated public static let didBecomeVisibleNotification = name("DidBecomeVisible")
  nonisolated public static let didBecomeHiddenNotification = name("DidBecomeHidden")
  nonisolated public static let didBecomeKeyNotification = name("DidBecomeKey")
  nonisolated public static let didResignKeyNotification = name("DidResignKey")

  nonisolated private static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIWindow\(event)Notification")
  }
}

// Windows fill the same screen: nil stands for the screen.
extension UIWindow {
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: window as UIView?)
  }
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: window as UIView?)
  }
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: window as UIView?)
  }
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: window as UIView?)
  }
}
