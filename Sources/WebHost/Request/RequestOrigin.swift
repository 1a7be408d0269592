package import HTTPTypes

/// Where a request comes from and whom it is meant for.
package struct RequestOrigin: Sendable {
  /// Names besides this machine's own that the app is served under.
  package var names: Set<String>

  package init(names: Set<String>) {
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Refuses a request for a name that is not ours. A page of somebody else's can have its own name
  /// lead to this machine (DNS rebinding), and would then be of one origin with the app; it cannot
  /// do that with an address or with `localhost`.
  package func checkHost(of request: HTTPRequest) throws(Problem) {
    guard let authority = request.authority, let host = Authority(authority)?.host else {
      throw .malformed("The request does not say which host it is for.")
    }
    let isLoopback = host == "localhost" || host.hasSuffix(".localhost")
    guard isLoopback || host.isAddress || names.contains(host) else { throw .wrongHost }
  }

  /// Refuses what another site's page sends. Browsers say so in one of two ways; what comes from
  /// no browser says nothing, and has no cookie that somebody else's page could use.
  package func checkOrigin(of request: HTTPRequest) throws(Problem) {
    let site = request.headerFields.first(named: "Sec-Fetch-Site")
    guard [nil, "same-origin", "none"].contains(site) else { throw .otherOrigin }
    guard let origin = request.headerFields[.origin] else { return }
    let parts = origin.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty,
      parts[2].lowercased() == request.authority?.lowercased()
    else { throw .otherOrigin }
  }
}

extension String {
  /// Whether it is an IPv4 or IPv6 address as it stands in a URL.
  fileprivate var isAddress: Bool {
    if hasPrefix("["), hasSuffix("]") { return true }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
