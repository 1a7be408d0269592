import AppHost

extension TreeMarkup {
  /// A layer: a form with all that can be done in it, in the page or in a dialog over it.
  func layer(_ node: AccessibilityNode) -> HTML {
    let isTop = node.id == tree.layers.last?.id
    let content = form(of: node, MarkupContext(isCovered: !isTop))
    return .element(
      "div",
      [
        "id": Self.id(node.id), "class": "layer \(node.role.rawValue)",
        "inert": isTop ? nil : "",
      ],
      [isModal(node) ? dialog(of: node, isTop: isTop, content) : page(of: node, content)])
  }

  /// What covers everything and has nothing under it is a page.
  private func isModal(_ layer: AccessibilityNode) -> Bool {
    layer.role != .window && !(layer.role == .fullScreen && layer.id == tree.layers.first?.id)
  }

  private func page(of layer: AccessibilityNode, _ content: HTML) -> HTML {
    .element("main", ["id": Self.id(layer.id, "surface"), "class": "surface"], [content])
  }

  private func dialog(of layer: AccessibilityNode, isTop: Bool, _ content: HTML) -> HTML {
    let title = layer.first { $0.role == .title }
    return .element(
      "dialog",
      [
        "id": Self.id(layer.id, "surface"), "class": "surface", "open": "",
        "role": layer.role == .alert ? "alertdialog" : nil, "aria-modal": "true",
        "aria-labelledby": title.map { Self.id($0.id) } ?? Self.id(layer.id, "heading"),
      ], grabber(of: layer, isTop: isTop) + [content])
  }

  private func form(of layer: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let hasTitle = layer.first { $0.role == .title } != nil
    return .element(
      "form",
      [
        "id": Self.id(layer.id, "form"), "class": "form", "method": "post",
        "action": Self.eventsPath, "novalidate": "",
      ],
      defaultButton(of: layer, context) + (hasTitle ? [] : [heading(for: layer)])
        + (layer.role == .alert ? alert(layer, context) : children(of: layer, context)))
  }

  private func alert(_ node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    let buttons = node.children.filter { $0.role == .button }
    let others = node.children.filter { $0.role != .button }
    return nodes(others, context) + [
      .element(
        "div", ["id": Self.id(node.id, "buttons"), "class": "buttons"], nodes(buttons, context))
    ]
  }

  /// The first button of a form is the one that the return key presses where there is no script.
  /// It takes the last field that hears the return key, as that is the one which ends a form.
  private func defaultButton(of layer: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    let fields = layer.all { $0.role == .textField && context.can(.submit, $0) }
    return fields.suffix(1).map { field in
      .element(
        "button",
        [
          "id": Self.id(layer.id, "default"), "class": "default", "name": "submit",
          "value": field.id.rawValue, "tabindex": "-1", "aria-hidden": "true",
        ], [.text("Return")])
    }
  }

  /// What a finger does with a swipe down, everybody else does with a button.
  private func grabber(of layer: AccessibilityNode, isTop: Bool) -> [HTML] {
    guard layer.role == .sheet, !isTop || tree.wayBack == .swipeDown else { return [] }
    return [
      .element(
        "button",
        [
          "id": Self.id(layer.id, "grabber"), "class": "grabber", "name": "back", "value": "down",
          "form": Self.id(layer.id, "form"), "aria-label": "Close",
        ])
    ]
  }
}
