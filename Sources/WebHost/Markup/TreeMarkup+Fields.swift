import AppHost

extension TreeMarkup {
  /// A field under its name. What is written into a secure one never comes back in a page.
  func field(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let traits = node.field ?? FieldTraits()
    let name = [node.label, traits.placeholder, context.preceding].first { !$0.isEmpty } ?? "Text"
    return .element(
      "div", ["id": Self.id(node.id, "field"), "class": "field"],
      [
        label(for: node, name, isSeen: context.preceding != name),
        box(node, .element("input", inputAttributes(node, traits, name: name, context)), context),
      ])
  }

  /// A field with what stands within it: a picture before it, a button after it.
  private func box(
    _ node: AccessibilityNode, _ input: HTML, _ context: MarkupContext
  ) -> HTML {
    if node.children.isEmpty { return input }
    let before = node.children.prefix { $0.id.rawValue.contains("\(node.id).left") }
    return .element(
      "div", ["id": Self.id(node.id, "box"), "class": "box"],
      nodes(Array(before), context) + [input]
        + node.children.dropFirst(before.count).map { child in
          guard child.role == .button, child.picture == nil else {
            return self.node(child, context)
          }
          var child = child
          child.picture = .symbol("xmark")
          return button(child, context, showsLabel: false)
        })
  }

  private func label(for node: AccessibilityNode, _ name: String, isSeen: Bool) -> HTML {
    .element(
      "label",
      [
        "id": Self.id(node.id, "label"), "for": Self.id(node.id),
        "class": isSeen ? nil : "unseen", "dir": "auto",
      ],
      [.text(name)])
  }

  private func inputAttributes(
    _ node: AccessibilityNode, _ traits: FieldTraits, name: String, _ context: MarkupContext
  ) -> KeyValuePairs<String, String?> {
    [
      "id": Self.id(node.id), "name": "text.\(node.id)",
      "type": node.role == .searchField ? "search" : traits.inputType,
      "value": traits.isSecure || node.value.isEmpty ? nil : node.value,
      "data-empty": traits.isSecure && node.value.isEmpty ? "" : nil,
      "data-submit": context.can(.submit, node) ? node.id.rawValue : nil,
      "placeholder": placeholder(node, traits, name: name),
      "autocomplete": traits.autocomplete,
      "inputmode": traits.inputMode,
      "enterkeyhint": traits.enterKeyHint,
      "autocapitalize": traits.capitalizes ? "sentences" : "none",
      "autocorrect": traits.autocorrects ? nil : "off",
      "spellcheck": traits.autocorrects ? nil : "false",
      "disabled": node.state.contains(.disabled) ? "" : nil,
      "autofocus": node.state.contains(.focused) ? "" : nil,
      "dir": "auto",
    ]
  }

  /// Dots for what a secure field holds: a new page shows that it is not empty.
  private func placeholder(
    _ node: AccessibilityNode, _ traits: FieldTraits, name: String
  ) -> String? {
    if traits.isSecure && !node.value.isEmpty {
      return String(repeating: "•", count: node.value.count)
    }
    if node.role == .searchField { return traits.placeholder.isEmpty ? name : traits.placeholder }
    return traits.placeholder.isEmpty || traits.placeholder == name ? nil : traits.placeholder
  }

  /// A field for what is looked for, and what stands beside it: scopes, a way out.
  func searchField(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let traits = node.field ?? FieldTraits()
    let name = [node.label, traits.placeholder].first { !$0.isEmpty } ?? "Search"
    return .element(
      "div", ["id": Self.id(node.id, "field"), "class": "field search", "role": "search"],
      [
        label(for: node, name, isSeen: false),
        .element("input", inputAttributes(node, traits, name: name, context)),
      ] + children(of: node, context))
  }

  /// Text of several lines: a field where it can be written on, else words to read.
  func textView(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let traits = node.field ?? FieldTraits(isMultiline: true)
    guard node.actions.contains(.type) || node.state.contains(.disabled) else {
      let words: HTML = .element(
        "p", ["id": Self.id(node.id), "class": "text reading", "dir": "auto"],
        [.text(node.value.isEmpty ? node.label : node.value)])
      if node.children.isEmpty { return words }
      return .element(
        "div", ["id": Self.id(node.id, "read")],
        [
          words,
          .element(
            "div", ["id": Self.id(node.id, "links"), "class": "links"], children(of: node, context)),
        ])
    }
    let name = [node.label, traits.placeholder, context.preceding].first { !$0.isEmpty } ?? "Text"
    return .element(
      "div", ["id": Self.id(node.id, "field"), "class": "field"],
      [
        label(for: node, name, isSeen: context.preceding != name && name != "Text"),
        .element(
          "textarea",
          [
            "id": Self.id(node.id), "name": "text.\(node.id)", "rows": "5",
            "placeholder": placeholder(node, traits, name: name),
            "autocapitalize": traits.capitalizes ? "sentences" : "none",
            "spellcheck": traits.autocorrects ? nil : "false",
            "disabled": node.state.contains(.disabled) ? "" : nil,
            "autofocus": node.state.contains(.focused) ? "" : nil, "dir": "auto",
          ], [.text(node.value)]),
      ] + setButton(for: node, context))
  }
}
