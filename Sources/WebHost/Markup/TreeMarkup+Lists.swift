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
      ], refreshButton(node, context) + scrolling(node, context))
  }

  func section(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "div", ["id": Self.id(node.id), "class": "section" + ways(of: node)],
      runs(of: node, context, isWhole: false))
  }

  /// What a list holds, and the ways to what it does not show.
  func scrolling(_ node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    end(node, .scrollBack, "Show earlier", context) + runs(of: node, context)
      + end(node, .scroll, "Show more", context)
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
            "tabindex": node.role == .section ? tabStop(of: node) : nil,
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

  /// An end of a list that has more than it shows. The script presses it when it comes in sight.
  private func end(
    _ node: AccessibilityNode, _ action: AccessibilityAction, _ words: String,
    _ context: MarkupContext
  ) -> [HTML] {
    guard node.actions.contains(action) else { return [] }
    return [
      .element(
        "button",
        [
          "id": Self.id(node.id, action.rawValue), "class": "button more",
          "name": action.rawValue, "value": node.id.rawValue,
        ], [.text(words)])
    ]
  }

  /// What scrolls sideways is reached by keyboard, also where nothing in it can be pressed.
  func tabStop(of node: AccessibilityNode) -> String? {
    let isPressed = node.first { !$0.actions.isEmpty && $0.id != node.id } != nil
    return node.axis == .horizontal && !isPressed ? "0" : nil
  }

  /// What style sheets know of the way that a list or a section scrolls.
  func ways(of node: AccessibilityNode) -> String {
    (node.axis == .horizontal ? " sideways" : "") + (node.state.contains(.paged) ? " paged" : "")
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
      "li",
      [
        "id": Self.id(node.id), "class": style, "aria-level": node.level.map(String.init),
        "data-hold": hold(node),
      ], content)
  }
}

extension AccessibilityRole {
  var isItem: Bool { self == .row || self == .cell }
}
