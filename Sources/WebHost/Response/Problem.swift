package import HTTPTypes

/// Why a request is not answered with what it asked for. Every one is a page that a person can
/// read, and leaves the session as it is.
package struct Problem: Error, Equatable, Sendable {
  package var status: HTTPResponse.Status
  package var title: String
  package var detail: String
  /// The methods that the address does answer (RFC 9110, 15.5.6).
  package var allow: String?
  package var wayOut = WayOut.page
  /// Where the app's page is that the request came from.
  package var page = "/"

  package enum WayOut: Sendable {
    /// A link to the app's page.
    case page
    /// A button that puts an app which has stopped away and starts it anew.
    case startAgain
    case none
  }

  package var document: HTMLDocument {
    HTMLDocument(
      title: title,
      body: [
        .element(
          "main", ["class": "problem"],
          [
            .element("h1", ["tabindex": "-1"], [.text(title)]),
            .element("p", ["dir": "auto"], [.text(detail)]),
          ] + way)
      ])
  }

  private var way: [HTML] {
    switch wayOut {
    case .page:
      [.element("a", ["class": "button prominent", "href": page], [.text("Go to the app")])]
    case .startAgain:
      [
        .element(
          "form", ["method": "post", "action": "/start"],
          [.element("button", ["class": "button prominent"], [.text("Start again")])])
      ]
    case .none: []
    }
  }
}
