import Foundation
package import HTTPTypes

/// An answer before it is fitted to the request: what is sent, and how it may be kept.
package struct Answer: Sendable {
  package var status: HTTPResponse.Status
  package var headers: HTTPFields = [:]
  package var bytes: [UInt8] = []
  /// The same bytes compressed, where that is known already.
  var compressed: [UInt8]?
  /// Whether a page of ours may show it beside others.
  var isFramed = false
  /// Whether compressing makes it smaller.
  var isText = false

  package init(status: HTTPResponse.Status) {
    self.status = status
    headers[.cacheControl] = "no-store"
  }

  private init(
    _ text: String, _ contentType: String, status: HTTPResponse.Status
  ) {
    self.init(status: status)
    headers[.contentType] = contentType
    bytes = Array(text.utf8)
    isText = true
  }

  package init(_ page: Page, status: HTTPResponse.Status = .ok) {
    self.init(page.document.rendered, "text/html; charset=utf-8", status: status)
  }

  package init(_ problem: Problem) {
    self.init(problem.document.rendered, "text/html; charset=utf-8", status: problem.status)
    headers[.allow] = problem.allow
  }

  init(_ page: InspectorPage) {
    self.init(page.document.rendered, "text/html; charset=utf-8", status: .ok)
  }

  init(_ news: InspectorNews) throws {
    let json = try JSONEncoder().encode(news)
    self.init(String(decoding: json, as: UTF8.self), "application/json", status: .ok)
  }

  init(_ file: InspectorSection.File) {
    self.init(file.text, "text/plain; charset=utf-8", status: .ok)
  }

  package init(_ patch: Patch, status: HTTPResponse.Status = .ok) throws {
    let json = try JSONEncoder().encode(patch)
    self.init(String(decoding: json, as: UTF8.self), "application/json", status: status)
  }

  /// To be fetched with GET, whatever the request was (RFC 9110, 15.4.4).
  package init(redirectTo location: String) {
    self.init(status: .seeOther)
    headers[.location] = location
  }

  init(_ asset: Asset) {
    self.init(status: .ok)
    headers[.contentType] = asset.contentType
    headers[.cacheControl] = "public, max-age=31536000, immutable"
    headers[.eTag] = "\"\(asset.path)\""
    bytes = asset.bytes
    compressed = asset.compressed
    isText = true
  }

  /// - Parameter key: says which picture it is, so that it says also whether a browser has it.
  init(_ file: PictureFile, key: String) {
    self.init(status: .ok)
    headers[.contentType] = file.format.rawValue
    headers[.cacheControl] = "private, max-age=3600"
    headers[.eTag] = "\"\(key)-\(file.data.count)\""
    bytes = Array(file.data)
  }
}
