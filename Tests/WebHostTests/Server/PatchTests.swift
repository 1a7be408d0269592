import AppHost
import Foundation
import HTTPTypes
import Testing
import WebHost

@Suite @MainActor struct `In a browser with the script` {
  private struct PatchReply: Decodable {
    var from: Int?
    var to, revision, depth: Int
    var focus, notice: String?
    var title, transition: String
    var operations: [Operation]

    struct Operation: Decodable {
      var kind, id: String
    }
  }

  private func patch(_ reply: Browser.Reply) throws -> PatchReply {
    try JSONDecoder().decode(PatchReply.self, from: Data(reply.bytes))
  }

  @Test func `a press is answered with what has changed`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    let reply = try await browser.post(list, "tap=\(list.button("Sign In"))", script: true)
    #expect(reply.status == 200)
    #expect(reply.headers[.contentType] == "application/json")
    let patch = try patch(reply)
    #expect(patch.from == list.number("version"))
    #expect(patch.transition == "present")
    #expect(patch.title == "Sign In – Shop")
    #expect(patch.depth == 1)
    #expect(!reply.text.contains("Reef"))
    #expect(patch.operations.filter { $0.kind == "insert" }.map(\.id) == ["app"])
  }

  @Test func `a version that is not known is answered with everything`() async throws {
    let browser = Browser()
    _ = try await browser.page()
    let patch = try patch(try await browser.send(.get, "/changes?version=99"))
    #expect(patch.from == nil)
    #expect(patch.operations.map(\.kind) == ["replaceWith"])
    #expect(patch.operations.first?.id == "app")
  }

  @Test func `nothing new is told in time`() async throws {
    let browser = Browser()
    let page = try await browser.page()
    let reply = try await browser.send(.get, "/changes?version=\(page.number("version"))")
    #expect(reply.status == 204)
    #expect(reply.bytes.isEmpty)
  }

  @Test func `a change wakes those who wait for it`() async throws {
    let session = try BrowserSession(
      app: Shop().app, token: SessionToken(), clock: .manual(ManualClock()))
    let page = session.show()
    async let change = session.change(since: page.version, within: .seconds(20))
    let row = try #require(page.tree.root.first { $0.role == .row })
    let body = "revision=\(page.revision)&version=\(page.version)&tap=\(row.id)"
    _ = try await session.perform(try Submission(FormBody(body.utf8)))
    #expect(await change?.transition == .push)
    session.end()
  }

  @Test func `the end of a session wakes those who wait`() async throws {
    let session = try BrowserSession(
      app: Shop().app, token: SessionToken(), clock: .manual(ManualClock()))
    let version = session.show().version
    async let change = session.change(since: version, within: .seconds(20))
    await Task.yield()
    session.end()
    #expect(await change == nil)
  }

  @Test func `what is done in a session that was put away is told that it has ended`()
    async throws
  {
    let browser = Browser()
    let list = try await browser.page()
    browser.store.close()
    let reply = try await browser.post(list, "tap=\(list.button("Dawn"))", script: true)
    #expect(reply.status == 410)
    #expect(reply.text.contains("This session has ended"))
  }

  @Test func `a page that is out of date is told, with the present screen`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    let dawn = try list.button("Dawn")
    _ = try await browser.post(list, "tap=\(dawn)")
    let reply = try await browser.post(list, "tap=\(dawn)", script: true)
    #expect(reply.status == 409)
    let patch = try patch(reply)
    #expect(patch.notice?.hasPrefix("This page had moved on") ?? false)
    #expect(patch.transition == "push")
  }

  @Test func `what is gone is told, with the present screen`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    let reply = try await browser.post(list, "tap=nothing", script: true)
    #expect(reply.status == 409)
    #expect(try patch(reply).notice?.hasPrefix("That is not here any more") ?? false)
  }

  @Test func `Back where nobody is let back changes nothing and needs no words`() async throws {
    let browser = Browser()
    let list = try await browser.page()
    let pushed = try patch(
      try await browser.post(list, "tap=\(list.button("Buy"))", script: true))
    let buy = try await browser.page()
    let reply = try await browser.post(buy, "back=back", script: true)
    #expect(reply.status == 200)
    let patch = try patch(reply)
    #expect(patch.depth == pushed.depth)
    #expect(patch.notice == nil)
  }
}
