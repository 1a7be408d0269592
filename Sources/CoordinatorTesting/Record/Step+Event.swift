import AppHost

extension Step.Action {
  /// The step that a user took on this screen; nil where nobody could say what it was done to.
  ///
  /// What goes into a secure field is not in it: it names the sample of that field.
  init?(_ event: UserEvent, on tree: AccessibilityTree) {
    let finder = NodeFinder(tree: tree)
    func named(_ id: NodeID, _ action: AccessibilityAction, _ make: (Target) -> Self) -> Self? {
      finder.target(of: id, for: action).map(make)
    }
    let action: Self? =
      switch event {
      case .tap(let id): named(id, .tap) { .tap($0) }
      case .longPress(let id): named(id, .longPress) { .longPress($0) }
      case .type(let id, let text):
        named(id, .type) { target in
          if let field = tree[id], field.field?.isSecure == true {
            .type(.sample(field.sampleName), into: target)
          } else {
            .type(.text(text), into: target)
          }
        }
      case .submit(let id): named(id, .submit) { .submit($0) }
      case .scroll(let id): named(id, .scroll) { .scroll($0) }
      case .scrollBack(let id): named(id, .scrollBack) { .scrollBack($0) }
      case .refresh(let id): named(id, .refresh) { .refresh($0) }
      case .adjust(let id, let value): named(id, .adjust) { .adjust($0, to: value) }
      case .pick(let id, let date): named(id, .pick) { .pick($0, date) }
      case .swipe(let id, let direction, let phase):
        named(id, .swipe) { .swipe($0, direction, phase) }
      case .goBack: .goBack
      case .swipeBack(let phase): .swipeBack(phase)
      case .swipeDown(let phase): .swipeDown(phase)
      case .open(let url): .open(url)
      case .leaveApp: .leaveApp
      case .returnToApp: .returnToApp
      }
    guard let action else { return nil }
    self = action
  }
}

extension AccessibilityNode {
  /// What samples for this field go by: its label, its identifier, or what it is for.
  var sampleName: String {
    if !label.isEmpty { return label }
    return identifier ?? field?.contentType ?? "text"
  }
}
