/// One instance of an app's user interface.
@MainActor open class UIScene: UIResponder {
  public let session: UISceneSession
  /// Held: nobody else does.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String!

  package let application: UIApplication

  /// Made by the system. An app never makes one.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    application = Session.requireApplication(for: "UIScene")
    super.init()
    session.connectedScene = self
  }

  open override var next: UIResponder? { application }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why the system connects a scene.
  @MainActor open class ConnectionOptions: NSObject {}
}
