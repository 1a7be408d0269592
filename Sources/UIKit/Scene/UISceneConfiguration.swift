/// What the system makes a scene with.
@MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene's delegate: a subclass of `UIResponder`, made with `init()`.
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  /// Kept without effect: see `UIStoryboard`.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
