/// What the status bar of a scene looks like. A host draws none, or its own.
@MainActor open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  open var statusBarStyle: UIStatusBarStyle {
    asked(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  open var isStatusBarHidden: Bool {
    asked(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }
  /// Empty: content is laid out beside bars.
  open var statusBarFrame: CGRect { .zero }

  /// The controller that speaks for the screen: the topmost one that fills it, or the child that it
  /// leaves the answer to.
  private func asked(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var speaker = scene.keyWindow?.rootViewController
    while let presented = speaker?.presentedViewController,
      presented.modalPresentationCapturesStatusBarAppearance
        || presented.modalPresentationStyle == .fullScreen, !presented.isBeingDismissed
    { speaker = presented }
    while let controller = speaker, let next = child(controller) { speaker = next }
    return speaker
  }
}

/// How large a scene may be.
@MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  open var allowsFullScreen = true
}
