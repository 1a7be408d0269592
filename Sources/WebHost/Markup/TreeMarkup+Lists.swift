import AppHost

extension TreeMarkup {
  func list(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    var context = context
    context.isInList = true
    let rows = node.all { $0.role == .row }
    let hasPictures = rows.contains { row in row.first { $0.isMedia } != nil }
    var parts = [HTML]()
    if rows.isEmpty && node.children.isEmpty {
      parts = [
        .element(
          "p", ["id": Self.id(node.id, "empty"), "class": "empty"], [.text("Nothing here yet.")])
      ]
    } else if node.children.allSatisfy({ $0.role == .row }) {
      parts = [self.rows(node.children, of: node, context)]
    } else {
      parts = nodes(node.children, context)
    }
    return .element(
      "div",
      [
        "id": Self.id(node.id), "class": hasPictures ? "list gallery" : "list",
        "role": node.label.isEmpty ? nil : "group",
        "aria-label": node.label.isEmpty ? nil : node.label,
      ], parts + more(node, context))
  }

  func section(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let rows = node.children.filter { $0.role == .row }
    let before = node.children.prefix { $0.role != .row }
    let after = node.children.dropFirst(before.count).filter { $0.role != .row }
    return .element(
      "div", ["id": Self.id(node.id), "class": "section"],
      before.map { self.node($0, context) }
        + (rows.isEmpty ? [] : [self.rows(rows, of: node, context)])
        + after.map { self.node($0, context) })
  }

  private func rows(
    _ rows: [AccessibilityNode], of node: AccessibilityNode, _ context: MarkupContext
  ) -> HTML {
    // The role is said although every list has it: browsers forget it where no bullets are drawn.
    .element(
      "ul", ["id": Self.id(node.id, "rows"), "class": "rows", "role": "list"],
      rows.map { self.node($0, context) })
  }

  /// The end of a list that has more than it shows. The script presses it when it comes in sight.
  private func more(_ node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    guard node.state.contains(.incomplete), context.can(.scroll, node) else { return [] }
    return [
      .element(
        "button",
        [
          "id": Self.id(node.id, "more"), "class": "button more", "name": "scroll",
          "value": node.id.rawValue,
        ], [.text("Show more")])
    ]
  }

  /// A row: a picture, lines of text, what can be done.
  func row(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let parts = RowParts(node)
    let canTap = context.can(.tap, node)
    var context = context
    let hitText = canTap ? parts.lines.lazy.compactMap { $0.first { $0.isWords } }.first : nil
    context.hit = hitText.map { ($0.id, node) }
    var style = "row"
    if canTap { style += " opens" }
    if node.state.contains(.disclosing) { style += " disclosing" }
    if node.state.contains(.selected) { style += " selected" }
    var content = [HTML]()
    if canTap && hitText == nil {
      content = [.element("button", hitAttributes(of: node, label: node.label))]
    }
    let boxes = [("media", parts.media), ("lines", parts.lines), ("actions", parts.actions)]
    for (name, nodes) in boxes where !nodes.isEmpty {
      content.append(
        .element(
          "div", ["id": Self.id(node.id, name), "class": name], self.nodes(nodes, context)))
    }
    if content.isEmpty { content = [.text(node.label)] }
    return .element("li", ["id": Self.id(node.id), "class": style], content)
  }
}
