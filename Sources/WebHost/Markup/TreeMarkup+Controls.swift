import AppHost

extension TreeMarkup {
  /// - Parameter showsLabel: whether the label is to be seen beside the picture.
  func button(
    _ node: AccessibilityNode, _ context: MarkupContext, showsLabel: Bool = true
  ) -> HTML {
    let style = node.role == .backButton ? "back" : "button"
    let name = node.label.isEmpty ? (node.role == .backButton ? "Back" : "") : node.label
    let isSelected = node.state.contains(.selected)
    return .element(
      "button",
      [
        "id": Self.id(node.id), "class": style + look(of: node), "name": "tap",
        "value": node.id.rawValue,
        "disabled": node.state.contains(.disabled) ? "" : nil,
        "aria-pressed": isSelected ? "true" : nil,
        "aria-busy": node.state.contains(.busy) ? "true" : nil,
        "aria-label": showsLabel ? nil : name, "data-hold": hold(node),
      ], (node.picture == nil ? [] : [pictureOf(node, alt: "")]) + (showsLabel ? span(name) : []))
  }

  func menuItem(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "button",
      [
        "id": Self.id(node.id), "class": "item" + look(of: node), "name": "tap",
        "value": node.id.rawValue,
        "disabled": node.state.contains(.disabled) ? "" : nil,
        "aria-pressed": node.state.contains(.selected) ? "true" : nil,
        "aria-haspopup": node.state.contains(.disclosing) ? "menu" : nil,
      ],
      [
        .element(
          "span", ["dir": "auto"],
          [.text(node.label)]
            + (node.value.isEmpty
              ? [] : [.element("small", ["class": "secondary"], [.text(node.value)])]))
      ] + (node.picture == nil ? [] : [pictureOf(node, alt: "")]))
  }

  private func span(_ words: String) -> [HTML] {
    words.isEmpty ? [] : [.element("span", ["dir": "auto"], [.text(words)])]
  }

  private func look(of node: AccessibilityNode) -> String {
    var look = ""
    if node.state.contains(.prominent) { look += " prominent" }
    if node.state.contains(.tinted) { look += " tinted" }
    if node.state.contains(.destructive) { look += " destructive" }
    if node.state.contains(.secondary) { look += " secondary" }
    if node.state.contains(.disclosing) { look += " disclosing" }
    return look
  }

  /// What leads elsewhere. The app opens it, unless it only says where to.
  func link(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let isAddress = ["https://", "http://"].contains { node.value.hasPrefix($0) }
    if isAddress && !context.can(.tap, node) {
      return .element(
        "a",
        [
          "id": Self.id(node.id), "class": "link", "href": node.value, "target": "_blank",
          "rel": "noopener noreferrer", "dir": "auto",
        ], [.text(node.label)])
    }
    return .element(
      "button",
      [
        "id": Self.id(node.id), "class": "link", "name": "tap", "value": node.id.rawValue,
        "disabled": node.state.contains(.disabled) ? "" : nil, "dir": "auto",
      ], [.text(node.label)])
  }

  func toggle(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "button",
      [
        "id": Self.id(node.id), "class": "switch", "role": "switch",
        "aria-checked": node.state.contains(.selected) ? "true" : "false", "name": "tap",
        "value": node.id.rawValue, "disabled": node.state.contains(.disabled) ? "" : nil,
        "aria-label": node.label.isEmpty
          ? (context.preceding.isEmpty ? "Switch" : context.preceding) : nil,
      ], span(node.label))
  }

  func spinner(_ node: AccessibilityNode) -> HTML {
    let isBusy = node.state.contains(.busy)
    return .element(
      "span",
      [
        "id": Self.id(node.id), "class": "spinner", "role": "progressbar",
        "aria-label": node.label.isEmpty ? "Loading" : node.label, "hidden": isBusy ? nil : "",
      ])
  }
}
