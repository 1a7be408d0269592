import Testing
import UIKit

/// Both ways of starting an app.
@MainActor @Suite struct LaunchTests {
  @Test("An application delegate keeps the window itself")
  func applicationDelegate() {
    let delegate = WindowDelegate()
    let app = LaunchedApp(delegate)
    #expect(
      delegate.journal.take(.note, .appearance) == [
        "willFinishLaunching", "didFinishLaunching", "A viewWillAppear", "A viewDidAppear",
        "didBecomeActive",
      ])
    #expect(delegate.window?.isKeyWindow == true)
    app.run {
      #expect(UIApplication.shared.delegate === delegate)
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIScreen.main === delegate.window?.screen)
    }
    app.terminate()
    delegate.journal.expectBalance(visible: [])
    #expect(delegate.journal.take(.note).last == "willTerminate")
    #expect(app.faults == [])
  }

  @Test("A scene delegate is made of the class that the configuration names")
  func sceneDelegate() throws {
    let delegate = SceneAppDelegate()
    let app = LaunchedApp(delegate)
    let scene = try app.run {
      try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }
    let sceneDelegate = try #require(scene.delegate as? SceneDelegate)
    #expect(
      sceneDelegate.journal.take(.note, .appearance) == [
        "willConnect", "A viewWillAppear", "A viewDidAppear", "willEnterForeground",
        "didBecomeActive",
      ])
    #expect(sceneDelegate.configurationName == "Main")
    #expect(scene.windows == [sceneDelegate.window].compactMap { $0 })
    #expect(scene.activationState == .foregroundActive)
    #expect(sceneDelegate.window?.windowScene === scene)
    #expect(scene.keyWindow === sceneDelegate.window)
    app.terminate()
    sceneDelegate.journal.expectBalance(visible: [])
    #expect(sceneDelegate.journal.take(.note).contains("didDisconnect"))
    #expect(app.faults == [])
  }

  @Test("An app that ends lets go of its screens, also in a transition", arguments: Moment.allCases)
  func memory(moment: Moment) {
    weak var root: UIViewController?
    weak var stack: UINavigationController?
    weak var sheet: UIViewController?
    do {
      let delegate = WindowDelegate()
      let app = LaunchedApp(delegate)
      let made = UINavigationController(rootViewController: UIViewController())
      made.pushViewController(UIViewController(), animated: false)
      let presented = UIViewController()
      (root, stack, sheet) = (delegate.window?.rootViewController, made, presented)
      app.run {
        delegate.window?.rootViewController = made
        switch moment {
        case .rest: break
        case .presenting: made.present(presented, animated: true)
        case .pushing: made.pushViewController(presented, animated: true)
        case .swipingBack: app.userBeginsSwipeBack(in: made)
        case .dismissing, .swipingDown:
          made.present(presented, animated: false)
          if moment == .dismissing {
            made.dismiss(animated: true)
          } else {
            app.userBeginsSwipeDown(on: presented)
          }
        }
      }
      app.terminate()
    }
    #expect(root == nil)
    #expect(stack == nil)
    #expect(sheet == nil)
  }

  enum Moment: CaseIterable { case rest, presenting, dismissing, swipingDown, pushing, swipingBack }

  private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    let journal = Journal()
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      journal.note("willFinishLaunching")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      journal.note("didFinishLaunching")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = RecordingController("A", journal)
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      journal.note("didBecomeActive")
    }

    func applicationWillTerminate(_ application: UIApplication) { journal.note("willTerminate") }
  }

  @Test("A scene delegate of a class that cannot be one is an exception")
  func wrongSceneDelegate() {
    let delegate = SceneAppDelegate()
    delegate.delegateClass = UIViewController.self
    let app = LaunchedApp(delegate)
    #expect(
      app.faults == [
        "The scene delegate class UIViewController must be a UIResponder and a UISceneDelegate"
      ])
  }

  private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    var delegateClass: AnyClass = SceneDelegate.self

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = delegateClass
      return configuration
    }
  }
}

/// Not within the suite: a class that is made by its name alone.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let journal = Journal()
  var window: UIWindow?
  var configurationName: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal.note("willConnect")
    configurationName = session.configuration.name
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = RecordingController("A", journal)
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { journal.note("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { journal.note("didBecomeActive") }
  func sceneDidDisconnect(_ scene: UIScene) { journal.note("didDisconnect") }
}
