/// One instance of an app's user interface.
@MainActor open class UIScene: UIResponder {
  public let session: UISceneSession
  /// Held: nobody else does.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String!
  /// Kept without effect.
  open var subtitle = ""
  open var activationConditions = UISceneActivationConditions()

  package let application: UIApplication

  /// Made by the system. An app never makes one.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    application = Session.requireApplication(for: "UIScene")
    super.init()
    session.connectedScene = self
  }

  open override var next: UIResponder? { application }

  /// What the user looks at is a host's to show: the address of a page, say.
  package override func userActivityDidChange() { application.contentDidChange() }

  // An app says that its restoration takes until it has loaded. Nobody waits for it here.
  open func extendStateRestoration() {}
  open func completeStateRestoration() {}

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
}
