import AppHost

/// What a row holds, sorted by what it is for, however the app has nested it.
struct RowParts {
  /// The picture, and what turns while it is loading.
  var media: [AccessibilityNode] = []
  var lines: [AccessibilityNode] = []
  var actions: [AccessibilityNode] = []
  var swipes: [AccessibilityNode] = []

  init(_ row: AccessibilityNode) {
    for node in row.children { add(node) }
  }

  private mutating func add(_ node: AccessibilityNode) {
    if node.isMedia {
      media.append(node)
    } else if node.role == .swipeAction {
      swipes.append(node)
    } else if node.role.standsAtTheEnd {
      actions.append(node)
    } else if node.role == .group && node.label.isEmpty {
      // A stack is a matter of iOS's layout. A page has its own.
      for child in node.children { add(child) }
    } else {
      lines.append(node)
    }
  }
}

extension AccessibilityNode {
  var isMedia: Bool { role == .image || role == .activityIndicator }

  /// Something to look at, which a symbol beside words is not.
  var isPicture: Bool { isMedia && !isSymbol }

  /// Whether it can be the words of a button.
  var isWords: Bool { role == .text && !label.isEmpty }
}

extension AccessibilityRole {
  fileprivate var standsAtTheEnd: Bool {
    switch self {
    case .button, .link, .switch, .stepper, .datePicker: true
    default: false
    }
  }
}
