import HTTPTypes
import Testing
import WebHost

@Suite struct `A request` {
  @Test(arguments: [
    (HTTPRequest.Method.get, "/", Route.page), (.head, "/", .page), (.post, "/events", .events),
    (.get, "/changes", .changes), (.post, "/start", .start),
    (.get, "/pictures/x1", .picture(key: "x1")),
    (.get, "/assets/a.css", .asset(path: "/assets/a.css")),
  ])
  func `has a route`(method: HTTPRequest.Method, path: String, route: Route) throws {
    #expect(try Route(method, path) == route)
  }

  @Test(arguments: [
    (HTTPRequest.Method.get, "/inspector", Route.inspector), (.post, "/inspector", .inspector),
    (.get, "/inspector/changes", .inspectorChanges),
    (.get, "/inspector/a.script", .inspectorFile("a.script")),
  ])
  func `has a route to the inspector where there is one`(
    method: HTTPRequest.Method, path: String, route: Route
  ) throws {
    #expect(try Route(method, path, isInspected: true) == route)
    #expect(throws: Problem.notFound) { try Route(method, path) }
  }

  @Test(arguments: ["", "/x", "/events/", "/pictures", "/pictures/a/b", "//", "/assets/../x"])
  func `for nothing is not found`(path: String) {
    #expect(throws: Problem.notFound) { try Route(.get, path) }
  }

  @Test func `with the wrong method is told the right one`() {
    let problem = #expect(throws: Problem.self) { try Route(.get, "/events") }
    #expect(problem?.status == .methodNotAllowed)
    #expect(problem?.allow == "POST")
  }

  private func request(
    _ authority: String?, origin: String? = nil, site: String? = nil
  ) -> HTTPRequest {
    var request = HTTPRequest(method: .post, scheme: "http", authority: authority, path: "/events")
    request.headerFields[.origin] = origin
    if let name = HTTPField.Name("Sec-Fetch-Site") { request.headerFields[name] = site }
    return request
  }

  private let origin = RequestOrigin(names: ["Photos.example"])

  @Test(arguments: [
    "localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.9", "a.localhost",
    "photos.example:80", "LOCALHOST",
  ])
  func `for this machine is taken`(authority: String) throws {
    try origin.checkHost(of: request(authority))
  }

  @Test(arguments: ["evil.example", "localhost.evil.example", "1.2.3", "1.2.3.4.evil.example"])
  func `for another name is refused`(authority: String) {
    #expect(throws: Problem.wrongHost) { try origin.checkHost(of: request(authority)) }
  }

  @Test(arguments: [nil, "", ":80", "localhost:x"])
  func `for no host makes no sense`(authority: String?) {
    let problem = #expect(throws: Problem.self) { try origin.checkHost(of: request(authority)) }
    #expect(problem?.status == .badRequest)
  }

  @Test(
    arguments: [
      (nil, nil), ("http://localhost:8080", nil), ("https://localhost:8080", "same-origin"),
      (nil, "none"),
    ] as [(String?, String?)])
  func `from the app's own page is taken`(from: String?, site: String?) throws {
    try origin.checkOrigin(of: request("localhost:8080", origin: from, site: site))
  }

  @Test(
    arguments: [
      ("http://evil.example", nil), ("null", nil), ("http://localhost:9090", nil),
      (nil, "cross-site"),
      (nil, "same-site"), ("http://localhost:8080", "cross-site"), ("http://localhost:8080/x", nil),
    ] as [(String?, String?)])
  func `from another site is refused`(from: String?, site: String?) {
    #expect(throws: Problem.otherOrigin) {
      try origin.checkOrigin(of: request("localhost:8080", origin: from, site: site))
    }
  }
}
