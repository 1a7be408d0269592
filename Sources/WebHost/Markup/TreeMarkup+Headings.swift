import AppHost

extension TreeMarkup {
  /// The element that names the screen in use.
  static func headingID(of tree: AccessibilityTree) -> String? {
    tree.layers.last.map { layer in
      layer.headingNode.map { id($0.id) } ?? id(layer.id, "heading")
    }
  }

  /// Where a screen shows no title, readers of the page by ear hear one nevertheless.
  func heading(for layer: AccessibilityNode) -> HTML {
    let words = [layer.first { $0.role == .screen }?.label, layer.label, tree.root.label]
    let text = words.compactMap { $0 }.first { !$0.isEmpty } ?? "Screen"
    return .element(
      "h1",
      [
        "id": Self.id(layer.id, "heading"), "class": "unseen", "tabindex": "-1", "dir": "auto",
      ], [.text(text)])
  }
}

extension AccessibilityNode {
  /// What names a layer: a screen's title, or the first words of a question.
  var headingNode: AccessibilityNode? {
    first { $0.role == .title } ?? (isQuestion ? children.first { $0.role == .heading } : nil)
  }

  /// Whether the layer asks something: what is in it belongs to no screen.
  var isQuestion: Bool {
    switch role {
    case .alert, .actionSheet: true
    case .popover: !children.contains { $0.role != .heading && $0.holdsPlaces }
    default: false
    }
  }

  private var holdsPlaces: Bool { first { $0.role == .screen || $0.role == .pageView } != nil }
}
