// Posted with the scene as their object, after its delegate has been told.
extension UIScene {
  nonisolated public static let willConnectNotification = name("WillConnect")
  nonisolated public static let didDisconnectNotification = name("DidDisconnect")
  nonisolated public static let didActivateNotification = name("DidActivate")
  nonisolated public static let willDeactivateNotification = name("WillDeactivate")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")

  nonisolated private static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIScene\(event)Notification")
  }
}
