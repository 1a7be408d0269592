import HTTPTypes
import Hummingbird
import NIOCore

extension Answer {
  /// Below this, gzip's own frame eats what it saves.
  private static let leastWorthCompressing = 400

  /// The answer as the request wants it: compressed, left out because the browser has it, without
  /// a body.
  func response(to request: HTTPRequest) -> Response {
    var headers = self.headers
    protect(&headers)
    if let tag = headers[.eTag], request.headerFields[.ifNoneMatch]?.contains(tag) ?? false {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    var body = bytes
    if isText {
      headers[.vary] = "Accept-Encoding"
      if request.acceptsGzip, body.count >= Self.leastWorthCompressing,
        let smaller = compressed ?? Gzip.compress(body)
      {
        headers[.contentEncoding] = "gzip"
        body = smaller
      }
    }
    let response = Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    return request.method == .head ? response.createHeadResponse() : response
  }

  /// What holds for every answer: the page is made of what this server sends and of nothing else,
  /// nobody else frames it, and nobody learns its address.
  private func protect(_ headers: inout HTTPFields) {
    let frames = isFramed ? "frame-src 'self'; frame-ancestors 'self'" : "frame-ancestors 'none'"
    headers[.contentSecurityPolicy] =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
      + "connect-src 'self'; form-action 'self'; base-uri 'none'; " + frames
    headers[.xContentTypeOptions] = "nosniff"
    // Not `no-referrer`: browsers would hide the origin of our own forms as well.
    headers.set("Referrer-Policy", "same-origin")
    headers.set("Cross-Origin-Opener-Policy", "same-origin")
    headers.set("Cross-Origin-Resource-Policy", "same-origin")
  }
}

extension HTTPRequest {
  fileprivate var acceptsGzip: Bool {
    headerFields[.acceptEncoding]?.split(separator: ",").contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.first == "gzip" && !parts.contains("q=0")
    } ?? false
  }
}
