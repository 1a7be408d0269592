import UIKit

/// A flow that the user has been led to, and that has yet to show anything, as it loads first: the tab is gone to in which it
/// comes then, unless the user has gone elsewhere by that time.
@MainActor struct AwaitedFlow {
  private let flow: Weakly<Flow>
  private var chosen: ChosenTabs

  /// - Parameter chosen: the tabs that have been found or chosen on the way to it.
  init?(_ flow: Flow, chosen: ChosenTabs = ChosenTabs()) {
    guard flow.isLoading else { return nil }
    self.flow = Weakly(flow)
    self.chosen = chosen
    let target = flow.parent.flatMap {
      flow.supervisor.firstTarget(flow.presentation, within: $0)
    }
    if let place = target?.controller {
      if let tabs = place as? UITabBarController {
        self.chosen.note(tabs.selectedViewController, in: tabs)
      }
      self.chosen.note(Chooser.choices(around: place, flow.supervisor.holding))
    }
  }

  /// Whether there is no more to wait for.
  var isOver: Bool { flow.object.map { !$0.isLoading } ?? true }

  func goTo() {
    guard let flow = flow.object, flow.goesOn, let screen = flow.lastController else { return }
    let choices = Chooser.choices(around: screen, flow.supervisor.holding)
    guard choices.allSatisfy(\.canBeShown), !chosen.wouldBeUndone(by: choices) else { return }
    Chooser.choose(choices, around: flow) { _ in }
  }
}
