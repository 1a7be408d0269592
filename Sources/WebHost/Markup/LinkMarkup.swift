import Foundation

/// An address outside of the app. It opens for those who press it, in a tab of its own.
struct LinkMarkup {
  let html: HTML

  init(_ link: URL) {
    let words = "Open \(link.host() ?? link.absoluteString)"
    html =
      ["https", "http", "mailto", "tel"].contains(link.scheme?.lowercased())
      ? .element(
        "a",
        [
          "class": "link", "href": link.absoluteString, "target": "_blank",
          "rel": "noopener noreferrer",
        ], [.text(words)])
      : .text("\(link.absoluteString) cannot be opened from here.")
  }
}
