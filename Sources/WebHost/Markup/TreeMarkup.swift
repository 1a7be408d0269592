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
  /// Where code has scrolled lists to.
  private let targets: [NodeID: ScrolledList]

  package init(_ tree: AccessibilityTree) {
    self.tree = tree
    origins = Set(tree.layers.compactMap(\.origin))
    targets = Dictionary(
      tree.scrolledLists.map { ($0.target, $0) }, uniquingKeysWith: { $1 })
  }

  /// Marks what a menu or a popover comes from, so that style sheets can find it, and what a list is
  /// scrolled to, so that the script can.
  func marked(_ html: HTML, _ node: AccessibilityNode) -> HTML {
    let (isOrigin, scrolled) = (origins.contains(node.id), targets[node.id])
    guard isOrigin || scrolled != nil, var element = html.element else { return html }
    if isOrigin { element.attributes.append(HTMLAttribute(name: "data-origin", value: "")) }
    if let scrolled {
      element.attributes.append(HTMLAttribute(name: "data-goal", value: goal(of: scrolled)))
    }
    return .element(element)
  }

  /// Which scroll of which list it is, and what the script asks the browser for.
  private func goal(of scrolled: ScrolledList) -> String {
    let (along, across) = (scrolled.position.rawValue, ScrolledList.Position.nearest.rawValue)
    let ways = scrolled.axis == .horizontal ? [across, along] : [along, across]
    // An end of a list that comes in sight brings rows, and stops what moves.
    let ends = tree[scrolled.list]?.actions.filter { $0 == .scroll || $0 == .scrollBack } ?? []
    let pace = scrolled.isAnimated && ends.isEmpty ? "smooth" : "instant"
    return "\(scrolled.list):\(scrolled.count) \(ways.joined(separator: " ")) \(pace)"
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
