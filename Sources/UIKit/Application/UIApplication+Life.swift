// What the system does with an app, in Apple's order. A delegate is told before the notification of the
// same event is posted, and a state changes after a will-call and before a did-call.
extension UIApplication {
  public enum State: Int, Sendable { case active, inactive, background }

  /// The scene that windows belong to when their app names none.
  package var mainScene: UIWindowScene? {
    for scene in connectedScenes {
      if let scene = scene as? UIWindowScene { return scene }
    }
    return nil
  }

  /// Whether a scene delegate hears of the screen's life; else the application delegate does.
  private var hasSceneDelegate: Bool { mainScene?.delegate != nil }

  // MARK: Launching

  /// Launches the app: its delegate is asked, its scene is connected, and both become active.
  ///
  /// - Parameters:
  ///   - link: what the app is launched to open.
  ///   - activity: what the app gave when it was last in the background, for its scene to go on with.
  package func launch(
    delegate: any UIApplicationDelegate, opening link: URL? = nil,
    restoring activity: NSUserActivity? = nil
  ) {
    heldDelegate = delegate
    self.delegate = delegate
    let request = link.map(LinkRequest.init)
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(
      role: .windowApplication, configuration: configuration, identifier: "scene")
    session.stateRestorationActivity = activity
    let options = UIScene.ConnectionOptions(request)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    connectedScenes = [scene]
    let launchOptions = request?.launchOptions
    let isWilling =
      delegate.application(self, willFinishLaunchingWithOptions: launchOptions)
      && delegate.application(self, didFinishLaunchingWithOptions: launchOptions)
    post(Self.didFinishLaunchingNotification, object: self)
    connect(scene, options)
    if !hasSceneDelegate, isWilling, let request { _ = deliver(request) }
    becomeActive()
  }

  private func connect(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
    guard
      let configuration = delegate?.application(
        self, configurationForConnecting: scene.session, options: options),
      let delegateClass = configuration.delegateClass
    else { return post(UIScene.willConnectNotification, object: scene) }
    scene.session.use(configuration)
    guard
      let responderClass = delegateClass as? UIResponder.Type,
      let sceneDelegate = responderClass.make(dynamic: ()) as? any UISceneDelegate
    else {
      return raise(
        .invalidArgumentException,
        "The scene delegate class \(delegateClass) must be a UIResponder and a UISceneDelegate")
    }
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    post(UIScene.willConnectNotification, object: scene)
    if let activity = scene.session.stateRestorationActivity {
      sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
    }
    sceneDelegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, object: scene)
  }

  // MARK: Leaving and coming back

  /// The user goes to another app.
  ///
  /// - Returns: false when the app is not the active one.
  package func leave() -> Bool {
    guard applicationState == .active else { return false }
    resignActive()
    enterBackground()
    return true
  }

  /// The user comes back.
  ///
  /// - Returns: false when the app is active already.
  package func comeBack() -> Bool {
    guard applicationState == .background else { return false }
    enterForeground()
    becomeActive()
    return true
  }

  private func becomeActive() {
    applicationState = .active
    mainScene?.activationState = .foregroundActive
    tell(UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
    tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
  }

  private func resignActive() {
    tell(UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
    tell(Self.willResignActiveNotification) { $0.applicationWillResignActive(self) }
    applicationState = .inactive
    mainScene?.activationState = .foregroundInactive
    for window in mainScene?.windows ?? [] { window.rootViewController?.letGoOfFingers() }
  }

  private func enterBackground() {
    applicationState = .background
    mainScene?.activationState = .background
    tell(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
    tell(Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
    guard let scene = mainScene, let delegate = scene.delegate else { return }
    scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
  }

  private func enterForeground() {
    tell(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    tell(Self.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
    applicationState = .inactive
    mainScene?.activationState = .foregroundInactive
  }

  private func tell(
    _ notification: NSNotification.Name, _ call: (any UISceneDelegate, UIScene) -> Void
  ) {
    guard let scene = mainScene else { return }
    if let delegate = scene.delegate { call(delegate, scene) }
    post(notification, object: scene)
  }

  private func tell(
    _ notification: NSNotification.Name, _ call: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate, !hasSceneDelegate { call(delegate) }
    post(notification, object: self)
  }

  // MARK: Links

  /// A link to the app is opened elsewhere. It brings the app to the foreground.
  ///
  /// - Returns: whether the app hears of links. Whether a scene's delegate does, nobody can tell.
  package func open(link: URL) -> Bool {
    let wasInBackground = applicationState == .background
    if wasInBackground { enterForeground() }
    let isHeard = deliver(LinkRequest(link))
    if wasInBackground { becomeActive() }
    return isHeard
  }

  private func deliver(_ request: LinkRequest) -> Bool {
    if let scene = mainScene, let delegate = scene.delegate {
      switch request {
      case .url(let context): delegate.scene(scene, openURLContexts: [context])
      case .activity(let activity):
        delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        delegate.scene(scene, continue: activity)
      }
      return true
    }
    guard let delegate else { return false }
    switch request {
    case .url(let context): return delegate.application(self, open: context.url, options: [:])
    case .activity(let activity):
      _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
      return delegate.application(self, continue: activity) { objects in
        for object in objects ?? [] { object.restoreUserActivityState(activity) }
      }
    }
  }

  // MARK: The end

  /// Ends the app: it hears of it, its windows lose their screens, and everything is let go of.
  ///
  /// - Parameter isCrash: an app that has raised an exception hears nothing any more.
  package func terminate(isCrash: Bool = false) {
    if !isCrash {
      _ = leave()
      for scene in connectedScenes {
        scene.delegate?.sceneDidDisconnect(scene)
        post(UIScene.didDisconnectNotification, object: scene)
      }
      delegate?.applicationWillTerminate(self)
      post(Self.willTerminateNotification, object: self)
    }
    applicationState = .background
    for window in connectedScenes.compactMap({ $0 as? UIWindowScene }).flatMap(\.windows) {
      window.rootViewController?.dropTransitions()
      window.rootViewController?.dropPresentation()
      window.rootViewController = nil
    }
    openMenu = nil
    dropScheduled()
    for scene in connectedScenes {
      scene.activationState = .unattached
      scene.delegate = nil
    }
    connectedScenes = []
    delegate = nil
    heldDelegate = nil
    giveUpWaits()
  }
}
