import UIKit

/// An application delegate that keeps the window itself, and writes down what it is told.
final class WindowKeeper: UIResponder, UIApplicationDelegate {
  let journal = Journal()
  var window: UIWindow?
  var knowsLinks = true
  private(set) var launchOptions: [UIApplication.LaunchOptionsKey: Any]?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.launchOptions = launchOptions
    note("didFinishLaunching", application)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RecordingController("A", journal)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    note("didBecomeActive", application)
  }
  func applicationWillResignActive(_ application: UIApplication) {
    note("willResignActive", application)
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    note("didEnterBackground", application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    note("willEnterForeground", application)
  }
  func applicationWillTerminate(_ application: UIApplication) { note("willTerminate", application) }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    journal.note("open \(url)")
    return knowsLinks
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    journal.note("continue \(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)")
    return knowsLinks
  }

  private func note(_ call: String, _ application: UIApplication) {
    journal.note("\(call), \(application.applicationState)")
  }
}

/// An application delegate that leaves the window to a scene delegate, and must not hear what that hears.
final class SceneApp: UIResponder, UIApplicationDelegate {
  let journal = Journal()

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneKeeper.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { journal.note("active") }
  func applicationWillResignActive(_ application: UIApplication) { journal.note("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { journal.note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { journal.note("foreground") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    journal.note("open")
    return true
  }
  func applicationWillTerminate(_ application: UIApplication) { journal.note("willTerminate") }
}

/// A scene delegate that writes down what it is told.
final class SceneKeeper: UIResponder, UIWindowSceneDelegate {
  let journal = Journal()
  var window: UIWindow?
  private(set) var restoredAtConnection: NSUserActivity?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let links =
      connectionOptions.urlContexts.map(\.url.absoluteString)
      + connectionOptions.userActivities.compactMap { $0.webpageURL?.absoluteString }
    note((["willConnect"] + links).joined(separator: " "), scene)
    restoredAtConnection = session.stateRestorationActivity
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = RecordingController("A", journal)
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    for context in urlContexts { journal.note("open \(context.url)") }
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    journal.note("continue \(userActivity.webpageURL?.absoluteString ?? "")")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    journal.note("asked for its activity")
    let activity = NSUserActivity(activityType: "screen")
    activity.addUserInfoEntries(from: ["photo": 7])
    return activity
  }
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { note("restore \(stateRestorationActivity.activityType)", scene) }

  private func note(_ call: String, _ scene: UIScene) {
    journal.note("\(call), \(scene.activationState)")
  }
}
