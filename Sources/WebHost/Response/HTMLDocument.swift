/// What every page has around what it says.
package struct HTMLDocument: Sendable {
  var title: String
  /// Whether a browser without the script should look again in a second.
  var isReloading = false
  var styles = [Asset.style]
  /// What belongs to a page that changes by itself.
  var script: Asset?
  var attributes: KeyValuePairs<String, String?> = [:]
  var body: [HTML]

  package var rendered: String {
    "<!DOCTYPE html>"
      + HTML.element(
        "html", ["lang": "en"], [.element("head", [:], head), .element("body", attributes, body)]
      ).rendered
  }

  private var head: [HTML] {
    [
      .element("meta", ["charset": "utf-8"]),
      .element(
        "meta",
        [
          "name": "viewport", "content": "width=device-width, initial-scale=1, viewport-fit=cover",
        ]),
      .element("title", [:], [.text(title)]),
    ] + styles.map { .element("link", ["rel": "stylesheet", "href": $0.path]) } + [
      .element("link", ["rel": "icon", "href": Asset.icon.path, "type": "image/svg+xml"])
    ] + (script.map { [module($0)] } ?? []) + (isReloading ? [reload] : [])
  }

  /// It waits for the page, and its names are its own.
  private func module(_ script: Asset) -> HTML {
    .element("script", ["src": script.path, "type": "module"])
  }

  /// With the address: the page may be the answer to a form, which nobody should send again.
  private var reload: HTML {
    .element(
      "noscript", [:], [.element("meta", ["http-equiv": "refresh", "content": "1;url=/"])])
  }
}
