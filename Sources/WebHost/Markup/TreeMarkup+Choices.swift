import AppHost

extension TreeMarkup {
  /// One of a few: the arrow keys move between a form's radio buttons by themselves.
  func segments(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "fieldset",
      [
        "id": Self.id(node.id), "class": "segments", "role": "radiogroup",
        "aria-label": name(of: node, context, else: "Segments"),
      ],
      node.children.map { segment($0, of: node, context) } + setButton(for: node, context))
  }

  private func segment(
    _ node: AccessibilityNode, of control: AccessibilityNode, _ context: MarkupContext
  ) -> HTML {
    .element(
      "label", ["id": Self.id(node.id, "label"), "class": "segment"],
      [
        .element(
          "input",
          [
            "id": Self.id(node.id), "type": "radio", "name": "text.\(control.id)",
            "value": node.id.rawValue, "checked": node.state.contains(.selected) ? "" : nil,
            "disabled": node.state.contains(.disabled) ? "" : nil, "autocomplete": "off",
            "aria-label": node.picture != nil && !node.label.isEmpty ? node.label : nil,
          ])
      ]
        + (node.picture.map { _ in [pictureOf(node, alt: "")] }
          ?? [.element("span", ["dir": "auto"], [.text(node.label)])]))
  }

  func picker(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let name = name(of: node, context, else: "Picker")
    return .element(
      "div", ["id": Self.id(node.id), "class": "picker", "role": "group", "aria-label": name],
      node.children.enumerated().map { index, child in
        var context = context
        context.preceding = node.children.count == 1 ? name : "\(name), \(index + 1)"
        return self.node(child, context)
      } + setButton(for: node, context))
  }

  func wheel(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let isUsable = node.children.contains { context.can(.tap, $0) }
    return .element(
      "select",
      [
        "id": Self.id(node.id), "class": "wheel", "name": "text.\(node.id)",
        "aria-label": name(of: node, context, else: "Wheel"), "disabled": isUsable ? nil : "",
        "autocomplete": "off",
      ], node.children.map(option))
  }

  private func option(_ node: AccessibilityNode) -> HTML {
    .element(
      "option",
      [
        "id": Self.id(node.id), "value": node.id.rawValue,
        "selected": node.state.contains(.selected) ? "" : nil,
        "disabled": node.state.contains(.disabled) ? "" : nil,
      ], [.text(node.label.isEmpty ? "–" : node.label)])
  }
}
