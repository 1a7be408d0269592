/// What has ended an app that is started again. On iOS it makes a difference to what is there then.
public enum AppEnding: String, Codable, Sendable {
  /// The system, which needed its memory, while the app was in the background. The app has heard
  /// nothing of it, and what its scene gave to go on with is there.
  case system
  /// The user, in the list of open apps. The app was told (`applicationWillTerminate`), and what its
  /// scene gave to go on with is thrown away: it begins at its first screen.
  case user
}
