import AppHost

extension TreeMarkup {
  /// A layer: a form with all that can be done in it, in the page or in a dialog over it.
  func layer(_ node: AccessibilityNode) -> HTML {
    let isTop = node.id == tree.layers.last?.id
    let context = MarkupContext(isCovered: !isTop)
    let content = form(of: node, context)
    return .element(
      "div",
      [
        "id": Self.id(node.id),
        "class": "layer \(node.role.rawValue)" + (node.isLow ? " low" : "")
          + (node.origin == nil ? "" : " anchored"),
        "inert": isTop ? nil : "",
      ],
      defaultButton(of: node, context)
        + (isModal(node)
          ? beside(node, isTop: isTop) + [dialog(of: node, isTop: isTop, content)]
          : [page(of: node, content)]))
  }

  /// What covers everything and has nothing under it is a page.
  private func isModal(_ layer: AccessibilityNode) -> Bool {
    layer.role != .window && !(layer.role == .fullScreen && layer.id == tree.layers.first?.id)
  }

  private func page(of layer: AccessibilityNode, _ content: HTML) -> HTML {
    .element("main", ["id": Self.id(layer.id, "surface"), "class": "surface"], [content])
  }

  private func dialog(of layer: AccessibilityNode, isTop: Bool, _ content: HTML) -> HTML {
    let title = layer.headingNode
    return .element(
      "dialog",
      [
        "id": Self.id(layer.id, "surface"), "class": "surface", "open": "",
        "role": layer.role == .alert ? "alertdialog" : nil, "aria-modal": "true",
        "aria-labelledby": title.map { Self.id($0.id) } ?? Self.id(layer.id, "heading"),
      ],
      closeButton(of: layer, isTop: isTop)
        + heightButton(of: layer, MarkupContext(isCovered: !isTop)) + [content])
  }

  private func form(of layer: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let style =
      layer.children.contains { $0.role == .tabBar }
      ? "form tabbed" : layer.isQuestion ? "form question" : "form"
    return .element(
      "form",
      [
        "id": Self.id(layer.id, "form"), "class": style, "method": "post",
        "action": Self.eventsPath, "novalidate": "",
      ],
      (layer.headingNode == nil ? [heading(for: layer)] : [])
        + (layer.isQuestion ? question(layer, context) : children(of: layer, context)))
  }

  /// What is asked, and the answers to it.
  private func question(_ node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    let buttons = node.children.filter { $0.role == .button }
    let heading = node.headingNode
    let others = node.children.filter { $0.role != .button && $0.id != heading?.id }
    return (heading.map { [title($0)] } ?? []) + nodes(others, context) + [
      .element(
        "div", ["id": Self.id(node.id, "buttons"), "class": "buttons"], nodes(buttons, context))
    ]
  }

  /// The first button of a form is the one that the return key presses, also where that stands
  /// outside of the form, as what closes a sheet does. It takes the last field that
  /// hears the return key, as that is the one which ends a form; where none does it only sends what
  /// was written.
  private func defaultButton(of layer: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    let fields = layer.all { $0.role.hearsReturn }
    guard !fields.isEmpty else { return [] }
    let last = fields.last {
      [.textField, .searchField].contains($0.role) && context.can(.submit, $0)
    }
    return [
      .element(
        "button",
        [
          "id": Self.id(layer.id, "default"), "class": "default",
          "name": last.map { _ in "submit" }, "value": last?.id.rawValue,
          "form": Self.id(layer.id, "form"), "tabindex": "-1", "aria-hidden": "true",
        ], [.text("Return")])
    ]
  }

  /// What a finger does with a swipe down, everybody else does with a button.
  private func closeButton(of layer: AccessibilityNode, isTop: Bool) -> [HTML] {
    guard canClose(layer, isTop: isTop) else { return [] }
    return [
      .element(
        "button",
        [
          "id": Self.id(layer.id, "grabber"),
          "class": layer.role == .sheet ? "grabber" : "close", "name": "back", "value": "down",
          "form": Self.id(layer.id, "form"), "aria-label": "Close",
        ])
    ]
  }

  /// The next of the heights that a sheet can rest at, and after the last the first.
  private func heightButton(of layer: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    guard layer.role == .sheet, let range = layer.range, context.can(.adjust, layer) else {
      return []
    }
    let next = layer.isLow ? range.value + (range.step ?? 1) : range.minimum
    return [
      .element(
        "button",
        [
          "id": Self.id(layer.id, "height"), "class": "height", "name": "adjust",
          "value": "\(layer.id):\(ValueRange.written(next))",
          "form": Self.id(layer.id, "form"), "aria-label": layer.isLow ? "Taller" : "Lower",
        ])
    ]
  }

  /// All that is beside a sheet or a menu. Readers by ear have the button within it.
  private func beside(_ layer: AccessibilityNode, isTop: Bool) -> [HTML] {
    guard canClose(layer, isTop: isTop) else { return [] }
    return [
      .element(
        "button",
        [
          "id": Self.id(layer.id, "beside"), "class": "beside", "name": "back", "value": "down",
          "form": Self.id(layer.id, "form"), "tabindex": "-1", "aria-hidden": "true",
        ])
    ]
  }

  private func canClose(_ layer: AccessibilityNode, isTop: Bool) -> Bool {
    switch layer.role {
    case .sheet, .popover, .actionSheet, .menu: !isTop || tree.wayBack == .swipeDown
    default: false
    }
  }
}

extension AccessibilityRole {
  /// Whether browsers take the return key there for the form's.
  fileprivate var hearsReturn: Bool {
    switch self {
    case .textField, .searchField, .datePicker, .slider, .segmentedControl: true
    default: false
    }
  }
}

extension AccessibilityNode {
  /// Whether a sheet leaves something to see above it.
  fileprivate var isLow: Bool { role == .sheet && range.map { $0.value < $0.maximum } ?? false }
}
