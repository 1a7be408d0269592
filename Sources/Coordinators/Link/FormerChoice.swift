import UIKit

/// What a tab bar or a split view showed before something else was chosen, to be shown again. Nothing of it is retained.
@MainActor struct FormerChoice {
  private let container: Weakly<UIViewController>
  private let former: Former
  /// Nil where that is only to come.
  private let latter: Weakly<UIViewController>

  private enum Former {
    /// A tab, or a column that is shown alone.
    case option(Weakly<UIViewController>)
    /// A screen, on the stack that the columns lie on: another column has come over it.
    case top(Weakly<UIViewController>)
    /// Columns beside others, which were hidden.
    case hidden([Int])
  }

  init(before choice: Chooser.Choice) {
    let (chooser, index) = choice
    container = Weakly(chooser.controller)
    latter = Weakly(chooser.option(index))
    former =
      if !chooser.showsOneAtATime {
        .hidden(chooser.hidden)
      } else if let stack = chooser.stackOfColumns, chooser.comesOver(stack, index) {
        .top(Weakly(stack.topViewController))
      } else {
        .option(Weakly(chooser.chosen.flatMap(chooser.option)))
      }
  }

  /// - Parameter tabs: those that a tab is to be added to, and chosen.
  init(beforeNewTabOf tabs: UITabBarController) {
    container = Weakly(tabs)
    former = .option(Weakly(tabs.selectedViewController))
    latter = Weakly(nil)
  }

  func isOf(_ chooser: Chooser) -> Bool { chooser.controller === container.object }

  /// Whether a column slides for that.
  var slides: Bool {
    guard let chooser = container.object.flatMap(Chooser.init), isThere(chooser) else {
      return false
    }
    return switch former {
    case .option(let option): index(of: option.object, chooser).map(chooser.slides) ?? false
    case .top: chooser.showsOneAtATime
    case .hidden: false
    }
  }

  /// Unless somebody has gone on from there since.
  func choose() {
    // In what no flow has any more a column may slide still.
    guard let chooser = container.object.flatMap(Chooser.init), isThere(chooser),
      !chooser.isSliding
    else { return }
    switch former {
    case .option(let option): index(of: option.object, chooser).map(chooser.choose)
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
    index(of: latter.object, chooser).map(chooser.shows) ?? true
  }

  private func index(of option: UIViewController?, _ chooser: Chooser) -> Int? {
    chooser.options.firstIndex { $0 != nil && $0 === option }
  }
}
