import UIKit

/// Which tab of each tab bar is selected, for those who listen to a trace.
@MainActor struct SelectedTabs {
  private var noted: [Noted] = []

  private struct Noted {
    weak var tabs: UITabBarController?
    weak var selected: UIViewController?
  }

  /// Notes what is selected in those that nobody has asked about before: that is no news.
  mutating func noteNew(_ bars: [UITabBarController]) {
    for tabs in bars where !noted.contains(where: { $0.tabs === tabs }) {
      guard let selected = tabs.selectedViewController else { continue }
      noted.append(Noted(tabs: tabs, selected: selected))
    }
  }

  /// Notes what is selected now.
  ///
  /// - Returns: what has been since it was last asked, for the trace.
  mutating func changes(in bars: [UITabBarController], of tree: Supervisor) -> [TraceEvent] {
    noteNew(bars)
    var changes: [TraceEvent] = []
    for index in noted.indices {
      guard let tabs = noted[index].tabs, let selected = tabs.selectedViewController,
        noted[index].selected !== selected
      else { continue }
      noted[index].selected = selected
      if let change = Self.event(of: selected, in: tabs, tree) { changes.append(change) }
    }
    noted.removeAll { $0.tabs == nil }
    return changes
  }

  private static func event(
    of selected: UIViewController, in tabs: UITabBarController, _ tree: Supervisor
  ) -> TraceEvent? {
    let seen = Supervisor.innermost(selected)
    let owner = tree.known(tabs).flatMap(tree.owner) ?? tree.known(seen).flatMap(tree.owner)
    return owner.map {
      .selected(tab: selected.tabBarItem.title ?? Screen.name(of: seen), flow: $0.name)
    }
  }

  mutating func takeOver(_ other: inout Self) {
    for one in other.noted where !noted.contains(where: { $0.tabs === one.tabs }) {
      noted.append(one)
    }
    other.noted = []
  }
}
