/// A host and its port, as a request names them.
package struct Authority: Equatable, Sendable {
  /// In lower case; an IPv6 address in its brackets.
  package var host: String
  package var port: Int?

  package init?(_ text: String) {
    let lowered = text.lowercased()
    // A colon within the brackets of an IPv6 address is no port's.
    let afterHost = lowered.lastIndex(of: "]") ?? lowered.startIndex
    if let colon = lowered[afterHost...].lastIndex(of: ":") {
      guard let port = Int(lowered[lowered.index(after: colon)...]), (0...65535).contains(port)
      else { return nil }
      self.port = port
      host = String(lowered[..<colon])
    } else {
      host = lowered
    }
    if host.isEmpty { return nil }
  }
}
