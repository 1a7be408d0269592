/// Collapsing and expanding: controllers change their parent, and none leaves (row C11).
extension UISplitViewController {
  /// Collapses or expands if the size class asks for it, once no stack in it moves.
  func adaptToSizeClass() {
    let sizeClass = traitCollection.horizontalSizeClass
    let wanted = sizeClass == .unspecified ? isCollapsed : sizeClass == .compact
    let isDue = wanted != isCollapsed && phase != .disappeared
    owesCollapse = isDue && holders.values.contains { $0.containerTransition != nil }
    guard isDue, !owesCollapse else { return }
    Session.enter(session) { wanted ? collapse() : expand() }
    contentDidChange()
  }

  /// A stack within has come to rest.
  func stackDidRest() { if owesCollapse { adaptToSizeClass() } }

  private func collapse() {
    let root = style == .unspecified ? collapsePrimary() : collapseColumns()
    isCollapsed = true
    collapsedRoot = root
    if let root, root.parent == nil { adopt(root) }
    arrange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseColumns() -> UIViewController? {
    let last = style.columns.last { holders[$0] != nil } ?? .primary
    let proposed: Column = holders[.compact] == nil ? last : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compact = holders[.compact] { return compact }
    (holders[.primary] as? UINavigationController)?.takeIn(columnsAbovePrimary(upTo: top))
    return holders[.primary] ?? holders[top]
  }

  private func collapsePrimary() -> UIViewController? {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? holders[.primary]
    guard let primary, let secondary = holders[.secondary] else {
      return primary ?? holders[.secondary]
    }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    return primary
  }

  private func expand() {
    isCollapsed = false
    if style == .unspecified {
      separateSecondary()
    } else {
      let stack = holders[.primary] as? UINavigationController
      stack?.giveBack(style.columns.dropFirst().compactMap { holders[$0] }, to: self)
    }
    collapsedRoot = nil
    // Those that the user has left meanwhile come back.
    for holder in holders.values where holder.parent == nil {
      adopt(holder)
      holder.didMove(toParent: self)
    }
    let mode =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: displayMode) ?? displayMode
    change(to: mode.resolved(style))
    arrange()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func separateSecondary() {
    if let primary = delegate?.primaryViewController(forExpanding: self) ?? holders[.primary] {
      holders[.primary] = primary
      columns[.primary] = primary
      let secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      if let secondary {
        holders[.secondary] = secondary
        columns[.secondary] = secondary
      }
    }
  }

  private func columnsAbovePrimary(upTo top: Column) -> [UIViewController] {
    guard let index = style.columns.firstIndex(of: top) else { return [] }
    return style.columns[1..<max(1, index + 1)].compactMap { holders[$0] }
  }

  // MARK: Collapsed

  var collapsedStack: UINavigationController? {
    guard collapsedRoot === holders[.primary] else { return nil }
    return collapsedRoot as? UINavigationController
  }

  /// Goes back to a column that lies on the stack, else puts it there.
  func goTo(_ column: Column) {
    guard let stack = collapsedStack else { return }
    let holder = holders[column]
    if column == .primary {
      let own = stack.stack.prefix { one in !holders.values.contains { $0 === one } }
      stack.change(to: own, animated: true)
    } else if let index = stack.stack.firstIndex(where: { $0 === holder }) {
      stack.change(to: stack.stack.prefix(index + 1), animated: true)
    } else {
      let missing = columnsAbovePrimary(upTo: column).filter { one in
        !stack.stack.contains { $0 === one }
      }
      for holder in missing { holder.detach(from: self) }
      stack.change(to: stack.stack + missing, animated: true)
    }
  }

  func goBelow(_ column: Column) {
    guard let stack = collapsedStack, let holder = holders[column],
      let index = stack.stack.firstIndex(where: { $0 === holder })
    else { return }
    stack.change(to: stack.stack.prefix(index), animated: true)
  }

  func showCollapsed(_ controller: UIViewController) {
    if let stack = collapsedRoot as? UINavigationController {
      stack.show(controller, sender: self)
    } else {
      present(controller, animated: true)
    }
  }
}
