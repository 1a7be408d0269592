import AppHost
import HTTPTypes
import Testing
import WebHost

@Suite @MainActor struct `The inspector` {
  private final class Watcher: Inspector {
    var words = ["<first>"]
    var pressed: [String] = []

    var sections: [InspectorSection] {
      [
        InspectorSection(
          "flows", "Flows",
          .outline([
            .init(depth: 0, text: "Root"), .init(depth: 1, text: "Home", isShown: true),
            .init(depth: 1, text: "Step"), .init(depth: 2, text: "Form", isShown: true),
          ])),
        InspectorSection("trace", "Trace", .log(words, count: words.count)),
        InspectorSection(
          "recorder", "Recorder", .code("tap \"Buy\"\n"), buttons: [.init("stop", "Stop")],
          files: [.init("shop.script", "Save", text: "tap \"Buy\"\n")]),
      ]
    }

    func press(_ button: String) { pressed.append(button) }
  }

  private let watcher = Watcher()

  private func browser() -> Browser {
    let watcher = watcher
    return Browser(app: Shop().app) { _, _ in watcher }
  }

  @Test(arguments: ["/inspector", "/inspector/changes", "/inspector/shop.script"])
  func `is not there unless it is asked for`(path: String) async throws {
    let browser = Browser()
    _ = try await browser.page()
    #expect(try await browser.send(.get, path).status == 404)
    #expect(
      try await browser.page().headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'")
        == true)
  }

  @Test func `starts the app, and shows it beside what it is made of`() async throws {
    let browser = browser()
    let page = try await browser.send(.get, "/inspector")
    #expect(page.status == 200)
    #expect(browser.store.count == 1)
    #expect(page.text.contains(#"<iframe src="/" title="Shop""#))
    #expect(
      page.text.contains(
        #"<ul class="outline"><li><span dir="auto">Root</span><ul><li class="shown">"#
          + #"<span dir="auto">Home</span></li><li><span dir="auto">Step</span><ul>"#))
    #expect(page.text.contains(#"<li value="1" dir="auto">&lt;first&gt;</li>"#))
    #expect(page.headers[.contentSecurityPolicy]?.contains("frame-ancestors 'self'") == true)
    _ = try await browser.page()
    #expect(browser.store.count == 1)
  }

  @Test func `costs the app's own pages nothing`() async throws {
    let page = try await browser().page()
    #expect(!page.text.contains("inspector"))
  }

  @Test func `tells what is news, the last first, and waits for it`() async throws {
    let browser = browser()
    let page = try await browser.send(.get, "/inspector")
    let version = try #require(page.text.split(separator: "data-version=\"").last).prefix {
      $0 != "\""
    }
    #expect(try await browser.send(.get, "/inspector/changes?version=\(version)").status == 204)
    watcher.words.append("second")
    let news = try await browser.send(.get, "/inspector/changes?version=\(version)")
    #expect(news.status == 200)
    let second = try #require(news.text.firstRange(of: "second"))
    let first = try #require(news.text.firstRange(of: "&lt;first&gt;"))
    #expect(second.lowerBound < first.lowerBound)
  }

  @Test func `hears its buttons`() async throws {
    let browser = browser()
    _ = try await browser.send(.get, "/inspector")
    let answer = try await browser.send(.post, "/inspector", body: "press=stop")
    #expect(answer.status == 303)
    #expect(answer.headers[.location] == "/inspector")
    #expect(watcher.pressed == ["stop"])
    #expect(try await browser.send(.post, "/inspector", body: "stop").status == 400)
    let other = try await browser.send(
      .post, "/inspector", ["Sec-Fetch-Site": "cross-site"], body: "press=stop")
    #expect(other.status == 403)
    #expect(watcher.pressed == ["stop"])
  }

  @Test func `gives what is recorded as a file`() async throws {
    let browser = browser()
    let page = try await browser.send(.get, "/inspector")
    #expect(page.text.contains(#"href="/inspector/shop.script" download="shop.script">Save</a>"#))
    let file = try await browser.send(.get, "/inspector/shop.script")
    #expect(file.text == "tap \"Buy\"\n")
    #expect(file.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(try await browser.send(.get, "/inspector/other").status == 404)
  }

  @Test func `starts the app anew`() async throws {
    let browser = browser()
    let first = try await browser.page()
    _ = try await browser.post(first, "tap=\(first.button("Dawn"))")
    #expect(try await browser.page().text.contains("About Dawn"))
    _ = try await browser.send(.post, "/inspector", body: "press=restart")
    #expect(browser.store.count == 0)
    #expect(try await browser.page().text.contains("Reef"))
  }
}
