import AppHost

extension TreeMarkup {
  func image(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    pictureOf(node, alt: node.label, id: Self.id(node.id), isLazy: context.isInList)
  }

  func pictureOf(
    _ node: AccessibilityNode, alt: String, id: String? = nil, isLazy: Bool = false
  ) -> HTML {
    switch node.picture {
    case .file(_, let width, let height), .bytes(_, let width, let height):
      .element(
        "img",
        [
          "id": id, "class": Self.className(width, height),
          "src": node.picture.flatMap { PictureKey($0)?.path },
          "width": width > 0 ? String(width) : nil, "height": height > 0 ? String(height) : nil,
          "loading": isLazy ? "lazy" : nil, "decoding": "async", "alt": alt,
        ])
    case .symbol(let name):
      .element(
        "span",
        [
          "id": id, "class": "symbol", "role": alt.isEmpty ? nil : "img",
          "aria-label": alt.isEmpty ? nil : alt, "aria-hidden": alt.isEmpty ? "true" : nil,
        ], [Symbol.drawing(of: name)])
    case nil:
      .element(
        "span",
        [
          "id": id, "class": "picture missing", "role": alt.isEmpty ? nil : "img",
          "aria-label": alt.isEmpty ? nil : alt,
        ])
    }
  }

  private static func className(_ width: Int, _ height: Int) -> String {
    if (1...128).contains(width) { return "picture tiny" }
    return height * 4 > width * 3 ? "picture tall" : "picture"
  }
}
