import Testing
import UIKit

/// Links to the app, and links out of it.
@MainActor @Suite struct LinkTests {
  let own = URL(string: "photos:7")
  let page = URL(string: "https://example.com/photos/7")

  @Test("An application delegate gets a link, also one that starts the app")
  func application() throws {
    let delegate = WindowKeeper()
    let app = LaunchedApp(delegate, opening: own)
    #expect(delegate.launchOptions?[.url] as? URL == own)
    app.userOpens(try #require(own))
    app.userLeaves()
    app.userOpens(try #require(page))
    #expect(
      delegate.journal.take(.note) == [
        "didFinishLaunching, inactive", "open photos:7", "didBecomeActive, active",
        "open photos:7",
        "willResignActive, active", "didEnterBackground, background",
        "willEnterForeground, background", "continue https://example.com/photos/7",
        "didBecomeActive, active",
      ])
  }

  @Test("A page's address is an activity, and no URL, in the launch options too")
  func universal() throws {
    let delegate = WindowKeeper()
    _ = LaunchedApp(delegate, opening: page)
    #expect(delegate.launchOptions?[.url] == nil)
    #expect(delegate.launchOptions?[.userActivityDictionary] != nil)
    #expect(delegate.journal.take(.note).contains("continue https://example.com/photos/7"))
  }

  @Test("An application delegate says whether it knows a link")
  func unknown() throws {
    let delegate = WindowKeeper()
    let app = LaunchedApp(delegate)
    #expect(app.userOpens(try #require(own)))
    delegate.knowsLinks = false
    #expect(!app.userOpens(try #require(own)))
    #expect(!app.userOpens(try #require(page)))
  }

  @Test("A scene gets the link that starts the app with its connection, later ones by a call")
  func scene() throws {
    let app = LaunchedApp(SceneApp(), opening: own)
    let scene = try app.run {
      try #require(UIApplication.shared.connectedScenes.first?.delegate as? SceneKeeper)
    }
    app.userOpens(try #require(own))
    app.userOpens(try #require(page))
    #expect(
      scene.journal.take(.note) == [
        "willConnect photos:7, unattached", "willEnterForeground, unattached",
        "didBecomeActive, foregroundActive", "open photos:7",
        "continue https://example.com/photos/7",
      ])
  }

  @Test("What the app opens goes to the system, and the answer comes later")
  func out() throws {
    let app = LaunchedApp(WindowKeeper())
    let page = try #require(page)
    let unknown = try #require(URL(string: "nobody:knows"))
    let answers = Answers()
    app.run {
      #expect(UIApplication.shared.canOpenURL(page))
      #expect(!UIApplication.shared.canOpenURL(unknown))
      UIApplication.shared.open(page) { answers.all.append($0) }
      UIApplication.shared.open(unknown) { answers.all.append($0) }
      UIApplication.shared.open(page, options: [.universalLinksOnly: true])
      #expect(answers.all == [])
    }
    app.settle()
    #expect(answers.all == [true, false])
    #expect(app.openedLinks == [page])
  }

  @Test("The same, waited for")
  func awaited() async throws {
    let app = LaunchedApp(WindowKeeper())
    let page = try #require(page)
    let task = app.run { Task { await UIApplication.shared.open(page) } }
    #expect(await task.value)
    #expect(app.openedLinks == [page])
  }

  @MainActor private final class Answers { var all: [Bool] = [] }
}
