package import AppHost

extension Submission {
  /// What the user wrote and then what the user did, as the app hears it. Fields that hold already
  /// what stands in them are left alone.
  package func events(on tree: AccessibilityTree) -> [UserEvent] {
    let typed = texts.filter { tree[$0.field]?.value != $0.text }
    return typed.map { .type($0.field, text: $0.text) } + (action.map { [$0.event] } ?? [])
  }

  /// Something that it is about and that is not on screen. Nothing of it should be done then: half
  /// of what a user asked for is not what the user asked for.
  package func missing(on tree: AccessibilityTree) -> NodeID? {
    (texts.map(\.field) + (action?.node.map { [$0] } ?? [])).first { tree[$0] == nil }
  }

  package var typed: Set<NodeID> { Set(texts.map(\.field)) }
}

extension Submission.Action {
  var event: UserEvent {
    switch self {
    case .tap(let node): .tap(node)
    case .submit(let node): .submit(node)
    case .scroll(let node): .scroll(node)
    case .back: .goBack
    case .down: .swipeDown(.whole)
    }
  }

  var node: NodeID? {
    switch self {
    case .tap(let node), .submit(let node), .scroll(let node): node
    case .back, .down: nil
    }
  }
}
