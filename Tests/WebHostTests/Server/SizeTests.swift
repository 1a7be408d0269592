import Foundation
import HTTPTypes
import Testing
import WebHost

@Suite @MainActor struct `What a first visit costs` {
  @Test func `the script has at most 10 KB`() {
    #expect(Asset.script.bytes.count <= 10 * 1024)
  }

  @Test func `everything but the pictures has at most 20 KB`() async throws {
    let goods = (1...24).map { Shop.Good(title: "Good number \($0)", thumbnail: nil, picture: nil) }
    let browser = Browser(Shop(goods: goods))
    var total = 0
    for path in ["/", Asset.style.path, Asset.script.path, Asset.icon.path] {
      let reply = try await browser.send(.get, path, ["Accept-Encoding": "gzip, br"])
      #expect(reply.status == 200)
      total += reply.bytes.count
    }
    #expect(total <= 20 * 1024, "\(total) bytes")
  }

  @Test func `a browser that has a file keeps it`() async throws {
    let browser = Browser()
    let reply = try await browser.send(.get, Asset.style.path)
    #expect(reply.headers[.cacheControl] == "public, max-age=31536000, immutable")
    let tag = try #require(reply.headers[.eTag])
    let again = try await browser.send(.get, Asset.style.path, ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(again.bytes.isEmpty)
  }

  @Test func `what is compressed is what was meant`() throws {
    let bytes = Array(String(repeating: "Fairway ", count: 400).utf8)
    let compressed = try #require(Gzip.compress(bytes))
    #expect(compressed.starts(with: [0x1F, 0x8B]))
    #expect(compressed.count < 100)
  }

  @Test(arguments: ["gzip", "deflate, gzip;q=0.5"])
  func `pages are compressed for browsers that take it`(coding: String) async throws {
    let reply = try await Browser().send(.get, "/", ["Accept-Encoding": coding])
    #expect(reply.headers[.contentEncoding] == "gzip")
    #expect(reply.headers[.vary] == "Accept-Encoding")
  }

  @Test(arguments: ["identity", "gzip;q=0"])
  func `and are not for others`(coding: String) async throws {
    let reply = try await Browser().send(.get, "/", ["Accept-Encoding": coding])
    #expect(reply.headers[.contentEncoding] == nil)
  }
}
