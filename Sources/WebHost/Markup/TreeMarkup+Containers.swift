import AppHost

extension TreeMarkup {
  func tabBar(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "nav",
      [
        "id": Self.id(node.id), "class": "tabs",
        "aria-label": node.label.isEmpty ? "Tabs" : node.label,
      ], children(of: node, context))
  }

  /// A tab with its badge, which is its value.
  func tab(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let badge: [HTML] =
      node.value.isEmpty
      ? [] : [.element("span", ["class": "badge", "dir": "auto"], [.text(node.value)])]
    return .element(
      "button",
      [
        "id": Self.id(node.id), "class": "tab", "name": "tap", "value": node.id.rawValue,
        "disabled": node.state.contains(.disabled) ? "" : nil,
        "aria-current": node.state.contains(.selected) ? "page" : nil,
      ],
      (node.picture == nil ? [] : [pictureOf(node, alt: "")])
        + [.element("span", ["dir": "auto"], [.text(node.label.isEmpty ? "Tab" : node.label)])]
        + badge)
  }

  func splitView(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "div", ["id": Self.id(node.id), "class": "split of-\(node.children.count)"],
      children(of: node, context))
  }

  func column(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element("div", ["id": Self.id(node.id), "class": "column"], children(of: node, context))
  }

  /// Pages that a finger turns, and buttons that do the same.
  func pageView(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "div",
      [
        "id": Self.id(node.id), "class": "pages", "role": "group",
        "aria-label": node.label.isEmpty ? "Pages" : node.label,
        "data-swipe": node.actions.contains(.swipe) ? node.id.rawValue : nil,
      ],
      children(of: node, context)
        + swipeButtons(
          node, context, [(.right, "Previous page"), (.left, "Next page")]))
  }

  /// What a finger does with a swipe, everybody else does with a button.
  func swipeButtons(
    _ node: AccessibilityNode, _ context: MarkupContext,
    _ ways: [(direction: UserEvent.Direction, name: String)]
  ) -> [HTML] {
    guard context.can(.swipe, node) else { return [] }
    return ways.map { way in
      .element(
        "button",
        [
          "id": Self.id(node.id, way.direction.rawValue), "class": "turn \(way.direction.rawValue)",
          "name": "swipe", "value": "\(node.id):\(way.direction.rawValue)", "aria-label": way.name,
        ])
    }
  }

  func toolbar(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "div",
      [
        "id": Self.id(node.id), "class": "toolbar", "role": "toolbar",
        "aria-label": node.label.isEmpty ? "Toolbar" : node.label,
      ], children(of: node, context))
  }
}
