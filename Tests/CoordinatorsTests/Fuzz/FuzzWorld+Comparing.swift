import UIKit

@testable import Coordinators

/// Two worlds are the same where they say the same.
extension FuzzWorld {
  /// What lies where and whose it is, and which flow runs within which.
  ///
  /// - Parameter thinned: the flows of whose tab bars it does not matter which tab is chosen.
  func text(
    without thinned: Set<Int> = [], where isThere: (UIViewController) -> Bool = { _ in true }
  ) -> String {
    func text(_ controller: UIViewController) -> String? {
      let isContainer = controller is UINavigationController || controller is UITabBarController
      let inner = FuzzWorld.held(by: controller).compactMap(text)
      let bar = controller.parent as? UITabBarController
      let isThinned = bar.flatMap(ledger.owner).map(thinned.contains) ?? false
      let star = !isThinned && bar?.selectedViewController === controller ? "*" : ""
      if controller is UINavigationController {
        return inner.isEmpty ? nil : "\(star)(\(inner.joined(separator: " ")))"
      }
      guard isThere(controller) || isContainer && !inner.isEmpty else { return nil }
      let owner = ledger.owner(of: controller) ?? 0
      let mark = stepMark(controller)?["screen"] ?? "-"
      return "\(star)\(owner):\(mark)" + (isContainer ? "[\(inner.joined(separator: " "))]" : "")
    }
    func flows(within parent: Int) -> String {
      let inner = ledger.flows.filter { number, flow in
        flow.parent == parent && flow.ends == 0 && flow.coordinator != nil
          && controllers.contains { ledger.owner(of: $0) == number && isThere($0) }
      }
      return inner.keys.sorted().map { "\($0)(\(flows(within: $0)))" }.joined(separator: " ")
    }
    return layers.compactMap(text).joined(separator: " | ") + "; " + flows(within: 0)
  }
}
