import UIKit

/// The tabs that were chosen around a place as a step was asked for there. Where another has been chosen since, by the
/// user or for another link, the step does not take that back.
@MainActor struct ChosenTabs {
  private var parts: [Part] = []

  private struct Part {
    let tabs: Weakly<UITabBarController>
    let chosen: Weakly<UIViewController>
  }

  /// - Parameter choices: around what the step is to be shown on.
  init(_ choices: [Chooser.Choice]) {
    for case (.tabs(let tabs), _) in choices {
      parts.append(Part(tabs: Weakly(tabs), chosen: Weakly(tabs.selectedViewController)))
    }
  }

  /// Whether one of some choices would take that back.
  func wouldBeUndone(by choices: [Chooser.Choice]) -> Bool {
    choices.contains { chooser, index in
      guard case .tabs(let tabs) = chooser, !chooser.shows(index) else { return false }
      return parts.contains {
        $0.tabs.object === tabs && $0.chosen.object !== tabs.selectedViewController
      }
    }
  }
}
