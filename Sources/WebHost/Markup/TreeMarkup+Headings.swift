import AppHost

extension TreeMarkup {
  /// The element that names the screen in use.
  static func headingID(of tree: AccessibilityTree) -> String? {
    tree.layers.last.map { layer in
      layer.first { $0.role == .title }.map { id($0.id) } ?? id(layer.id, "heading")
    }
  }

  /// Where a screen shows no title, readers of the page by ear hear one nevertheless.
  func heading(for layer: AccessibilityNode) -> HTML {
    let words = [layer.first { $0.role == .screen }?.label, layer.label, tree.root.label]
    let text = words.compactMap { $0 }.first { !$0.isEmpty } ?? "Screen"
    let isVisible = [.alert, .actionSheet, .menu].contains(layer.role) && !layer.label.isEmpty
    return .element(
      "h1",
      [
        "id": Self.id(layer.id, "heading"), "class": isVisible ? "title" : "unseen",
        "tabindex": "-1", "dir": "auto",
      ], [.text(text)])
  }
}
