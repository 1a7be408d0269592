import HTTPTypes
import Testing
import WebHost

@Suite @MainActor struct `In a browser without the script` {
  @Test func `the app is a page`() async throws {
    let reply = try await Browser().page()
    #expect(reply.status == 200)
    #expect(reply.headers[.cacheControl] == "no-store")
    #expect(reply.text.hasPrefix("<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">"))
    #expect(reply.text.contains(">Dawn</button>"))
  }

  @Test func `every press is a form that is answered with a redirect`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    let reply = try await browser.post(list, "tap=\(list.button("Dawn"))")
    #expect(reply.status == 303)
    #expect(reply.headers[.location] == "/")
    let photo = try await browser.page()
    #expect(photo.text.contains("About Dawn"))
    #expect(photo.number("depth") == 1)
    _ = try await browser.post(photo, "tap=\(photo.button("Shop"))")
    #expect(try await browser.page().number("depth") == 0)
  }

  @Test func `a reload shows the same screen`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    _ = try await browser.post(list, "tap=\(list.button("Dawn"))")
    let (first, second) = (try await browser.page(), try await browser.page())
    #expect(first.text == second.text)
  }

  @Test func `what was written travels with the press`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    _ = try await browser.post(list, "tap=\(list.button("Sign In"))")
    let form = try await browser.page()
    #expect(form.text.contains("<dialog"))
    let fields = "\(try form.field("Name"))=ada&\(try form.field("Password"))="
    let submit = try form.field("Password").dropFirst("text.".count)
    _ = try await browser.post(form, fields + "wrong&submit=\(submit)")
    let refused = try await browser.page()
    #expect(refused.text.contains("do not belong together"))
    #expect(!refused.text.contains("wrong"))
    _ = try await browser.post(refused, fields + "lovelace&submit=\(submit)")
    #expect(!(try await browser.page()).text.contains("<dialog"))
  }

  @Test func `a page that is out of date changes nothing and says so`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    let dawn = try list.button("Dawn")
    _ = try await browser.post(list, "tap=\(dawn)")
    let reply = try await browser.post(list, "tap=\(try list.button("Reef"))")
    #expect(reply.status == 409)
    #expect(reply.text.contains("About Dawn"))
    #expect(reply.text.contains("This page had moved on, so nothing was done."))
    #expect(try await browser.page().text.contains("About Dawn"))
  }

  @Test func `the screen that lets nobody back stays`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    _ = try await browser.post(list, "tap=\(list.button("Buy"))")
    let buy = try await browser.page()
    #expect(buy.text.contains("Dawn costs"))
    _ = try await browser.post(buy, "back=back")
    let still = try await browser.page()
    #expect(still.text.contains("Dawn costs"))
    _ = try await browser.post(still, "tap=\(still.button("Buy Now"))")
    #expect(try await browser.page().text.contains("Yours"))
  }

  @Test func `a launch that fails is a page that says why`() async throws {
    let shop = Shop(failure: .init(description: "The <till> is locked."))
    let reply = try await Browser(shop).page()
    #expect(reply.status == 500)
    #expect(reply.text.contains("Shop cannot start"))
    #expect(reply.text.contains("The &lt;till&gt; is locked."))
  }

  @Test func `titles of any letters are text`() async throws {
    let title = "<script>alert('1')</script> \u{202E}日本 & \"é\""
    let shop = Shop(goods: [.init(title: title, thumbnail: nil, picture: nil)])
    let reply = try await Browser(shop).page()
    #expect(!reply.text.contains("<script>alert"))
    #expect(
      reply.text.contains(
        "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; \u{202E}日本 &amp; &quot;é"))
  }
}
