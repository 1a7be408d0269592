import UIKit

/// What a tab bar or a split view showed before something else was chosen, to be shown again. Nothing of it is retained.
@MainActor struct FormerChoice {
  private let container: Weakly<UIViewController>
  private let former: Former
  /// What was chosen then.
  private let option: Weakly<UIViewController>
  /// Or the flow whose tab is only to come.
  private let newcomer: Weakly<Coordinator>

  private enum Former {
    /// A tab, or a column that is shown alone.
    case option(Weakly<UIViewController>)
    /// A screen, on the stack that the columns lie on: another column has come over it.
    case top(Weakly<UIViewController>)
    /// Columns beside others, which were hidden.
    case hidden([Int])
  }

  init(before choice: Chooser.Choice) {
    let chooser = choice.chooser
    container = Weakly(chooser.controller)
    option = Weakly(choice.option)
    newcomer = Weakly(nil)
    former =
      if !chooser.showsOneAtATime {
        .hidden(chooser.hidden)
      } else if let stack = chooser.stackOfColumns, choice.comesOver(stack) {
        .top(Weakly(stack.topViewController))
      } else {
        .option(Weakly(chooser.chosen.flatMap(chooser.option)))
      }
  }

  /// - Parameters:
  ///   - tabs: those that a tab is to be added to, and chosen.
  ///   - child: the flow that has it.
  init(beforeNewTabOf tabs: UITabBarController, for child: Coordinator) {
    container = Weakly(tabs)
    former = .option(Weakly(tabs.selectedViewController))
    option = Weakly(nil)
    newcomer = Weakly(child)
  }

  /// What was chosen. Nil where that is only to come, and where it is gone.
  var latter: UIViewController? {
    if let option = option.object { return option }
    guard let flow = newcomer.object?.flow, let screen = flow.screens.first?.controller else {
      return nil
    }
    let choices = Chooser.choices(around: screen, flow.supervisor.holding)
    return choices.first { isOf($0.chooser) }?.option
  }

  /// What was on top, alone.
  var formerOption: UIViewController? {
    if case .option(let option) = former { option.object } else { nil }
  }

  /// Whether somebody has gone elsewhere since.
  func isLeft(_ watch: TabWatch) -> Bool {
    container.object.flatMap(watch.elsewhere) != nil
  }

  func isOf(_ chooser: Chooser) -> Bool { chooser.controller === container.object }

  /// Whether a column slides for that.
  var slides: Bool {
    guard let chooser = container.object.flatMap(Chooser.init), isThere(chooser) else {
      return false
    }
    return switch former {
    case .option(let option): choice(of: option.object, in: chooser)?.slides ?? false
    case .top: chooser.showsOneAtATime
    case .hidden: false
    }
  }

  /// Whether both are of one split view.
  func hasColumnsOf(_ other: FormerChoice) -> Bool {
    container.object is UISplitViewController && container.object === other.container.object
  }

  /// Unless somebody has gone on from there since.
  ///
  /// - Parameter first: the first of several in the same split view: a column can slide but once.
  func choose(asBefore first: FormerChoice) {
    // In what no flow has any more a column may slide still.
    guard let chooser = container.object.flatMap(Chooser.init), isThere(chooser),
      !chooser.isSliding
    else { return }
    switch first.former {
    case .option(let option): choice(of: option.object, in: chooser)?.choose()
    case .top(let top):
      if chooser.showsOneAtATime, let top = top.object, let stack = chooser.stackOfColumns,
        stack.viewControllers.contains(top)
      {
        stack.popToViewController(top, animated: true)
      }
    case .hidden(let columns): if !chooser.showsOneAtATime { columns.forEach(chooser.hide) }
    }
  }

  private func isThere(_ chooser: Chooser) -> Bool {
    choice(of: latter, in: chooser)?.isShown ?? true
  }

  private func choice(of option: UIViewController?, in chooser: Chooser) -> Chooser.Choice? {
    let index = chooser.options.firstIndex { $0 != nil && $0 === option }
    return index.map { Chooser.Choice(chooser: chooser, index: $0) }
  }
}
