import AppHost

/// What a finger that stays or a swipe across a row brings up: buttons do the same.
extension TreeMarkup {
  /// Marks what hears a finger that stays, and the other button of a mouse.
  func hold(_ node: AccessibilityNode) -> String? {
    node.actions.contains(.longPress) ? node.id.rawValue : nil
  }

  func holdButton(_ node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    guard context.can(.longPress, node), node.actions.contains(.longPress) else { return [] }
    return [
      .element(
        "button",
        [
          "id": Self.id(node.id, "hold"), "class": "dotdotdot", "name": "longPress",
          "value": node.id.rawValue,
          "aria-label": node.label.isEmpty ? "More" : "More: \(node.label)",
        ])
    ]
  }

  /// A thing of its own with the button beside it.
  func holding(_ node: AccessibilityNode, _ context: MarkupContext, _ html: HTML) -> HTML {
    let button = holdButton(node, context)
    if button.isEmpty { return html }
    return .element(
      "div",
      ["id": Self.id(node.id, "held"), "class": "held", "data-hold": hold(node)],
      [html] + button)
  }

  /// What is at the end of a row: it opens by itself, and a swipe opens it as well.
  func swipeActions(
    _ actions: [AccessibilityNode], of row: AccessibilityNode, _ context: MarkupContext
  ) -> [HTML] {
    guard !actions.isEmpty else { return holdButton(row, context) }
    let name = row.label.isEmpty ? "More" : "More: \(row.label)"
    return [
      .element(
        "details", ["id": Self.id(row.id, "swipes"), "class": "swipes", "name": "swipes"],
        [
          .element(
            "summary",
            ["id": Self.id(row.id, "summary"), "class": "dotdotdot", "aria-label": name]),
          .element(
            "div", ["id": Self.id(row.id, "swiped"), "class": "swiped"],
            nodes(actions, context) + holdButton(row, context)),
        ])
    ]
  }
}
