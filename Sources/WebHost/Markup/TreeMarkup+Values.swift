import AppHost

extension TreeMarkup {
  func slider(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let range = node.range ?? ValueRange(value: 0)
    return .element(
      "div", ["id": Self.id(node.id, "field"), "class": "slider"],
      [
        .element(
          "input",
          [
            "id": Self.id(node.id), "type": "range", "name": "text.\(node.id)",
            "min": ValueRange.written(range.minimum), "max": ValueRange.written(range.maximum),
            "step": range.step.map { ValueRange.written($0) } ?? "any", "value": range.written,
            "aria-label": name(of: node, context, else: "Slider"),
            "aria-valuetext": node.value.isEmpty ? nil : node.value,
            "disabled": node.state.contains(.disabled) ? "" : nil, "autocomplete": "off",
          ])
      ] + setButton(for: node, context))
  }

  func progress(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let range = node.range ?? ValueRange(value: 0)
    return .element(
      "progress",
      [
        "id": Self.id(node.id), "max": ValueRange.written(range.maximum - range.minimum),
        "value": ValueRange.written(range.value - range.minimum),
        "aria-label": name(of: node, context, else: "Progress"),
      ])
  }

  /// One dot a page, where there is room for them; else a step to either side.
  func pageControl(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let range = node.range ?? ValueRange(value: 0, maximum: 0)
    let pages = Int(max(0, min(range.maximum - range.minimum, 9999))) + 1
    let page = Int(max(0, min(range.value - range.minimum, Double(pages - 1))))
    let shown = pages <= 12 ? Array(0..<pages) : [max(page - 1, 0), min(page + 1, pages - 1)]
    let steps = shown.enumerated().map { index, number in
      HTML.element(
        "button",
        [
          "id": Self.id(node.id, "\(index)"), "name": "adjust",
          "value": "\(node.id):\(ValueRange.written(range.minimum + Double(number)))",
          "aria-label": "Page \(number + 1) of \(pages)",
          "aria-current": number == page ? "true" : nil,
          "disabled": context.can(.adjust, node) ? nil : "",
        ])
    }
    return .element(
      "div",
      [
        "id": Self.id(node.id), "class": pages <= 12 ? "dots" : "dots many", "role": "group",
        "aria-label": node.label.isEmpty ? "Pages" : node.label,
        "data-page": pages <= 12 ? nil : "\(page + 1) / \(pages)",
      ], steps)
  }

  func datePicker(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    guard let date = node.date else { return text(node, "p", "text") }
    let kind =
      switch date.mode {
      case .time: (type: "time", step: String(date.minuteInterval * 60), name: "Time")
      case .date: (type: "date", step: "1", name: "Date")
      case .dateAndTime:
        (type: "datetime-local", step: String(date.minuteInterval * 60), name: "Date and time")
      case .countdown: (type: "number", step: String(date.minuteInterval), name: "Minutes")
      }
    let isCountdown = date.mode == .countdown
    let label = name(of: node, context, else: kind.name)
    let input: HTML = .element(
      "input",
      [
        "id": Self.id(node.id), "type": kind.type, "name": "text.\(node.id)", "step": kind.step,
        "min": isCountdown ? String(date.minuteInterval) : date.bound(date.minimum),
        "max": isCountdown ? "1439" : date.bound(date.maximum), "value": date.written,
        "aria-label": isCountdown && label != kind.name ? "\(label), minutes" : label,
        "disabled": node.state.contains(.disabled) ? "" : nil, "autocomplete": "off",
      ])
    let unit: [HTML] =
      isCountdown
      ? [.element("span", ["class": "secondary", "aria-hidden": "true"], [.text("min")])] : []
    return .element(
      "div", ["id": Self.id(node.id, "field"), "class": "field date"],
      [input] + unit + setButton(for: node, context))
  }

  /// Two buttons that are one thing: less, more.
  func stepper(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    .element(
      "div",
      [
        "id": Self.id(node.id), "class": "stepper", "role": "group",
        "aria-label": name(of: node, context, else: "Stepper")
          + (node.value.isEmpty ? "" : ", \(node.value)"),
      ],
      node.children.enumerated().map { index, child in
        var child = child
        if child.label.isEmpty { child.label = index == 0 ? "Decrement" : "Increment" }
        if child.picture == nil { child.picture = .symbol(index == 0 ? "minus" : "plus") }
        return button(child, context, showsLabel: false)
      })
  }

  /// What a control is called: by the app, or by the words that stand before it.
  func name(
    of node: AccessibilityNode, _ context: MarkupContext, else usual: String
  ) -> String {
    [node.label, context.preceding].first { !$0.isEmpty } ?? usual
  }

  /// Where there is no script, what stands in a field goes to the app with the next press of any
  /// button. This is one for users who have nothing else to press.
  func setButton(for node: AccessibilityNode, _ context: MarkupContext) -> [HTML] {
    guard !node.state.contains(.disabled) else { return [] }
    return [
      .element(
        "noscript", ["id": Self.id(node.id, "set")],
        [.element("button", ["class": "button set"], [.text("Set")])])
    ]
  }
}
