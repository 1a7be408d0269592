extension UIViewController {
  /// The nearest ancestor that is a split view.
  public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}

/// A stack that a collapsed split view puts its columns on.
extension UINavigationController {
  /// The columns come on top. None hears of a push.
  func takeIn(_ columns: [UIViewController]) {
    let oldTop = topViewController
    for column in columns {
      column.willMove(toParent: self)
      if let parent = column.parent { column.detach(from: parent) }
      attach(column)
    }
    stack += columns
    showTop(insteadOf: oldTop)
    for column in columns {
      if column !== topViewController {
        column.setAppearance(.disappeared, animated: false)
        column.leavePlace()
      }
      column.didMove(toParent: self)
    }
  }

  /// The columns go back into theirs. None hears of a pop.
  func giveBack(_ columns: [UIViewController], to split: UISplitViewController) {
    let oldTop = topViewController
    let leaving = stack.filter { one in columns.contains { $0 === one } }
    guard !leaving.isEmpty else { return }
    // Replaced, as everywhere: reading it, as everybody does, needs no check at run time then.
    stack = stack.filter { one in !leaving.contains { $0 === one } }
    for column in leaving {
      column.willMove(toParent: split)
      column.detach(from: self)
      split.attach(column)
      column.didMove(toParent: split)
    }
    showTop(insteadOf: oldTop)
  }

  private func showTop(insteadOf old: UIViewController?) {
    guard let top = topViewController, top !== old else { return }
    let leaves = old?.parent === self
    guard phase != .disappeared else {
      if leaves {
        // It may have been shown before the column was hidden.
        old?.leavePlace()
        old?.setAppearance(.disappeared, animated: false)
      }
      return top.setAppearance(.appeared, animated: false)
    }
    if leaves { old?.setAppearance(.disappearing, animated: false) }
    top.setAppearance(.appearing, animated: false)
    top.enter(view)
    top.showPendingAppearance()
    if leaves {
      old?.setAppearance(.disappeared, animated: false)
      old?.leavePlace()
    }
    top.setAppearance(.appeared, animated: false)
    placeBarViews()
    contentDidChange()
  }

  /// The stack that this one lies on as a column.
  var outerStack: UINavigationController? { parent as? UINavigationController }

  /// What stands below this column on the stack that it lies on.
  var itemBelowColumn: UINavigationItem? {
    guard let outer = outerStack?.stack, let index = outer.firstIndex(where: { $0 === self }),
      index > 0
    else { return nil }
    let below = outer[index - 1]
    return ((below as? UINavigationController)?.topViewController ?? below).navigationItem
  }
}
