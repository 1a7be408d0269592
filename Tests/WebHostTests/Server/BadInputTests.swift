import HTTPTypes
import Testing
import WebHost

@Suite @MainActor struct `Bad input` {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var status: Int
    var words: String
    var method = HTTPRequest.Method.post
    var path = "/events"
    var headers: [String: String] = [:]
    var body = ""
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(
      name: "unknown path", status: 404, words: "There is nothing here", method: .get, path: "/x"),
    Row(name: "wrong method", status: 405, words: "cannot be done here", method: .get),
    Row(name: "malformed form", status: 400, words: "makes no sense", body: "revision=%"),
    Row(name: "no version", status: 400, words: "makes no sense", method: .get, path: "/changes"),
    Row(
      name: "too large", status: 413, words: "too much at once",
      body: "a=" + String(repeating: "x", count: 70_000)),
    Row(
      name: "another origin", status: 403, words: "came from another site",
      headers: ["Origin": "http://evil.example"]),
    Row(
      name: "another site", status: 403, words: "came from another site", path: "/start",
      headers: ["Sec-Fetch-Site": "cross-site"]),
    Row(
      name: "another host", status: 421, words: "not served here", method: .get, path: "/",
      headers: ["Host": "evil.example"]),
    Row(
      name: "unknown session", status: 410, words: "This session has ended",
      headers: ["Cookie": "fairway-shop-8080=0123456789abcdef0123456789abcdef"]),
    Row(
      name: "no session", status: 410, words: "This session has ended", method: .get,
      path: "/changes?version=1", headers: ["Cookie": "x=y"]),
    Row(
      name: "unknown picture", status: 404, words: "There is nothing here", method: .get,
      path: "/pictures/abc"),
  ]

  @Test(arguments: rows)
  func `is a page that a person can read, and the session is unharmed`(row: Row) async throws {
    let browser = Browser()
    let before = try await browser.page()
    let reply = try await browser.send(row.method, row.path, row.headers, body: row.body)
    #expect(reply.status == row.status)
    #expect(reply.headers[.contentType] == "text/html; charset=utf-8")
    #expect(reply.text.contains(row.words))
    #expect(reply.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") ?? false)
    #expect(try await browser.page().text == before.text)
  }

  @Test func `that is a tampered form is refused as a whole`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    let reply = try await browser.post(list, "text.nothing=x&tap=\(list.button("Dawn"))")
    #expect(reply.status == 409)
    #expect(try await browser.page().number("depth") == 0)
  }

  @Test func `says which method an address takes`() async throws {
    #expect(try await Browser().send(.put, "/").headers[.allow] == "GET, HEAD")
  }
}
