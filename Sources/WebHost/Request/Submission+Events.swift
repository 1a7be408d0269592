package import AppHost

extension Submission {
  /// What the user wrote and then what the user did, as the app hears it. Fields that hold already
  /// what stands in them are left alone.
  package func events(on tree: AccessibilityTree) throws(Problem) -> [UserEvent] {
    var events: [UserEvent] = []
    for text in texts {
      guard let node = tree[text.field], let event = try event(of: text, at: node) else { continue }
      events.append(event)
    }
    if let action {
      if case .adjust(let id, let value) = action, tree[id]?.range?.contains(value) != true {
        throw .malformed("The form moves something further than it goes.")
      }
      events.append(action.event)
    }
    return events
  }

  private func event(of text: Text, at node: AccessibilityNode) throws(Problem) -> UserEvent? {
    // Forms end lines as the network does, whatever ended them before.
    let words =
      node.role == .textView ? text.text.replacing("\r\n", with: "\n") : text.text
    if node.written == words { return nil }
    // A secure field is always empty on a new page, whatever it holds.
    if isWholeForm, words.isEmpty, node.field?.isSecure == true { return nil }
    return try node.event(writing: words)
  }

  /// Something that it is about and that is not on screen. Nothing of it should be done then: half
  /// of what a user asked for is not what the user asked for.
  package func missing(on tree: AccessibilityTree) -> NodeID? {
    (texts.map(\.field) + (action?.node.map { [$0] } ?? [])).first { tree[$0] == nil }
  }

  /// The element that a page without the script is opened at: of a list that was scrolled, the row
  /// that stood at its end before.
  package func place(on tree: AccessibilityTree) -> String? {
    let row: AccessibilityNode? =
      switch action {
      case .scroll(let list): tree[list]?.all { $0.role.isItem }.last
      case .scrollBack(let list): tree[list]?.first { $0.role.isItem }
      default: nil
      }
    return row.map { TreeMarkup.id($0.id) }
  }

  package var typed: Set<NodeID> { Set(texts.map(\.field)) }
}

extension Submission.Action {
  var event: UserEvent {
    switch self {
    case .tap(let node): .tap(node)
    case .submit(let node): .submit(node)
    case .scroll(let node): .scroll(node)
    case .scrollBack(let node): .scrollBack(node)
    case .longPress(let node): .longPress(node)
    case .refresh(let node): .refresh(node)
    case .adjust(let node, let value): .adjust(node, to: value)
    case .swipe(let node, let direction): .swipe(node, direction)
    case .back: .goBack
    case .down: .swipeDown(.whole)
    }
  }

  var node: NodeID? {
    switch self {
    case .tap(let node), .submit(let node), .scroll(let node), .scrollBack(let node),
      .longPress(let node), .refresh(let node), .adjust(let node, _), .swipe(let node, _):
      node
    case .back, .down: nil
    }
  }
}
