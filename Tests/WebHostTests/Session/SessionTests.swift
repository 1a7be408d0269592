import AppHost
import Foundation
import HTTPTypes
import Testing
import UIKit
import WebHost

@Suite @MainActor struct `Sessions` {
  private final class Time {
    var now = ContinuousClock.now
  }

  @Test func `are known by tokens that nobody can guess`() {
    let tokens = Set((0..<100).map { _ in SessionToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { SessionToken($0.rawValue) == $0 })
    for text in ["", "x", String(repeating: "G", count: 32), String(repeating: "a", count: 33)] {
      #expect(SessionToken(text) == nil)
    }
  }

  @Test func `keep their cookies apart by app and port`() {
    let token = SessionToken()
    let photos = SessionCookie(app: "Photos", port: 8080)
    let quotes = SessionCookie(app: "Quotes", port: 8081)
    let fields: HTTPFields = [
      .cookie: "\(quotes.name)=\(SessionToken().rawValue); \(photos.name)=\(token.rawValue)"
    ]
    #expect(photos.token(in: fields) == token)
    #expect(SessionCookie(app: "Photos", port: 8081).token(in: fields) == nil)
    #expect(photos.field(for: token).hasSuffix("Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"))
  }

  @Test func `end when nobody uses them`() throws {
    let time = Time()
    let store = SessionStore(
      app: Shop().app, limits: .init(idle: .seconds(60)), isStrict: true, now: { time.now })
    let (busy, idle) = (SessionToken(), SessionToken())
    _ = try store.open(busy)
    let forgotten = try store.open(idle)
    time.now = time.now.advanced(by: .seconds(50))
    #expect(store.session(busy) != nil)
    time.now = time.now.advanced(by: .seconds(50))
    #expect(store.session(busy) != nil)
    #expect(store.session(idle) == nil)
    #expect(forgotten.endReason != nil)
  }

  /// Exchanges its root, which presents: UIKit would keep what that has presented.
  private final class Careless: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: .zero)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(UIViewController(), animated: false)
      window.rootViewController = UIViewController()
      return true
    }
  }

  @Test("are strict where that is asked for", arguments: [true, false])
  func strict(isStrict: Bool) throws {
    let store = SessionStore(
      app: App(name: "Careless") { _ in Careless() }, isStrict: isStrict,
      clock: { .manual(ManualClock()) })
    let session = try store.open(SessionToken())
    #expect(session.endReason?.contains("dismiss first") ?? false == isStrict)
  }

  @Test func `beyond the limit end the one that has gone unused longest`() throws {
    let time = Time()
    let store = SessionStore(
      app: Shop().app, limits: .init(sessions: 2), isStrict: true, now: { time.now })
    let tokens = (0..<3).map { _ in SessionToken() }
    for token in tokens.prefix(2) {
      _ = try store.open(token)
      time.now = time.now.advanced(by: .seconds(1))
    }
    #expect(store.session(tokens[0]) != nil)
    time.now = time.now.advanced(by: .seconds(1))
    _ = try store.open(tokens[2])
    #expect(store.count == 2)
    #expect(store.session(tokens[1]) == nil)
    #expect(store.session(tokens[0]) != nil)
  }

  @Test func `show once what the app asks to have opened`() throws {
    let url = try #require(URL(string: "https://example.org/a?b&c"))
    let expected = #"href="https://example.org/a?b&amp;c" target="_blank""#
    let session = try BrowserSession(
      app: App(name: "Opener") { _ in OpeningDelegate(url) }, token: SessionToken())
    #expect(session.show().document.rendered.contains(expected))
    #expect(!session.show().document.rendered.contains(expected))
    session.end()
  }

  @Test func `begin as wide as the browser seems to be, and follow it`() async throws {
    let browser = Browser()
    let desk = ["User-Agent": "Mozilla/5.0 (X11; Linux x86_64)"]
    let page = try await browser.send(.get, "/", desk)
    #expect(page.text.contains(#"data-width="regular""#))
    _ = try await browser.post(page, "width=compact")
    #expect(try await browser.page().text.contains(#"data-width="compact""#))
    for headers in [["User-Agent": "Mobile"], desk.merging(["Sec-CH-UA-Mobile": "?1"]) { $1 }] {
      #expect(
        try await Browser().send(.get, "/", headers).text.contains(#"data-width="compact""#))
    }
  }

  @Test func `have read out what the app announces, once`() async throws {
    let session = try BrowserSession(
      app: App(name: "Reader") { _ in AnnouncingDelegate() }, token: SessionToken(),
      clock: .manual(ManualClock()))
    let page = session.show()
    async let change = session.change(since: page.version, within: .seconds(20))
    let button = try #require(page.tree.root.first { $0.role == .button })
    let body = "revision=\(page.revision)&version=\(page.version)&tap=\(button.id)"
    _ = try await session.perform(try Submission(FormBody(body.utf8)))
    let patch = await change
    #expect(patch?.announcement == "3 &lt; 4")
    #expect(patch?.notice == nil)
    #expect(session.patch(from: patch?.to ?? 0).announcement == nil)
    session.end()
  }

  @Test func `tell all that has come at once`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let session = try BrowserSession(
      app: App(name: "Opener") { _ in OpeningDelegate(url, saying: "2 < 3") },
      token: SessionToken(), clock: .manual(ManualClock()))
    let page = session.show(notice: "Not now.").document.rendered
    #expect(page.contains(#"role="status">Not now.<a class="link" href="https://example.org/a""#))
    #expect(page.contains(#"</a><span class="read">2 &lt; 3</span></div>"#))
    session.end()
  }

  /// The first may be a tab, or a browser that has gone away meanwhile, which nobody knows of.
  @Test(arguments: ["Compare", "Move", "Open"])
  func `tell each who waits what has come beside the screen`(title: String) async throws {
    let session = try BrowserSession(
      app: App(name: "Reader") { _ in AnnouncingDelegate() }, token: SessionToken(),
      clock: .manual(ManualClock()))
    let page = session.show()
    async let first = session.change(since: page.version, within: .seconds(20))
    async let second = session.change(since: page.version, within: .seconds(20))
    let button = try #require(page.tree.root.first { $0.label == title })
    let body = "revision=\(page.revision)&version=\(page.version)&tap=\(button.id)"
    _ = try await session.perform(try Submission(FormBody(body.utf8)))
    for patch in [await first, await second] {
      #expect(patch?.address == (title == "Move" ? "/there" : nil))
      #expect(patch?.announcement == (title == "Compare" ? "3 &lt; 4" : nil))
      #expect(
        patch?.link?.contains("https://reader.example/there") == (title == "Open" ? true : nil))
      #expect(patch?.operations == [])
      let next = session.patch(from: patch?.to ?? 0)
      #expect(next.to == patch?.to)
      #expect(next.announcement == nil && next.link == nil)
    }
    session.end()
  }

  @Test func `have read out on the first page what was announced before it`() throws {
    let session = try BrowserSession(
      app: App(name: "Reader") { _ in AnnouncingDelegate(greeting: "2 < 3") },
      token: SessionToken(), clock: .manual(ManualClock()))
    let status = #"<div id="status" class="read" role="status">2 &lt; 3</div>"#
    #expect(session.show().document.rendered.contains(status))
    #expect(!session.show().document.rendered.contains(status))
    session.end()
  }

  @Test func `keep only the last few screens`() {
    var sent = SentPages()
    for version in 1...6 {
      sent.add(SentPages.Entry(version: version, tree: tree([button("b", "\(version)")]), heard: 0))
    }
    #expect(sent.entry(2) == nil)
    #expect(sent.entry(3)?.tree.root.first { $0.role == .button }?.label == "3")
    #expect(sent.entry(6) != nil)
  }

  @Test func `let each of two presses of one button find the page as the first has left it`()
    async throws
  {
    let session = try BrowserSession(
      app: Shop().app, token: SessionToken(), clock: .manual(ManualClock()))
    let page = session.show()
    let row = try #require(page.tree.root.first { $0.role == .row })
    let press = try Submission(
      FormBody("revision=\(page.revision)&version=\(page.version)&tap=\(row.id)".utf8))
    async let first = session.perform(press)
    async let second = session.perform(press)
    let answers = try await [first, second]
    #expect(answers.filter { $0 == .performed }.count == 1)
    #expect(answers.filter { $0 == .stale }.count == 1)
    #expect(session.show().tree.depth == 1)
    session.end()
  }
}

/// One button announces something, one says that the user is elsewhere, one opens a link.
private final class AnnouncingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let greeting: String?

  init(greeting: String? = nil) { self.greeting = greeting }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    screen.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Compare") { _ in
          UIAccessibility.post(notification: .announcement, argument: "3 < 4")
        }))
    screen.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Move") { [weak screen] _ in
          let activity = NSUserActivity(activityType: "look")
          activity.webpageURL = URL(string: "https://reader.example/there")
          screen?.view.window?.windowScene?.userActivity = activity
        }))
    screen.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Open") { _ in
          guard let link = URL(string: "https://reader.example/there") else { return }
          UIApplication.shared.open(link, options: [:], completionHandler: nil)
        }))
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    if let greeting { UIAccessibility.post(notification: .announcement, argument: greeting) }
    return true
  }
}

/// Asks for a link to be opened as soon as it is there.
private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  private let link: URL
  private let greeting: String?

  init(_ link: URL, saying greeting: String? = nil) {
    self.link = link
    self.greeting = greeting
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.open(link, options: [:], completionHandler: nil)
    if let greeting { UIAccessibility.post(notification: .announcement, argument: greeting) }
    return true
  }
}
