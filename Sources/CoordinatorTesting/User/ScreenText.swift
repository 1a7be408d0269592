import AppHost

/// A screen as text, for people who read a failing test.
struct ScreenText: CustomStringConvertible {
  let description: String

  /// What one layer shows.
  init(layer: AccessibilityNode) { self.init(layers: [layer]) }

  var lines: [String] { description.split(separator: "\n").map(String.init) }

  init(_ tree: AccessibilityTree) { self.init(layers: tree.layers) }

  private init(layers: [AccessibilityNode]) {
    let lines = layers.flatMap { Self.lines(of: $0, depth: 0) }
    description = lines.isEmpty ? "(nothing)" : lines.joined(separator: "\n")
  }

  private static func lines(of node: AccessibilityNode, depth: Int) -> [String] {
    let depth = depth + (node.level ?? 1) - 1
    let own = line(of: node).map { String(repeating: "  ", count: depth) + $0 }
    let inner = node.children.flatMap { lines(of: $0, depth: own == nil ? depth : depth + 1) }
    return (own.map { [$0] } ?? []) + inner
  }

  private static func line(of node: AccessibilityNode) -> String? {
    let mark = marks(of: node)
    switch node.role {
    case .application, .navigationBar, .group, .section, .tabBar, .toolbar, .pageView, .splitView,
      .column:
      return nil
    case .window, .sheet, .fullScreen, .popover, .alert, .actionSheet, .menu:
      return "\(node.role.rawValue):"
    case .screen: return "screen “\(node.label)”"
    case .title: return nil
    case .list, .grid: return "\(node.role.rawValue)\(mark)"
    case .button, .link, .segment, .swipeAction: return "[\(node.label)]\(mark)"
    case .tab:
      let badge = node.value.isEmpty ? "" : " \(node.value)"
      return "[\(node.label)\(badge)]\(mark)"
    case .backButton: return "[‹ \(node.label)]\(mark)"
    case .row, .cell: return "\(node.role.rawValue) “\(node.label)”\(mark)"
    case .textField, .searchField: return "\(node.label): [\(node.value)]\(mark)"
    case .image: return "image “\(node.label)”"
    case .activityIndicator: return "… \(node.label)"
    default: return "\(node.label)\(mark)"
    }
  }

  private static func marks(of node: AccessibilityNode) -> String {
    var marks: [String] = []
    if node.state.contains(.disabled) { marks.append("disabled") }
    if node.state.contains(.selected) { marks.append("selected") }
    if node.state.contains(.incomplete) { marks.append("more") }
    return marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"
  }
}
