import AppHost

extension TreeMarkup {
  /// A screen: its bar, and what is under the bar.
  func screen(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let isFrame: (AccessibilityNode) -> Bool = {
      [.navigationBar, .tabBar, .toolbar, .screen, .splitView].contains($0.role)
    }
    let frame = node.children.filter(isFrame)
    let content = node.children.filter { !isFrame($0) }
    let body: HTML = .element(
      "div", ["id": Self.id(node.id, "content"), "class": "content \(shape(of: content))"],
      nodes(content, context))
    let bars = frame.filter { $0.role == .navigationBar }.map { self.node($0, context) }
    let rest = frame.filter { $0.role != .navigationBar }.map { self.node($0, context) }
    let hasTabs = rest.contains { $0.element?["class"] == "tabs" }
    return .element(
      "section", ["id": Self.id(node.id), "class": hasTabs ? "screen tabbed" : "screen"],
      bars + (content.isEmpty && !rest.isEmpty ? [] : [body]) + rest)
  }

  /// What a screen is made for decides how it is laid out.
  private func shape(of content: [AccessibilityNode]) -> String {
    let all = content.flatMap { $0.all { _ in true } }
    if all.contains(where: { $0.role == .pageView }) { return "has-pages" }
    if all.contains(where: { $0.role == .grid }) { return "has-list has-grid" }
    if all.contains(where: { $0.role == .list }) { return "has-list" }
    if all.contains(where: { $0.role.isFilledIn }) { return "has-form" }
    // A picture to look at, not one beside what is to be decided.
    let pictures = all.filter { $0.role == .image && !$0.isSymbol }
    if pictures.count == 1 && !all.contains(where: { $0.role == .button }) { return "has-picture" }
    return "plain"
  }

  /// A bar: what comes before its title stands on the left, what comes after it on the right.
  func bar(_ node: AccessibilityNode, _ context: MarkupContext) -> HTML {
    let prompts = node.children.filter { $0.role == .prompt }
    let below = node.children.filter { $0.role == .searchField }
    let items = node.children.filter { $0.role != .prompt && $0.role != .searchField }
    // The title, or what the app shows in place of it.
    let middle = items.firstIndex { $0.role == .title || $0.id == node.id.part("title") }
    let leading = middle.map { items[..<$0] } ?? items.prefix { $0.role == .backButton }
    let trailing = items[(middle.map { $0 + 1 } ?? leading.endIndex)...]
    return .element(
      "header", ["id": Self.id(node.id), "class": "bar"],
      prompts.map { self.node($0, context) } + [
        .element(
          "div", ["id": Self.id(node.id, "leading"), "class": "leading"],
          leading.map { self.node($0, context) }),
        .element(
          "div", ["id": Self.id(node.id, "middle"), "class": "middle"],
          middle.map { [self.node(items[$0], context)] } ?? []),
        .element(
          "div", ["id": Self.id(node.id, "trailing"), "class": "trailing"],
          trailing.map { self.node($0, context) }),
      ] + below.map { self.node($0, context) })
  }
}

extension AccessibilityNode {
  var isSymbol: Bool {
    if case .symbol = picture { true } else { false }
  }
}

extension AccessibilityRole {
  /// Whether it holds something that the user writes, chooses or sets.
  fileprivate var isFilledIn: Bool {
    switch self {
    case .textField, .textView, .switch, .slider, .stepper, .segmentedControl, .datePicker, .picker:
      true
    default: false
    }
  }
}
