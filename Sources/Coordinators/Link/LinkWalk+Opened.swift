import UIKit

extension LinkWalk {
  /// What a link has opened, or chosen, on its way. Not retained: others may take it away again while the link
  /// waits for its turn, and then it is to be released.
  @MainActor enum Opened {
    case flow(Weakly<Coordinator>)
    case screen(Weakly<UIViewController>)
    case mark(Weakly<UIViewController>, before: LinkStep?)
    case choice(of: Weakly<UIViewController>, from: Weakly<UIViewController>)

    /// What a tab bar or a split view showed before.
    var formerChoice: Chooser.Choice? {
      guard case .choice(let container, let former) = self,
        let chooser = container.object.flatMap(Chooser.init),
        let index = chooser.options.firstIndex(where: { $0 != nil && $0 === former.object })
      else { return nil }
      return (chooser, index)
    }
  }

  /// The last that has been opened: a tab or a column may have been chosen since.
  var last: Opened? { opened.last { if case .choice = $0 { false } else { true } } }

  /// What stands for that.
  var lastOpened: UIViewController? {
    switch last {
    case .flow(let opened):
      opened.object?.flow.subtree.lazy.compactMap { $0.screens.last?.controller }.first
    case .screen(let opened): opened.object
    case .mark, .choice, nil: nil
    }
  }

  /// Whether that has been there, and is not any more: of a flow, all that it has shown.
  var hasGoneAgain: Bool {
    switch last {
    case .flow(let opened):
      guard let flow = opened.object?.flow, flow.goesOn else { return true }
      let screens = flow.subtree.flatMap(\.screens).compactMap(\.controller)
      return !screens.isEmpty && screens.allSatisfy(hasGone)
    case .screen(let opened): return opened.object.map(hasGone) ?? true
    case .mark, .choice, nil: return false
    }
  }

  private func hasGone(_ screen: UIViewController) -> Bool {
    guard let holding = supervisor?.holding else { return false }
    let around = Array(sequence(first: screen, next: holding.holder))
    // On its way out it is in a window still.
    let isPopped = around.count == 1 && screen.parent != nil
    if isPopped || around.contains(where: Holding.isGoing) { return true }
    return !holding.isReachable(screen)
      && [screen, around[around.count - 1]].contains(where: Screen.hasBeenOnScreen)
  }
}
