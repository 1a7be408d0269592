package import AppHost

/// Makes HTML of what is on screen. It depends on the tree alone, so that the same tree gives the
/// same page, and the page that a browser has can be made anew to see what has changed.
package struct TreeMarkup {
  /// Of the element that holds all layers, and that every patch is about.
  package static let rootID = "app"
  /// Where events without the script are posted to.
  static let eventsPath = "/events"

  let tree: AccessibilityTree
  /// What menus and popovers come from.
  private let origins: Set<NodeID>

  package init(_ tree: AccessibilityTree) {
    self.tree = tree
    origins = Set(tree.layers.compactMap(\.origin))
  }

  /// Marks what a menu or a popover comes from, so that style sheets can find it.
  func marked(_ html: HTML, _ node: AccessibilityNode) -> HTML {
    guard origins.contains(node.id), var element = html.element else { return html }
    element.attributes.append(HTMLAttribute(name: "data-origin", value: ""))
    return .element(element)
  }

  package var root: HTMLElement {
    HTMLElement("div", ["id": Self.rootID], tree.layers.map(layer))
  }

  /// The identity of the form that belongs to the layer in use.
  package var formID: String? {
    tree.layers.last.map { Self.id($0.id, "form") }
  }

  /// The identity of the element that stands for a node, or for a part of what does.
  static func id(_ node: NodeID, _ part: String? = nil) -> String {
    // A colon is in no node's identity, so no part can be taken for another node.
    "n-\(node)" + (part.map { ":\($0)" } ?? "")
  }
}
