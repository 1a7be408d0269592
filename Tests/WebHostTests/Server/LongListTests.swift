import AppHost
import HTTPTypes
import Testing
import WebHost

@Suite @MainActor struct `A long list` {
  private func browser(_ count: Int) -> Browser {
    Browser(Shop(goods: (1...count).map { .init(title: "G\($0)", thumbnail: nil, picture: nil) }))
  }

  private func rows(_ page: Browser.Reply) -> Int {
    page.text.split(separator: "<li ").count - 1
  }

  @Test func `is shown whole where it fits a page`() async throws {
    let page = try await browser(BrowserSession.listWindow).page()
    #expect(rows(page) == BrowserSession.listWindow)
    #expect(!page.text.contains("Show more"))
  }

  @Test func `is gone through forth and back, on pages that stay small`() async throws {
    let browser = browser(1000)
    var page = try await browser.page()
    #expect(!page.text.contains("Show earlier"))
    for _ in 1...30 where page.text.contains("Show more") {
      _ = try await browser.post(page, "scroll=\(page.button("Show more"))")
      page = try await browser.page()
      #expect(rows(page) <= BrowserSession.listWindow)
    }
    #expect(page.text.contains(">G1000</button>"))
    #expect(!page.text.contains(">G1</button>"))
    for _ in 1...30 where page.text.contains("Show earlier") {
      _ = try await browser.post(page, "scrollBack=\(page.button("Show earlier"))")
      page = try await browser.page()
      #expect(rows(page) <= BrowserSession.listWindow)
    }
    #expect(page.text.contains(">G1</button>"))
    #expect(!page.text.contains(">G1000</button>"))
  }

  @Test func `goes on without the script at the row that was at its end`() async throws {
    let browser = browser(1000)
    var page = try await browser.page()
    var place: String?
    for _ in 1...3 {
      place = try await browser.post(page, "scroll=\(page.button("Show more"))").headers[.location]
      page = try await browser.page()
    }
    let last = try #require(place)
    #expect(last.hasPrefix("/#n-") && last.hasSuffix("G120"))
    let back = try await browser.post(page, "scrollBack=\(page.button("Show earlier"))")
    #expect(back.headers[.location]?.hasSuffix("G41") == true)
  }
}
