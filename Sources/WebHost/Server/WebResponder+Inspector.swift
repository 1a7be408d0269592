import AppHost
import Hummingbird

extension WebResponder {
  /// The page beside the app. A browser that is new starts the app.
  @MainActor func inspector(
    _ request: Request, token: SessionToken?, cookie: SessionCookie
  ) async throws -> Answer {
    if request.method == .post { return try await press(request, token: token) }
    let token = token ?? SessionToken()
    let session = try store.session(token) ?? start(token, request)
    var answer = Answer(InspectorPage(appName: store.app.name, markup: session.inspectorMarkup))
    answer.headers[.setCookie] = cookie.field(for: token)
    return answer
  }

  @MainActor private func press(_ request: Request, token: SessionToken?) async throws -> Answer {
    guard let token, let session = store.session(token) else { throw Problem.sessionEnded }
    let form = try FormBody(try await body(of: request))
    guard let button = form.pairs.first(where: { $0.name == "press" })?.value else {
      throw Problem.malformed("The form does not say what was pressed.")
    }
    if button == InspectorPage.restart.name {
      store.end(token)
    } else {
      session.inspector?.press(button)
    }
    return Answer(redirectTo: InspectorMarkup.path)
  }

  /// What there is to see, as soon as it is not what the browser shows.
  @MainActor func inspectorChanges(_ request: Request, token: SessionToken?) async throws -> Answer
  {
    guard let session = store.session(token) else { throw Problem.sessionEnded }
    let version = request.uri.queryParameters["version"].map(String.init) ?? ""
    let markup = await session.inspectorMarkup(otherThan: version, within: timing.change)
    return try markup.map { try Answer(InspectorNews($0)) } ?? Answer(status: .noContent)
  }

  @MainActor func inspectorFile(_ name: String, token: SessionToken?) throws -> Answer {
    let files = store.session(token)?.inspector?.sections.flatMap(\.files) ?? []
    guard let file = files.first(where: { $0.name == name }) else { throw Problem.notFound }
    return Answer(file)
  }
}
