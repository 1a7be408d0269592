import AppHost

extension TreeMarkup {
  /// Cells side by side: as many as there is room for, or all in a row that scrolls.
  func grid(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    var context = context
    context.isInList = true
    return .element(
      "div",
      [
        "id": Self.id(node.id), "class": "grid" + ways(of: node),
        "role": node.label.isEmpty ? nil : "group",
        "aria-label": node.label.isEmpty ? nil : node.label, "tabindex": tabStop(of: node),
      ], refreshButton(node, context) + scrolling(node, context))
  }

  /// A cell is a row that stands upright.
  func cell(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    row(node, context, style: "row cell")
  }
}
