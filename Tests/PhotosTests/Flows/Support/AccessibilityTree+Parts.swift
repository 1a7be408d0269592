import AppHost
import CoordinatorTesting

extension AccessibilityTree {
  /// What stands in the bar of the screen that the user is on, from left to right.
  var bar: [AccessibilityNode] {
    screen?.first { $0.role == .navigationBar }?.children ?? []
  }

  /// What stands at the bar's right end.
  var topRight: String? { bar.last { $0.role == .button }?.label }

  var backButton: String? { bar.first { $0.role == .backButton }?.label }

  func row(_ title: String) -> AccessibilityNode? {
    root.first { $0.role == .row && $0.first { $0.label == title } != nil }
  }

  /// The rows that can be bought, by their labels.
  var rowsOnSale: [String] {
    root.all { $0.role == .row && $0.first { $0.label == "Buy" } != nil }.map(\.label)
  }

  /// What the texts that tell of something wrong say.
  var warnings: [String] { root.all { $0.state.contains(.alarming) }.map(\.label) }
}
