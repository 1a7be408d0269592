import AppHost
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

extension WebResponder {
  /// The app's screen. A browser that is new, or whose session is over, starts the app.
  ///
  /// - Parameter link: what the browser asks for, where that is not just the app.
  @MainActor func page(
    _ request: Request, opening link: URL? = nil, token: SessionToken?, cookie: SessionCookie
  ) async throws -> Answer {
    let token = token ?? SessionToken()
    let session: BrowserSession
    if let running = store.session(token) {
      session = running
      if let link, session.address != request.uri.string { session.open(link) }
    } else {
      session = try start(token, request, opening: link)
    }
    if link != nil { await session.settle(within: timing.settle) }
    // The app is where it is, whatever the address says: it may not have such a page just now.
    let isElsewhere = session.address.map { $0 != request.uri.string } ?? (link != nil)
    try check(session)
    var answer =
      isElsewhere ? Answer(redirectTo: session.address ?? "/") : Answer(session.show())
    answer.headers[.setCookie] = cookie.field(for: token)
    return answer
  }

  @MainActor func start(
    _ token: SessionToken, _ request: Request, opening link: URL? = nil
  ) throws -> BrowserSession {
    do {
      return try store.open(token, width: request.likelyWidth, opening: link)
    } catch let problem as Problem {
      throw problem
    } catch {
      logger.error("launch: \(error)")
      throw Problem.launchFailed(store.app.name, "\(error)")
    }
  }

  @MainActor private func show(_ session: BrowserSession, notice: String? = nil) throws -> Page {
    try check(session)
    return session.show(notice: notice)
  }

  @MainActor private func check(_ session: BrowserSession) throws {
    if session.isClosed { throw Problem.sessionEnded }
    if let reason = session.endReason { throw Problem.appEnded(store.app.name, reason) }
  }

  /// What a user did. The script gets what has changed; a form's browser is sent to the page, so
  /// that a reload does nothing twice.
  @MainActor func events(_ request: Request, token: SessionToken?) async throws -> Answer {
    guard let session = store.session(token) else { throw Problem.sessionEnded }
    let submission = try Submission(
      FormBody(try await body(of: request)), isWholeForm: !request.wantsJSON)
    let place = session.place(after: submission)
    let answer = try await session.perform(submission)
    try check(session)
    let status: HTTPResponse.Status = answer.notice == nil ? .ok : .conflict
    if request.wantsJSON {
      let patch = session.patch(
        from: submission.version, notice: answer.notice, typed: submission.typed)
      return try Answer(patch, status: status)
    }
    await session.settle(within: timing.settle)
    if answer.notice == nil {
      let fragment = (session.goal ?? place).map { "#\($0)" } ?? ""
      return Answer(redirectTo: (session.address ?? "/") + fragment)
    }
    return Answer(try show(session, notice: answer.notice), status: status)
  }

  func body(of request: Request) async throws -> [UInt8] {
    let limit = 64 * 1024
    if let length = request.headers[.contentLength].flatMap(Int.init), length > limit {
      throw Problem.tooLarge
    }
    var bytes: [UInt8] = []
    for try await buffer in request.body {
      guard bytes.count + buffer.readableBytes <= limit else { throw Problem.tooLarge }
      bytes.append(contentsOf: buffer.readableBytesView)
    }
    return bytes
  }

  /// What the app has changed by itself. Waits for it, so that it is seen when it happens.
  @MainActor func changes(_ request: Request, token: SessionToken?) async throws -> Answer {
    guard let session = store.session(token) else { throw Problem.sessionEnded }
    guard let version = request.uri.queryParameters["version"].flatMap({ Int($0) }) else {
      throw Problem.malformed("The request does not say which page it is from.")
    }
    let patch = await session.change(since: version, within: timing.change)
    guard let patch else {
      // The server may be about to end: a browser that asks again finds out what has become of it.
      if !session.isClosed { try check(session) }
      return Answer(status: .noContent)
    }
    return try Answer(patch)
  }

  func picture(_ key: String, _ request: Request, token: SessionToken?) async throws -> Answer {
    guard let picture = await store.session(token)?.picture(key), let file = PictureFile(picture)
    else { throw Problem.notFound }
    return Answer(file, key: key)
  }
}

extension Request {
  /// Browsers on phones say so (RFC 9110, 10.1.5 and the client hint of that name). The script
  /// corrects it.
  fileprivate var likelyWidth: App.Device.Width {
    let isMobile =
      head.headerFields.first(named: "Sec-CH-UA-Mobile") == "?1"
      || headers[.userAgent]?.contains("Mobi") ?? false
    return isMobile || headers[.userAgent] == nil ? .compact : .regular
  }

  /// The script asks for what has changed, forms for pages.
  fileprivate var wantsJSON: Bool {
    headers[.accept]?.contains("application/json") ?? false
  }
}
