import UIKit

/// The tabs that are chosen where a link leads, as it has found or chosen them. Where another has been chosen since, by
/// the user or for another link, it does not take that back.
@MainActor struct ChosenTabs {
  private var parts: [Part] = []

  private struct Part {
    let tabs: Weakly<UITabBarController>
    let chosen: Weakly<UIViewController>
  }

  /// Of tab bars that show what is wanted, and of those that are new, what they show.
  mutating func note(_ choices: [Chooser.Choice]) {
    for choice in choices {
      guard case .tabs(let tabs) = choice.chooser else { continue }
      if choice.isShown || !parts.contains(where: { $0.tabs.object === tabs }) {
        note(tabs.selectedViewController, in: tabs)
      }
    }
  }

  mutating func note(_ chosen: UIViewController?, in tabs: UITabBarController) {
    parts.removeAll { $0.tabs.object == nil || $0.tabs.object === tabs }
    parts.append(Part(tabs: Weakly(tabs), chosen: Weakly(chosen)))
  }

  /// Whether one of some choices would take that back.
  func wouldBeUndone(by choices: [Chooser.Choice]) -> Bool {
    choices.contains { choice in
      guard case .tabs(let tabs) = choice.chooser, !choice.isShown,
        let chosen = parts.first(where: { $0.tabs.object === tabs })?.chosen.object
      else { return false }
      // One that has gone from the tab bar is none that anybody has left.
      return chosen !== tabs.selectedViewController
        && tabs.viewControllers?.contains { $0 === chosen } ?? false
    }
  }
}
