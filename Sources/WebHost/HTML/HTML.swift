/// A piece of a page, as a value: what is sent to a browser is rendered from it, and what has
/// changed between two of them is what travels later.
package enum HTML: Equatable, Sendable {
  /// Words. They are escaped when they are rendered, so that no markup can come in this way.
  case text(String)
  case element(HTMLElement)

  package static func element(
    _ tag: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTML] = []
  ) -> HTML {
    .element(HTMLElement(tag, attributes, children))
  }

  package var element: HTMLElement? {
    if case .element(let element) = self { element } else { nil }
  }
}
