import Foundation
import HTTPTypes
import Testing
import WebHost

@Suite @MainActor struct `Two browsers` {
  @Test func `have a session each`() async throws {
    let ada = Browser()
    let bob = Browser(sharing: ada)
    let list = try await ada.page()
    _ = try await bob.page()
    #expect(ada.cookie != bob.cookie)
    #expect(ada.store.count == 2)
    _ = try await ada.post(list, "tap=\(list.button("Dawn"))")
    #expect(try await ada.page().number("depth") == 1)
    #expect(try await bob.page().number("depth") == 0)
  }

  @Test func `do not see each other's pictures`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    let png = try #require(Data(base64Encoded: Self.png))
    try png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ada = Browser(Shop(goods: [.init(title: "Dawn", thumbnail: file, picture: nil)]))
    let bob = Browser(sharing: ada)
    let page = try await ada.page()
    let path = try #require(page.text.firstRange(of: "/pictures/")).lowerBound
    let address = String(page.text[path...].prefix { $0 != "\"" })
    let picture = try await ada.send(.get, address)
    #expect(picture.status == 200)
    #expect(picture.headers[.contentType] == "image/png")
    #expect(picture.headers[.xContentTypeOptions] == "nosniff")
    #expect(picture.bytes == Array(png))
    let tag = try #require(picture.headers[.eTag])
    #expect(try await ada.send(.get, address, ["If-None-Match": tag]).status == 304)
    #expect(try await bob.send(.get, address).status == 404)
    #expect(try await Browser(sharing: ada).send(.get, address).status == 404)
  }

  @Test func `get back the device that they were when their session is over`() async throws {
    let browser = Browser()
    _ = try await browser.page()
    let cookie = browser.cookie
    browser.store.close()
    let again = Browser()
    let reply = try await again.send(.get, "/", ["Cookie": try #require(cookie)])
    #expect(reply.status == 200)
    #expect(again.cookie == cookie)
  }

  @Test func `that start again get a new app`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    _ = try await browser.post(list, "tap=\(list.button("Dawn"))")
    #expect(try await browser.send(.post, "/start").status == 303)
    #expect(try await browser.page().number("depth") == 0)
  }

  /// One red pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
}
