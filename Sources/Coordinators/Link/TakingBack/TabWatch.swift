import UIKit

/// Which tabs somebody else, the user or the app, has gone to since a link first left something, until it has failed and
/// that is there again: those stay.
@MainActor final class TabWatch {
  private var bars: [Bar] = []

  private struct Bar {
    let tabs: Weakly<UITabBarController>
    /// The tabs that it had: one that is new has been brought by the link, or by what is opened again.
    let known: [Weakly<UIViewController>]
    /// What is selected as far as the link goes.
    var expected: Weakly<UIViewController>
    /// What somebody else has gone to. It may be UIKit's list of more tabs.
    var elsewhere: Weakly<UIViewController>?

    /// Whether somebody has gone from one tab to another. What is gone nobody has left.
    @MainActor func hasBeenLeft(
      _ expected: UIViewController?, for selected: UIViewController, in tabs: UITabBarController
    ) -> Bool {
      let options = tabs.viewControllers ?? []
      let isNew = options.contains(selected) && !known.contains { $0.object === selected }
      guard !isNew, let expected else { return false }
      return expected !== selected && options.contains(expected)
    }
  }

  /// Begins with those that it does not know yet.
  func add(_ containers: [UIViewController]) {
    for case let tabs as UITabBarController in containers where !bars.contains(where: isOf(tabs)) {
      bars.append(
        Bar(
          tabs: Weakly(tabs), known: (tabs.viewControllers ?? []).map { Weakly($0) },
          expected: Weakly(tabs.selectedViewController)))
    }
  }

  private func isOf(_ container: UIViewController) -> (Bar) -> Bool {
    { $0.tabs.object === container }
  }

  /// Sees whether somebody has gone to another tab since.
  ///
  /// - Parameter trail: what the link has chosen itself.
  func look(after trail: LinkTrail? = nil) {
    for index in bars.indices {
      guard let tabs = bars[index].tabs.object, let selected = tabs.selectedViewController else {
        continue
      }
      let own = trail?.lastChoice(in: .tabs(tabs))?.latter
      if bars[index].hasBeenLeft(own ?? bars[index].expected.object, for: selected, in: tabs) {
        bars[index].elsewhere = Weakly(selected)
      }
      bars[index].expected = Weakly(selected)
    }
  }

  /// What is selected now is so for the link, or as it is taken back.
  func expect() {
    for index in bars.indices {
      bars[index].expected = Weakly(bars[index].tabs.object?.selectedViewController)
    }
  }

  /// It is about to be chosen for what is opened again.
  func note(_ choice: Chooser.Choice) {
    look()
    guard let index = bars.firstIndex(where: isOf(choice.chooser.controller)) else { return }
    bars[index].expected = Weakly(choice.option)
  }

  /// The tab that somebody else has gone to last.
  func elsewhere(in container: UIViewController) -> UIViewController? {
    bars.first(where: isOf(container))?.elsewhere?.object
  }
}
