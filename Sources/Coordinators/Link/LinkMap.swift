public import UIKit

/// Which steps links have, and how they are written in addresses.
///
///     let map = LinkMap(["photo": "photos/{id}", "buy": "buy", "search": "search?text"])
///     let path = map.path(for: [LinkStep("photo", ["id": "7"]), "buy"])  // /photos/7/buy
///
/// An address is the steps one after the other, each of one part at least. A name in braces is a part of its own and
/// stands for one of the step's values, those after the question mark for values that a step may have; other queries
/// are not read.
public struct LinkMap: Sendable {
  private let templates: [LinkTemplate]

  /// - Parameter templates: by the names of steps. Where two of them fit, that which stands first in the list is taken:
  ///   for a step that is written, and for a part of an address, if the rest can be read after it.
  public init(_ templates: KeyValuePairs<String, String>) {
    self.templates = templates.map(LinkTemplate.init)
  }

  /// The link that an address leads to; nil where it is none of the app's.
  ///
  /// In an address of the app's own scheme (`shop://photos/7`), the host is the first part. That of a page
  /// (`https:`) is not compared: check it first where addresses of others may come in.
  public func link(for url: URL) -> Link? {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return nil
    }
    var parts = components.percentEncodedPath.split(separator: "/").map(String.init)
    let isPage = ["http", "https", "file", nil].contains(components.scheme?.lowercased())
    if !isPage, let host = components.percentEncodedHost, !host.isEmpty {
      parts.insert(host, at: 0)
    }
    let decoded = parts.compactMap(\.removingPercentEncoding)
    guard decoded.count == parts.count else { return nil }
    var query: [String: String] = [:]
    for item in components.queryItems ?? [] where query[item.name] == nil {
      query[item.name] = item.value
    }
    return steps(of: decoded, query).map(Link.init)
  }

  /// The path and query of an address that leads to the link. Nil where a step or one of its values
  /// cannot be written, or where another link has that address.
  public func path(for link: Link) -> String? {
    var parts: [String] = []
    var query: [(String, String)] = []
    for step in link.steps {
      guard let template = templates.first(where: { $0.fits(step) }) else { return nil }
      guard let written = template.parts(of: step) else { return nil }
      parts += written
      query += template.query(of: step)
    }
    let path = "/" + parts.map(Self.escaped).joined(separator: "/")
    let items = query.map { "\(Self.escaped($0))=\(Self.escaped($1))" }
    let address = path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    return URL(string: address).flatMap(self.link(for:)) == link ? address : nil
  }

  /// The address of as many of the link's steps as can be written.
  public func nearestPath(for link: Link) -> String {
    for count in stride(from: link.steps.count, through: 1, by: -1) {
      if let path = path(for: Link(Array(link.steps.prefix(count)))) { return path }
    }
    return "/"
  }

  /// The whole address of a link.
  ///
  /// - Parameters:
  ///   - link: what it leads to; nil is returned where `path(for:)` has none.
  ///   - site: where the app's pages are: `https://shop.example`. They begin at its root, whatever path it has.
  public func url(for link: Link, on site: URL) -> URL? {
    path(for: link).flatMap { URL(string: $0, relativeTo: site)?.absoluteURL }
  }

  private func steps(of parts: [String], _ query: [String: String]) -> [LinkStep]? {
    // From the end: whether the rest can be read is known for each step then, however many ways there are.
    var firsts: [(step: LinkStep, next: Int)?] = parts.map { _ in nil }
    for start in parts.indices.reversed() {
      for template in templates {
        let next = start + template.length
        guard let step = template.step(of: parts[start...], query),
          next == parts.count || firsts[next] != nil
        else { continue }
        firsts[start] = (step, next)
        break
      }
    }
    var steps: [LinkStep] = []
    var start = 0
    while start < parts.count {
      guard let first = firsts[start] else { return nil }
      steps.append(first.step)
      start = first.next
    }
    return steps
  }

  private static func escaped(_ text: String) -> String {
    // Nearly every name is plain already, and to be told so by Foundation takes longer than all else.
    if text.utf8.allSatisfy(plainBytes.contains) { return text }
    return text.addingPercentEncoding(withAllowedCharacters: plainSet) ?? ""
  }

  private static let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
  private static let plainBytes = Set(plain.utf8)
  private static let plainSet = CharacterSet(charactersIn: plain)
}
