import UIKit

extension Chooser {
  /// One of what a tab bar or a split view may show.
  @MainActor struct Choice: @MainActor Equatable {
    let chooser: Chooser
    let index: Int

    /// What it is, unless that is there no more.
    var option: UIViewController? { chooser.option(index) }

    /// Whether it is on top, or beside the others.
    var isShown: Bool { chooser.shows(index) }

    /// Whether it can be shown as things are: a column may be for the split view that has collapsed alone, and takes the place
    /// of all others then.
    var canBeShown: Bool {
      guard case .columns(let split) = chooser else { return true }
      let isForCollapsed = chooser.isAlone(index)
      return Chooser.isNarrow(split)
        ? isForCollapsed || split.viewController(for: .compact) == nil : !isForCollapsed
    }

    /// Whether it takes a transition to choose it.
    var slides: Bool { if case .columns = chooser { !isShown } else { false } }

    func choose() {
      guard option != nil, !isShown else { return }
      switch chooser {
      case .tabs(let tabs): tabs.selectedIndex = index
      case .columns(let split): split.show(Chooser.columns[index])
      }
    }

    /// Where a split view has collapsed nobody would find the way back from an empty column.
    func chooseUnlessEmpty() {
      if case .columns = chooser, let stack = option as? UINavigationController,
        stack.viewControllers.isEmpty
      {
        return
      }
      choose()
    }

    /// What is popped to choose it: screens that lie over a column where a split view has collapsed.
    var popped: [UIViewController] {
      guard case .columns(let split) = chooser, split.isCollapsed, !isShown, let column = option
      else { return [] }
      let options = chooser.options
      func isColumn(_ controller: UIViewController) -> Bool {
        options.contains { $0 === controller }
      }
      let above =
        if let stack = column.parent as? UINavigationController {
          stack.viewControllers.drop { $0 !== column }
        } else {
          // The columns lie on this one.
          ((column as? UINavigationController)?.viewControllers ?? []).drop { !isColumn($0) }
        }
      return above.filter { !isColumn($0) }
    }

    /// Whether it is a column that lies on no stack, and comes onto that of the others when it is chosen.
    func comesOver(_ stack: UINavigationController) -> Bool {
      guard let column = option as? UINavigationController, column !== stack else { return false }
      return !stack.viewControllers.contains(column)
    }
  }
}
