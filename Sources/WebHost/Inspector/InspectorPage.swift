/// An app, and beside it what it is made of. Where there is no room beside it, only that.
struct InspectorPage {
  let appName: String
  let markup: InspectorMarkup

  /// Of the button that ends the session and begins another.
  static let restart = InspectorSection.Button("restart", "Start anew")

  var document: HTMLDocument {
    HTMLDocument(
      title: "Inspector – \(appName)", styles: [.style, .inspectorStyle],
      script: .inspectorScript,
      attributes: ["class": "inspector"],
      body: [
        .element("iframe", ["src": "/", "title": appName, "loading": "lazy"]),
        .element(
          "main", [:],
          [
            .element(
              "header", [:],
              [
                .element("h1", [:], [.text(appName)]),
                .element("a", ["class": "button", "href": "/"], [.text("The app")]),
                InspectorMarkup.button(Self.restart, id: "restart"),
              ]),
            .element(
              "div", ["id": "sections", "data-version": markup.version], markup.html),
            .element(
              "noscript", [:],
              [
                .element(
                  "a", ["class": "button", "href": InspectorMarkup.path], [.text("Look again")])
              ]),
          ]),
      ])
  }
}

/// What has changed since a page was made.
struct InspectorNews: Encodable {
  let version: String
  let html: String

  init(_ markup: InspectorMarkup) {
    version = markup.version
    html = markup.html.map(\.rendered).joined()
  }
}
