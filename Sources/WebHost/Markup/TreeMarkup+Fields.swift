import AppHost

extension TreeMarkup {
  /// A field under its name. What is written into a secure one never comes back in a page.
  func field(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let traits = node.field ?? FieldTraits()
    let name = [node.label, traits.placeholder, context.preceding].first { !$0.isEmpty } ?? "Text"
    let isNamed = context.preceding == name
    return .element(
      "div", ["id": Self.id(node.id, "field"), "class": "field"],
      [
        .element(
          "label",
          [
            "id": Self.id(node.id, "label"), "for": Self.id(node.id),
            "class": isNamed ? "unseen" : nil, "dir": "auto",
          ],
          [.text(name)]),
        .element("input", inputAttributes(node, traits, name: name, context)),
      ])
  }

  private func inputAttributes(
    _ node: AccessibilityNode, _ traits: FieldTraits, name: String, _ context: MarkupContext
  ) -> KeyValuePairs<String, String?> {
    [
      "id": Self.id(node.id), "name": "text.\(node.id)", "type": traits.inputType,
      "value": traits.isSecure || node.value.isEmpty ? nil : node.value,
      "data-empty": traits.isSecure && node.value.isEmpty ? "" : nil,
      "data-submit": context.can(.submit, node) ? node.id.rawValue : nil,
      "placeholder":
        traits.placeholder.isEmpty || traits.placeholder == name ? nil : traits.placeholder,
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
}
