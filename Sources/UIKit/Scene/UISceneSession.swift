/// What the system keeps about a scene.
@MainActor open class UISceneSession: NSObject {
  open var scene: UIScene? { connectedScene }
  weak var connectedScene: UIScene?
  public let role: Role
  open private(set) var configuration: UISceneConfiguration
  public let persistentIdentifier: String
  open var userInfo: [String: Any]?
  /// What the scene gave when it was last in the background; a scene that connects goes on with it.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration, identifier: String) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = identifier
    super.init()
  }

  func use(_ configuration: UISceneConfiguration) { self.configuration = configuration }

  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// A screen that the user does not touch. There is none here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}
