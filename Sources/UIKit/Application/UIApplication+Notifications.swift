// Posted by UIKit with the application as their object, after its delegate has been told. They reach
// the observers of their own session: see NotificationCenter+Session.
extension UIApplication {
  nonisolated public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  nonisolated public static let willTerminateNotification = name("WillTerminate")

  // Never posted: there is no such thing here.
  nonisolated public static let didReceiveMemoryWarningNotification =
    name("DidReceiveMemoryWarning")
  nonisolated public static let significantTimeChangeNotification = name("SignificantTimeChange")
  nonisolated public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  nonisolated public static let backgroundRefreshStatusDidChangeNotification =
    name("BackgroundRefreshStatusDidChange")
  nonisolated public static let protectedDataDidBecomeAvailableNotification =
    name("ProtectedDataDidBecomeAvailable")
  nonisolated public static let protectedDataWillBecomeUnavailableNotification =
    name("ProtectedDataWillBecomeUnavailable")

  nonisolated private static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(event)Notification")
  }
}
