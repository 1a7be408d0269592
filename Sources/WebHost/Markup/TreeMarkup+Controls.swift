import AppHost

extension TreeMarkup {
  func button(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let style =
      switch node.role {
      case .backButton: "back"
      case .tab: "tab"
      default: "button"
      }
    let name = node.label.isEmpty ? (node.role == .backButton ? "Back" : "") : node.label
    let isSelected = node.state.contains(.selected)
    return .element(
      "button",
      [
        "id": Self.id(node.id), "class": style + look(of: node), "name": "tap",
        "value": node.id.rawValue,
        "disabled": node.state.contains(.disabled) ? "" : nil,
        "aria-current": node.role == .tab && isSelected ? "page" : nil,
        "aria-pressed": node.role == .button && isSelected ? "true" : nil,
        "aria-busy": node.state.contains(.busy) ? "true" : nil,
      ], (node.picture == nil ? [] : [pictureOf(node, alt: "")]) + span(name))
  }

  private func span(_ words: String) -> [HTML] {
    words.isEmpty ? [] : [.element("span", ["dir": "auto"], [.text(words)])]
  }

  private func look(of node: AccessibilityNode) -> String {
    var look = ""
    if node.state.contains(.prominent) { look += " prominent" }
    if node.state.contains(.destructive) { look += " destructive" }
    if node.state.contains(.secondary) { look += " secondary" }
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
