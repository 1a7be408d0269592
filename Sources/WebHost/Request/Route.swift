package import HTTPTypes

/// What a request is for, by its method and its path.
package enum Route: Equatable, Sendable {
  case page
  /// A page of the app's own: the address is a link to it.
  case link
  case events
  case changes
  case start
  case picture(key: String)
  case asset(path: String)

  /// - Parameter isLink: whether the app has a page there.
  package init(
    _ method: HTTPRequest.Method, _ path: String, isLink: Bool = false
  ) throws(Problem) {
    let (route, methods) = try Self.route(path, isLink)
    guard methods.contains(method) else {
      throw .method(allow: methods.map(\.rawValue).joined(separator: ", "))
    }
    self = route
  }

  private static func route(
    _ path: String, _ isLink: Bool
  ) throws(Problem) -> (Route, [HTTPRequest.Method]) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch (parts.first, parts.count) {
    case ("", 1): return (.page, [.get, .head])
    case ("events", 1): return (.events, [.post])
    case ("changes", 1): return (.changes, [.get])
    case ("start", 1): return (.start, [.post])
    case ("pictures", 2): return (.picture(key: String(parts[2])), [.get, .head])
    case ("assets", 2): return (.asset(path: path), [.get, .head])
    default:
      guard isLink else { throw .notFound }
      return (.link, [.get, .head])
    }
  }
}
