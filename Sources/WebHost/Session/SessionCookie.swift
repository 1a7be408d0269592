package import HTTPTypes

/// The cookie that a browser keeps its session's token in.
package struct SessionCookie: Sendable {
  package let name: String

  /// Cookies do not tell ports apart (RFC 6265, 8.5), so the name does: two apps on one machine
  /// keep their sessions.
  package init(app: String, port: Int?) {
    let letters = app.lowercased().unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "0"..."9": Character(scalar)
      default: "-"
      }
    }
    name = "fairway-\(String(letters))-\(port ?? 80)"
  }

  package init(app: String, request: HTTPRequest) {
    self.init(app: app, port: request.authority.flatMap(Authority.init)?.port)
  }

  package func token(in fields: HTTPFields) -> SessionToken? {
    for field in fields[values: .cookie] {
      for pair in field.split(separator: ";") {
        let sides = pair.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, sides[0].drop(while: { $0 == " " }) == name else { continue }
        return SessionToken(String(sides[1].prefix { $0 != " " }))
      }
    }
    return nil
  }

  /// No script reads it, no other site's form carries it, and it lasts as long as a device should:
  /// a year from the last visit.
  package func field(for token: SessionToken) -> String {
    "\(name)=\(token.rawValue); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
  }
}
