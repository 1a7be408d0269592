// A session has one scene: what would make or end another is refused.
extension UIApplication {
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession == nil || sceneSession?.scene == nil else { return }
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }

  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.requestDenied)) }

  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

@MainActor open class UISceneDestructionRequestOptions: NSObject {}

@MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
