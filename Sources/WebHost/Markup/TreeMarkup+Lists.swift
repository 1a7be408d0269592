import AppHost

extension TreeMarkup {
  func list(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    var context = context
    context.isInList = true
    let rows = node.all { $0.role == .row }
    let hasPictures = rows.contains { row in row.first { $0.isPicture } != nil }
    var style = hasPictures ? "list gallery" : "list"
    if node.state.contains(.grouped) { style += " grouped" }
    if node.state.contains(.inset) { style += " inset" }
    return .element(
      "div",
      [
        "id": Self.id(node.id), "class": style,
        "role": node.label.isEmpty ? nil : "group",
        "aria-label": node.label.isEmpty ? nil : node.label,
      ], refreshButton(node, context) + runs(of: node, context) + more(node, context))
  }

  func section(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "div", ["id": Self.id(node.id), "class": "section"], runs(of: node, context, isWhole: false))
  }

  /// What a list, a grid or a section holds: rows that follow one another are one list.
  func runs(
    of node: AccessibilityNode, _ context: MarkupContext, isWhole: Bool = true
  ) -> [HTML] {
    if isWhole && node.children.isEmpty {
      return [
        .element(
          "p", ["id": Self.id(node.id, "empty"), "class": "empty"], [.text("Nothing here yet.")])
      ]
    }
    var html: [HTML] = []
    var rest = node.children[...]
    var runs = 0
    while let first = rest.first {
      let run = rest.prefix { $0.role == first.role && $0.role.isItem }
      if run.isEmpty {
        html += nodes([first], context)
        rest = rest.dropFirst()
        continue
      }
      // The role is said although every list has it: browsers forget it where no bullets are drawn.
      html.append(
        .element(
          "ul",
          [
            "id": Self.id(node.id, runs == 0 ? "rows" : "rows\(runs)"),
            "class": first.role == .cell ? "cells" : "rows", "role": "list",
          ], nodes(Array(run), context)))
      runs += 1
      rest = rest.dropFirst(run.count)
    }
    return html
  }

  /// What pulling a list down does. It turns as long as the app is at it.
  func refreshButton(_ node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    let isBusy = node.state.contains(.busy)
    guard isBusy || node.actions.contains(.refresh) else { return [] }
    return [
      .element(
        "button",
        [
          "id": Self.id(node.id, "refresh"), "class": "refresh", "name": "refresh",
          "value": node.id.rawValue, "aria-busy": isBusy ? "true" : nil,
          "disabled": isBusy ? "" : nil,
        ], [.text(isBusy ? "Refreshing" : "Refresh")])
    ]
  }

  /// The end of a list that has more than it shows. The script presses it when it comes in sight.
  func more(_ node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
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
  func row(
    _ node: AccessibilityNode, _ context: MarkupContext, style base: String = "row"
  ) -> HTML {
    let parts = RowParts(node)
    let canTap = context.can(.tap, node)
    var context = context
    let hitText = canTap ? parts.lines.lazy.compactMap { $0.first { $0.isWords } }.first : nil
    context.hit = hitText.map { ($0.id, node) }
    var style = base
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
    content += swipeActions(parts.swipes, of: node, context)
    return .element(
      "li", ["id": Self.id(node.id), "class": style, "data-hold": hold(node)], content)
  }
}

extension AccessibilityRole {
  fileprivate var isItem: Bool { self == .row || self == .cell }
}
