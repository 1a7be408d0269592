import AppHost
import Foundation
import Testing
import UIKit

/// The user leaves the app, comes back, and opens links to it.
@MainActor struct AwayTests {
  @Test func `who is away can do nothing on screen, and finds it as it was`() throws {
    let stage = try Stage { screen in screen.button("Go") { screen.title = "Gone" } }
    let before = stage.tree
    #expect(stage.perform(.leaveApp) == .performed)
    #expect(stage.session.isInBackground)
    #expect(stage.tap("Go") == .refused(.away))
    #expect(stage.perform(.goBack) == .refused(.away))
    #expect(stage.perform(.leaveApp) == .refused(.away))
    #expect(stage.tree == before)
    #expect(stage.perform(.returnToApp) == .performed)
    #expect(!stage.session.isInBackground)
    #expect(stage.tap("Go") == .performed)
  }

  @Test func `who is here cannot come back`() throws {
    #expect(try Stage().perform(.returnToApp) == .refused(.notSupported))
  }

  @Test func `a link brings the app back, and starts a session`() throws {
    let link = try #require(URL(string: "photos:7"))
    let delegate = LinkDelegate()
    let clock = ManualClock()
    let session = try AppSession(
      app: App(name: "Test") { _ in delegate }, clock: .manual(clock), opening: link)
    #expect(delegate.links == [link])
    _ = session.perform(.leaveApp)
    #expect(session.perform(.open(link)) == .performed)
    #expect(!session.isInBackground)
    #expect(delegate.links == [link, link])
  }

  @Test func `an app that does not hear of links refuses them`() throws {
    let link = try #require(URL(string: "photos:7"))
    #expect(try Stage().perform(.open(link)) == .refused(.notSupported))
  }

  @Test func `what the app opens is told to the host`() throws {
    let link = try #require(URL(string: "https://example.com"))
    let stage = try Stage { screen in
      screen.button("Help") { UIApplication.shared.open(link) }
    }
    var heard: [URL] = []
    stage.session.onOpen = { heard.append($0) }
    stage.tap("Help")
    #expect(heard == [link])
    #expect(stage.session.openedLinks == [link])
  }

  @Test func `what a scene gave goes into the next session`() throws {
    let app = App(name: "Test") { _ in SceneApp() }
    let first = try AppSession(app: app, clock: .manual(ManualClock()), isStrict: true)
    #expect(first.restorationActivity == nil)
    first.end()
    let activity = try #require(first.restorationActivity)
    let second = try AppSession(
      app: app, clock: .manual(ManualClock()), isStrict: true, restoring: activity)
    #expect(second.tree.screen?.label == "Photo 7")
    let third = try AppSession(app: app, clock: .manual(ManualClock()), isStrict: true)
    #expect(third.tree.screen?.label == "Photos")
  }

  @Test func `a screen that has become wide is told to the app`() throws {
    let stage = try Stage()
    stage.session.use(UITraitCollection(horizontalSizeClass: .regular))
    #expect(stage.root.traitCollection.horizontalSizeClass == .regular)
  }

  private final class LinkDelegate: UIResponder, UIApplicationDelegate {
    private(set) var links: [URL] = []

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      links.append(url)
      return true
    }
  }

  private final class SceneApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Keeper.self
      return configuration
    }
  }
}

private final class Keeper: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let photo = session.stateRestorationActivity?.userInfo?["photo"] as? Int
    let window = UIWindow(windowScene: scene)
    let screen = Screen(photo.map { "Photo \($0)" } ?? "Photos")
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "photo")
    activity.userInfo = ["photo": 7]
    return activity
  }
}
