import AppHost
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import Testing
import WebHost

/// A browser without a network: it keeps its cookie and speaks to the responder.
@MainActor final class Browser {
  let store: SessionStore
  private let responder: WebResponder
  private(set) var cookie: String?

  convenience init(_ shop: Shop = Shop(), sharing other: Browser? = nil) {
    self.init(app: shop.app, sharing: other)
  }

  init(app: App, sharing other: Browser? = nil, makeInspector: InspectorMaker? = nil) {
    let host = WebHost(app: app)
    store =
      other?.store
      ?? SessionStore(
        app: app, isStrict: true, clock: { .manual(ManualClock()) }, makeInspector: makeInspector)
    var timing = WebResponder.Timing()
    timing.change = .milliseconds(20)
    responder = host.makeResponder(store: store, timing: timing)
  }

  struct Reply {
    var status: Int
    var headers: HTTPFields
    var bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// What the page says of itself: `data-revision` and the like.
    func number(_ name: String) -> Int {
      let parts = text.components(separatedBy: "data-\(name)=\"")
      return parts.count > 1 ? Int(parts[1].prefix { $0 != "\"" }) ?? -1 : -1
    }

    /// The value of the button that shows the words.
    func button(_ words: String) throws -> String {
      let end = try #require(text.range(of: ">\(words)</")?.lowerBound)
      let value = try #require(text[..<end].range(of: "value=\"", options: .backwards)?.upperBound)
      return String(text[value...].prefix { $0 != "\"" })
    }

    /// The name of the field under the words.
    func field(_ words: String) throws -> String {
      let label = try #require(text.range(of: ">\(words)</label>")?.upperBound)
      let name = try #require(text[label...].range(of: "name=\"")?.upperBound)
      return String(text[name...].prefix { $0 != "\"" })
    }
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ headers: [String: String] = [:],
    body: String = ""
  ) async throws -> Reply {
    var request = HTTPRequest(
      method: method, scheme: "http", authority: "localhost:8080", path: path)
    for (name, value) in headers {
      if name == "Host" {
        request.authority = value
      } else if let name = HTTPField.Name(name) {
        request.headerFields[name] = value
      }
    }
    if let cookie, request.headerFields[.cookie] == nil { request.headerFields[.cookie] = cookie }
    let response = try await responder.respond(
      to: Request(head: request, body: RequestBody(buffer: ByteBuffer(string: body))),
      context: WebContext())
    if let field = response.headers[.setCookie] { cookie = String(field.prefix { $0 != ";" }) }
    return Reply(
      status: response.status.code, headers: response.headers,
      bytes: try await BodyCollector.bytes(of: response.body))
  }

  func page() async throws -> Reply { try await send(.get, "/") }

  /// Sends a form of the page, with the script or without it.
  func post(_ page: Reply, _ fields: String, script: Bool = false) async throws -> Reply {
    try await send(
      .post, "/events", script ? ["Accept": "application/json"] : [:],
      body: "revision=\(page.number("revision"))&version=\(page.number("version"))&\(fields)")
  }
}

/// Collects what a response writes.
struct BodyCollector: ResponseBodyWriter {
  final class Store: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    func append(_ buffer: ByteBuffer) { bytes.withLock { $0 += Array(buffer.readableBytesView) } }
    var all: [UInt8] { bytes.withLock { $0 } }
  }

  let store = Store()

  mutating func write(_ buffer: ByteBuffer) async throws { store.append(buffer) }
  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}

  static func bytes(of body: ResponseBody) async throws -> [UInt8] {
    let collector = BodyCollector()
    let store = collector.store
    try await body.write(collector)
    return store.all
  }
}
