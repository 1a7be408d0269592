import AppHost
import Foundation
import HTTPTypes
package import Hummingbird
import Logging
import NIOCore

/// Answers requests. What they mean is decided by values (``Route``, ``Submission``, ``Page``,
/// ``Patch``); this only brings them together.
package struct WebResponder: HTTPResponder {
  package typealias Context = WebContext

  let store: SessionStore
  let origin: RequestOrigin
  let timing: Timing
  let logger: Logger

  /// How long answers may take.
  package struct Timing: Sendable {
    /// How long a request for changes waits for one.
    package var change = Duration.seconds(25)
    /// How long an event without the script waits for the app to come to rest, as its page cannot
    /// change by itself.
    package var settle = Duration.seconds(2)

    package init() {}
  }

  package func respond(to request: Request, context: WebContext) async throws -> Response {
    var answer: Answer
    do {
      answer = try await self.answer(to: request)
    } catch var problem as Problem {
      problem.page = refererPath(of: request) ?? "/"
      answer = Answer(problem)
    } catch {
      logger.error("\(request.method) \(request.uri.path): \(error)")
      answer = Answer(.failure)
    }
    answer.isFramed = store.isInspected
    logger.info("\(request.method) \(request.uri.path) \(answer.status.code)")
    return answer.response(to: request.head)
  }

  private func answer(to request: Request) async throws -> Answer {
    try origin.checkHost(of: request.head)
    let link = address(of: request)
    let route = try Route(
      request.method, request.uri.path, isLink: link != nil, isInspected: store.isInspected)
    if request.method == .post { try origin.checkOrigin(of: request.head) }
    let cookie = SessionCookie(app: store.app.name, request: request.head)
    let token = cookie.token(in: request.headers)
    switch route {
    case .page: return try await page(request, token: token, cookie: cookie)
    case .link: return try await page(request, opening: link, token: token, cookie: cookie)
    case .events: return try await events(request, token: token)
    case .changes: return try await changes(request, token: token)
    case .start:
      if let token { await store.end(token) }
      return Answer(redirectTo: "/")
    case .picture(let key): return try await picture(key, request, token: token)
    case .asset(let path):
      guard let asset = Asset.all.first(where: { $0.path == path }) else { throw Problem.notFound }
      return Answer(asset)
    case .inspector: return try await inspector(request, token: token, cookie: cookie)
    case .inspectorChanges: return try await inspectorChanges(request, token: token)
    case .inspectorFile(let name): return try await inspectorFile(name, token: token)
    }
  }

  /// The request's address, if the app has a page there.
  private func address(of request: Request) -> URL? {
    let url = URL(string: "https://\(request.head.authority ?? "localhost")\(request.uri.string)")
    return url.flatMap { store.app.hasPage(at: $0) ? $0 : nil }
  }

  /// The path of the page that a request came from, if that is one of the app's: from there a user
  /// whose session has ended goes on in a new one.
  private func refererPath(of request: Request) -> String? {
    guard let referer = request.headers[.referer].flatMap(URLComponents.init(string:)),
      let host = referer.host,
      host + (referer.port.map { ":\($0)" } ?? "") == request.head.authority?.lowercased(),
      let url = referer.url, store.app.hasPage(at: url)
    else { return nil }
    return referer.percentEncodedPath + (referer.percentEncodedQuery.map { "?\($0)" } ?? "")
  }
}
