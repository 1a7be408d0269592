import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// An app that says where its user was, and goes on from there.
private final class PlaceDelegate: UIResponder, UIApplicationDelegate {
  let log: Log

  @MainActor final class Log {
    var heard: [String] = []
    /// What the device was like as the app was launched.
    var traits: UITraitCollection?
  }

  init(_ log: Log) { self.log = log }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PlaceSceneDelegate.self
    return configuration
  }

  func applicationWillTerminate(_ application: UIApplication) { log.heard.append("end") }
}

private final class PlaceSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let screen = UIViewController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    (UIApplication.shared.delegate as? PlaceDelegate)?.log.traits = scene.traitCollection
    screen.title = session.stateRestorationActivity?.title ?? "Start"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Go") { [weak self] _ in self?.screen.title = "There" })
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: screen)
    window?.makeKeyAndVisible()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "place")
    activity.title = screen.title
    return activity
  }
}

/// What is there after an app was ended depends on who has ended it, as on iOS.
@MainActor struct RelaunchTests {
  private let log = PlaceDelegate.Log()

  private func user() throws -> VirtualUser {
    let user = try VirtualUser(running: App(name: "Test") { [log] _ in PlaceDelegate(log) })
    try user.tap("Go")
    return user
  }

  @Test func `ended by the system, the app has heard nothing and goes on where it was`() throws {
    let user = try user()
    try user.leaveApp()
    try user.relaunch()
    #expect(user.title == "There")
    #expect(log.heard == [])
  }

  @Test func `the system ends no app that the user has not left`() throws {
    let user = try user()
    try user.relaunch()
    #expect(user.title == "There")
    #expect(log.heard == [])
  }

  @Test func `ended by the user, the app was told and begins anew`() throws {
    let user = try user()
    try user.relaunch(endedBy: .user)
    #expect(user.title == "Start")
    #expect(log.heard == ["end"])
  }

  @Test func `the device is as it was left`() throws {
    let user = try user()
    user.resize(to: .regular)
    user.session.use(UITraitCollection(userInterfaceStyle: .dark))
    for _ in 0..<2 {
      try user.relaunch()
      #expect(user.session.width == .regular)
      #expect(log.traits?.horizontalSizeClass == .regular)
      #expect(log.traits?.userInterfaceStyle == .dark)
    }
    // Nobody hears of that.
    user.session.end()
    user.resize(to: .compact)
    try user.relaunch()
    #expect(user.session.width == .compact)
    #expect(log.traits?.horizontalSizeClass == .compact)
    #expect(log.traits?.userInterfaceStyle == .dark)
  }

  @Test func `a script says which`() async throws {
    try await user().replay(Script(text: "relaunch\nexpect title \"There\""))
    try await user().replay(Script(text: "relaunch after quitting\nexpect title \"Start\""))
  }
}
