import AppHost

extension TreeMarkup {
  func node(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    marked(plain(node, context), node)
  }

  private func plain(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    switch node.role {
    case .application, .window, .sheet, .fullScreen, .popover, .alert, .actionSheet, .menu:
      layer(node)
    case .screen: screen(node, context)
    case .navigationBar: bar(node, context)
    case .title: title(node)
    case .prompt: text(node, "p", "prompt")
    case .list: list(node, context)
    case .grid: grid(node, context)
    case .section: section(node, context)
    case .sectionHeader: text(node, "h2", "section-header")
    case .sectionFooter: text(node, "p", "section-footer")
    case .row: row(node, context)
    case .cell: cell(node, context)
    case .group: group(node, context)
    case .splitView: splitView(node, context)
    case .column: column(node, context)
    case .pageView: pageView(node, context)
    case .toolbar: toolbar(node, context)
    case .text: label(node, context)
    case .heading: text(node, "h2", "heading")
    case .button: holding(node, context, button(node, context))
    // A segment or an option that stands alone: its control makes its own.
    case .backButton, .segment, .option, .swipeAction: button(node, context)
    case .menuItem: menuItem(node, context)
    case .link: holding(node, context, link(node, context))
    case .switch: toggle(node, context)
    case .textField: field(node, context)
    case .searchField: searchField(node, context)
    case .textView: textView(node, context)
    case .image: holding(node, context, image(node, context))
    case .activityIndicator: spinner(node)
    case .slider: slider(node, context)
    case .progress: progress(node, context)
    case .pageControl: pageControl(node, context)
    case .datePicker: datePicker(node, context)
    case .stepper: stepper(node, context)
    case .segmentedControl: segments(node, context)
    case .picker: picker(node, context)
    case .wheel: wheel(node, context)
    case .tabBar: tabBar(node, context)
    case .tab: tab(node, context)
    case .tappable: tappable(node, context)
    }
  }

  /// The children one after the other, each knowing the words before it.
  func children(of node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    self.nodes(node.children, context)
  }

  func nodes(_ nodes: [AccessibilityNode], _ context: MarkupContext) -> [HTML] {
    var context = context
    return nodes.map { node in
      defer { context.preceding = node.role == .text ? node.label : "" }
      return self.node(node, context)
    }
  }

  func title(_ node: AccessibilityNode) -> HTML {
    .element(
      "h1",
      [
        "id": Self.id(node.id), "class": node.textSize == .display ? "title large" : "title",
        "tabindex": "-1", "dir": "auto",
      ],
      [.text(node.label)])
  }

  func text(_ node: AccessibilityNode, _ tag: String, _ style: String) -> HTML {
    let words =
      node.value.isEmpty || node.role == .text ? node.label : "\(node.label) \(node.value)"
    return .element(
      tag, ["id": Self.id(node.id), "class": style, "dir": "auto"], [.text(words)])
  }

  /// A text. In a row it may be what carries the row's tap.
  private func label(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    var style = "text"
    if let size = node.textSize, size != .body { style += " \(size.rawValue)" }
    if node.state.contains(.secondary) { style += " secondary" }
    if node.state.contains(.alarming) { style += " alarming" }
    let words: HTML
    if let hit = context.hit, hit.text == node.id {
      words = .element("button", hitAttributes(of: hit.row), [.text(node.label)])
    } else {
      words = .text(node.label)
    }
    return .element(
      "p",
      [
        "id": Self.id(node.id), "class": style, "dir": "auto",
        "role": node.state.contains(.alarming) && !node.label.isEmpty ? "alert" : nil,
      ], [words])
  }

  /// The one button of a row that its whole face belongs to. Other buttons may lie over it, as
  /// none may stand in another.
  func hitAttributes(
    of node: AccessibilityNode, label: String? = nil
  ) -> KeyValuePairs<String, String?> {
    [
      "id": Self.id(node.id, "hit"), "class": "hit", "name": "tap", "value": node.id.rawValue,
      "disabled": node.state.contains(.disabled) ? "" : nil, "aria-label": label,
      "aria-current": node.state.contains(.selected) ? "true" : nil,
    ]
  }

  private func group(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "div",
      [
        "id": Self.id(node.id), "class": "group \(node.axis?.rawValue ?? "vertical")",
        "role": node.label.isEmpty ? nil : "group",
        "aria-label": node.label.isEmpty ? nil : node.label, "data-hold": hold(node),
        "data-swipe": node.actions.contains(.swipe) ? node.id.rawValue : nil,
      ],
      refreshButton(node, context) + children(of: node, context) + holdButton(node, context)
        + swipePad(node, context))
  }

  /// For whoever has no finger on the screen.
  private func swipePad(_ node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    let ways: [(UserEvent.Direction, String)] = [
      (.left, "Swipe left"), (.right, "Swipe right"), (.up, "Swipe up"), (.down, "Swipe down"),
    ]
    let buttons = node.actions.contains(.swipe) ? swipeButtons(node, context, ways) : []
    if buttons.isEmpty { return [] }
    return [.element("div", ["id": Self.id(node.id, "pad"), "class": "pad"], buttons)]
  }

  private func tappable(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let name = node.label.isEmpty ? "Open" : node.label
    let hit: HTML = .element("button", hitAttributes(of: node, label: name))
    return .element(
      "div",
      [
        "id": Self.id(node.id), "class": "tappable", "data-hold": hold(node),
        "data-swipe": node.actions.contains(.swipe) ? node.id.rawValue : nil,
      ],
      (context.can(.tap, node) ? [hit] : []) + children(of: node, context)
        + holdButton(node, context) + swipePad(node, context))
  }
}
