/// Which of an app's scenes opens what. Kept without effect: a session has one scene.
@MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() { super.init() }

  // Of NSCoding; there is no archive to be read.
  public init?(coder aDecoder: NSCoder) { super.init() }
}
