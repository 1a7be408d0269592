import UIKit

extension LinkWalk {
  /// What a link has opened, or chosen, on its way. Not retained: others may take it away again while the link
  /// waits for its turn, and then it is to be released.
  @MainActor enum Opened {
    case flow(Weakly<Coordinator>)
    case screen(Weakly<UIViewController>)
    case mark(Weakly<UIViewController>, before: LinkStep?)
    /// What it has gone to is nil where that is only to come.
    case choice(
      of: Weakly<UIViewController>, from: Weakly<UIViewController>, to: Weakly<UIViewController>)

    /// What a tab bar or a split view showed before, unless somebody has gone on from there since.
    var formerChoice: Chooser.Choice? {
      guard case .choice(let container, let former, let latter) = self,
        let chooser = container.object.flatMap(Chooser.init)
      else { return nil }
      func index(of option: UIViewController?) -> Int? {
        chooser.options.firstIndex { $0 != nil && $0 === option }
      }
      guard let former = index(of: former.object) else { return nil }
      if let latter = index(of: latter.object), !chooser.shows(latter) { return nil }
      return (chooser, former)
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
