extension UIApplication {
  public enum State: Int, Sendable { case active, inactive, background }

  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The scene that windows belong to when their app names none.
  package var mainScene: UIWindowScene? {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// Launches the app: its delegate is asked, its scene is connected, and both become active.
  package func launch(delegate: any UIApplicationDelegate) {
    heldDelegate = delegate
    self.delegate = delegate
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(
      role: .windowApplication, configuration: configuration, identifier: "scene")
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    connectedScenes = [scene]
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    connect(scene)
    applicationState = .active
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    delegate.applicationDidBecomeActive(self)
  }

  private func connect(_ scene: UIScene) {
    let options = UIScene.ConnectionOptions()
    guard
      let configuration = delegate?.application(
        self, configurationForConnecting: scene.session, options: options),
      let delegateClass = configuration.delegateClass
    else { return }
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
    sceneDelegate.sceneWillEnterForeground(scene)
  }

  /// Ends the app: it hears of it, its windows lose their screens, and everything is let go of.
  package func terminate() {
    for scene in connectedScenes {
      scene.delegate?.sceneWillResignActive(scene)
      scene.delegate?.sceneDidDisconnect(scene)
    }
    delegate?.applicationWillResignActive(self)
    delegate?.applicationWillTerminate(self)
    applicationState = .background
    for window in connectedScenes.compactMap({ $0 as? UIWindowScene }).flatMap(\.windows) {
      window.rootViewController?.dropPresentation()
      window.rootViewController = nil
    }
    dropScheduled()
    for scene in connectedScenes { scene.delegate = nil }
    connectedScenes = []
    delegate = nil
    heldDelegate = nil
  }
}
