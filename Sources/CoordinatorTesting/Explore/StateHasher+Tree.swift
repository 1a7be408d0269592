import AppHost
import Foundation

extension StateHasher {
  /// All that a person sees. Identities, pictures and where the keyboard is do not count: they tell
  /// nobody where they are.
  mutating func combine(_ tree: AccessibilityTree) {
    combine(tree.root)
    combine(tree.wayBack?.rawValue ?? "")
  }

  private mutating func combine(_ node: AccessibilityNode) {
    combine(node.role.rawValue)
    combine(node.label)
    combine(node.value)
    combine(node.state.subtracting(.focused).rawValue)
    combine(node.actions.count)
    if let range = node.range { combine("\(range.value)") }
    if let level = node.level { combine(level) }
    if let date = node.date { combine("\(date.date.timeIntervalSinceReferenceDate)") }
    combine(node.children.count)
    for child in node.children { combine(child) }
  }
}
