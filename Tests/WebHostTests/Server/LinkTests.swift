import AppHost
import Foundation
import HTTPTypes
import Testing
import UIKit
import WebHost

/// Addresses of an app's own pages.
@MainActor struct LinkTests {
  private let browser = Browser(app: Pages.app)

  @Test func `an app's page is opened cold`() async throws {
    let page = try await browser.send(.get, "/pages/7?size=big")
    #expect(page.status == 200)
    #expect(page.text.contains("Page 7</h1>"))
    #expect(page.text.contains(#"data-address="/pages/7?size=big""#))
    #expect(page.number("depth") == 1)
  }

  @Test func `an app's page is opened warm, in the same session`() async throws {
    _ = try await browser.page()
    let page = try await browser.send(.get, "/pages/7")
    #expect(page.status == 200)
    #expect(page.text.contains("Page 7</h1>"))
    #expect(browser.store.count == 1)
  }

  @Test func `the page that is shown is shown again, and not opened again`() async throws {
    let first = try await browser.send(.get, "/pages/7")
    let second = try await browser.send(.get, "/pages/7")
    #expect(second.number("revision") == first.number("revision"))
    #expect(second.text == first.text)
  }

  @Test func `the app's own address leads to where the user is`() async throws {
    _ = try await browser.send(.get, "/pages/7")
    let home = try await browser.page()
    #expect(home.status == 303)
    #expect(home.headers[.location] == "/pages/7")
  }

  @Test func `a page that the app does not open leads to where it is`() async throws {
    let reply = try await browser.send(.get, "/pages/missing")
    #expect(reply.status == 303)
    #expect(reply.headers[.location] == "/")
    #expect(try await browser.page().text.contains("Home</h1>"))
  }

  nonisolated static let referers: [(String?, String)] = [
    ("http://localhost:8080/pages/7?size=big&x=%22", "/pages/7?size=big&amp;x=%22"),
    ("http://localhost:8080/", "/"), ("http://localhost:8080/events", "/"),
    ("http://localhost/pages/7", "/"), ("http://evil.example/pages/7", "/"), ("//pages/7", "/"),
    ("pages", "/"), (nil, "/"),
  ]

  @Test(
    "where a session has ended, the way on leads to the page that the browser is at",
    arguments: referers)
  func afterTheEnd(referer: String?, way: String) async throws {
    var headers = ["Accept": "application/json"]
    headers["Referer"] = referer
    let reply = try await browser.send(.get, "/changes?version=1", headers)
    #expect(reply.status == 410)
    #expect(reply.text.contains("href=\"\(way)\">Go to the app"))
  }

  @Test func `what is no page of the app's is not found, and starts nothing`() async throws {
    #expect(try await browser.send(.get, "/favicon.ico").status == 404)
    #expect(try await browser.send(.post, "/pages/7").status == 405)
    #expect(browser.store.count == 0)
  }

  @Test func `an event without the script leads to the new address`() async throws {
    let home = try await browser.page()
    let reply = try await browser.post(home, "tap=\(home.button("Next"))")
    #expect(reply.status == 303)
    #expect(reply.headers[.location] == "/pages/next")
  }

  @Test func `with the script the new address comes with what has changed`() async throws {
    let home = try await browser.page()
    let reply = try await browser.post(home, "tap=\(home.button("Next"))", script: true)
    #expect(reply.text.contains(#""address":"\/pages\/next""#))
  }

  @Test func `an app without addresses has none`() async throws {
    let page = try await Browser().page()
    #expect(page.status == 200)
    #expect(!page.text.contains("data-address"))
  }
}

/// An app whose scene opens pages and says where it is.
@MainActor private enum Pages {
  static let app = App(name: "Pages", isPage: isPage) { _ in Delegate() }

  private nonisolated static func isPage(_ address: URL) -> Bool {
    address.path.hasPrefix("/pages/")
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneKeeper.self
      return configuration
    }
  }
}

private final class SceneKeeper: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let stack = UINavigationController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let home = UIViewController()
    home.title = "Home"
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction(title: "Next") { [weak self, weak scene] _ in
        if let self, let scene, let page = URL(string: "https://pages.example/pages/next") {
          open(page, in: scene)
        }
      })
    stack.viewControllers = [home]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    self.window = window
    say(URL(string: "https://pages.example"), in: scene)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let page = userActivity.webpageURL { open(page, in: scene) }
  }

  private func open(_ page: URL, in scene: UIScene) {
    guard page.lastPathComponent != "missing" else { return }
    let screen = UIViewController()
    screen.title = "Page \(page.lastPathComponent)"
    stack.setViewControllers([stack.viewControllers[0], screen], animated: false)
    say(page, in: scene)
  }

  private func say(_ page: URL?, in scene: UIScene) {
    let activity = NSUserActivity(activityType: "page")
    activity.webpageURL = page
    scene.userActivity = activity
  }
}
