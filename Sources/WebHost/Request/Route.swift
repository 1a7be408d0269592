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
  case inspector
  case inspectorChanges
  case inspectorFile(String)

  /// - Parameters:
  ///   - isLink: whether the app has a page there.
  ///   - isInspected: whether there is an inspector.
  package init(
    _ method: HTTPRequest.Method, _ path: String, isLink: Bool = false, isInspected: Bool = false
  ) throws(Problem) {
    let (route, methods) = try Self.route(path, isLink, isInspected)
    guard methods.contains(method) else {
      throw .method(allow: methods.map(\.rawValue).joined(separator: ", "))
    }
    self = route
  }

  private static func route(
    _ path: String, _ isLink: Bool, _ isInspected: Bool
  ) throws(Problem) -> (Route, [HTTPRequest.Method]) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch (parts.first, parts.count) {
    case ("", 1): return (.page, [.get, .head])
    case ("events", 1): return (.events, [.post])
    case ("changes", 1): return (.changes, [.get])
    case ("start", 1): return (.start, [.post])
    case ("pictures", 2): return (.picture(key: String(parts[2])), [.get, .head])
    case ("assets", 2): return (.asset(path: path), [.get, .head])
    case ("inspector", 1) where isInspected: return (.inspector, [.get, .head, .post])
    case ("inspector", 2) where isInspected:
      let name = String(parts[2])
      return (name == "changes" ? .inspectorChanges : .inspectorFile(name), [.get, .head])
    default:
      guard isLink else { throw .notFound }
      return (.link, [.get, .head])
    }
  }
}
