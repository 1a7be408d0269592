/// The backdrop of an app's screens. It shows its root view controller, and above it what that
/// presents.
@MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window. It appears, not animated, when both it is set and
  /// the window is visible; the one before disappears and is released (row C6).
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set { replaceRoot(with: newValue) }
  }
  private var storedRoot: UIViewController?

  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  open var windowLevel: Level = .normal { didSet { contentDidChange() } }
  open var screen: UIScreen
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }
  open var canBecomeKey: Bool { true }

  /// The session that the window belongs to.
  package let application: UIApplication
  package weak var firstResponder: UIResponder? { didSet { contentDidChange() } }

  public init(windowScene: UIWindowScene) {
    application = windowScene.application
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    attach(to: windowScene)
  }

  /// A window of the running session's own scene.
  public override init(frame: CGRect) {
    let application = Session.requireApplication(for: "UIWindow(frame:)")
    self.application = application
    screen = application.screen
    super.init(frame: frame)
    if let scene = application.mainScene { attach(to: scene) }
  }

  // Inherited on iOS; here it must be written out, as `application` has no default.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    let application = Session.requireApplication(for: "UIWindow(coder:)")
    self.application = application
    screen = application.screen
    super.init(coder: coder)
    if let scene = application.mainScene { attach(to: scene) }
  }

  private func attach(to scene: UIWindowScene) {
    isHidden = true
    windowScene = scene
    scene.add(self)
  }

  isolated deinit {
    // A window that its app has let go of is off screen, and whoever holds its root hears of it. The
    // views leave first: nothing may ask for this window any more.
    letGoOfSubviews()
    Session.enter(application) {
      storedRoot?.letGoOfFingers()
      storedRoot?.setAppearance(.disappeared, animated: false)
    }
  }

  open func makeKey() {
    guard canBecomeKey, let windowScene, windowScene.keyWindow !== self else { return }
    windowScene.resignKeyWindow()
    windowScene.makeKey(self)
    becomeKey()
    application.post(Self.didBecomeKeyNotification, object: self)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}
  /// Never called by a host: see `UIApplication.sendEvent`.
  open func sendEvent(_ event: UIEvent) {}
  /// Kept without effect.
  open var canResizeToFitContent = false

  /// What its responders undo.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      Session.enter(application) { showRoot(!isHidden) }
      // A window that is being made becomes neither.
      guard windowScene != nil else { return }
      application.post(
        isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }

  package override func contentDidChange() { application.contentDidChange() }
  /// Not inlined: whoever calls it would hold both the window and the application, for a flag mostly.
  @inline(never) final func contentDidChange(in view: UIView) {
    application.contentDidChange(in: view)
  }

  private func replaceRoot(with newRoot: UIViewController?) {
    let old = storedRoot
    guard old !== newRoot else { return }
    Session.enter(application) {
      if let old {
        old.letGoOfFingers()
        if old.ownPresented != nil {
          application.record(
            Fault(
              kind: .strict,
              message:
                "Root view controller of a window replaced while it presents another: dismiss first"
            ))
          old.dropPresentation()
        }
        old.setAppearance(.disappearing, animated: false)
        // What it has presented as it heard of that goes with it.
        if old.ownPresented != nil { old.dropPresentation() }
        old.viewIfLoaded?.removeFromSuperview()
        old.setAppearance(.disappeared, animated: false)
      }
      storedRoot = newRoot
      showRoot(!isHidden)
    }
    contentDidChange()
  }

  private func showRoot(_ isVisible: Bool) {
    guard let root = storedRoot else { return }
    guard isVisible else {
      root.letGoOfFingers()
      return root.setAppearance(.disappeared, animated: false)
    }
    root.setAppearance(.appearing, animated: false)
    insertSubview(root.view, at: 0)
    root.showPendingAppearance()
    root.setAppearance(.appeared, animated: false)
  }
}
