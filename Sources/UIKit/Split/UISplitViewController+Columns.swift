extension UISplitViewController {
  /// What the user sees, the leading column first.
  package var shownHolders: [UIViewController] {
    isCollapsed
      ? collapsedRoot.map { [$0] } ?? []
      : displayMode.columns(style).compactMap { holders[$0] }
  }

  /// The columns that the user sees, and what stands in them; none while collapsed.
  package var shownColumns: [(column: Column, holder: UIViewController)] {
    isCollapsed
      ? []
      : displayMode.columns(style).compactMap { column in holders[column].map { (column, $0) } }
  }

  func put(_ controller: UIViewController?, into column: Column) {
    guard columns[column] !== controller else { return }
    if column == .secondary, let controller, pushOntoMadeStack(controller) { return }
    let old = holders[column]
    let new = controller.map { holder(for: $0, column) }
    columns[column] = controller
    holders[column] = new
    Session.enter(session) {
      if let old, let stack = old.parent as? UINavigationController {
        replace(old, by: new, in: stack)
      } else {
        // A column that is not seen while collapsed comes to its parent when it is.
        let isPlaced = !isCollapsed || collapsedRoot === old
        if let new, isPlaced { adopt(new) }
        if isCollapsed, isPlaced { collapsedRoot = new ?? holders[.primary] }
        if let old { remove(old) }
        arrange()
        if isPlaced { new?.didMove(toParent: self) }
      }
    }
    // A stack that moved has gone, perhaps, and will not say that it has come to rest.
    stackDidRest()
    contentDidChange()
  }

  /// The secondary column's own stack takes what comes later on top.
  private func pushOntoMadeStack(_ controller: UIViewController) -> Bool {
    guard style != .unspecified, let old = columns[.secondary],
      let stack = holders[.secondary] as? UINavigationController, stack !== old,
      !(controller is UINavigationController)
    else { return false }
    columns[.secondary] = controller
    stack.pushViewController(controller, animated: stack.phase == .appeared)
    return true
  }

  private func holder(for controller: UIViewController, _ column: Column) -> UIViewController {
    if style == .unspecified || column == .compact || controller is UINavigationController {
      return controller
    }
    return UINavigationController(rootViewController: controller)
  }

  /// A column that lies on the collapsed stack is exchanged there, or leaves it.
  private func replace(
    _ old: UIViewController, by new: UIViewController?, in stack: UINavigationController
  ) {
    stack.change(to: stack.stack.compactMap { $0 === old ? new : $0 }, animated: false)
  }

  private func remove(_ holder: UIViewController) {
    guard holder.parent === self else { return }
    holder.willMove(toParent: nil)
    holder.isMovingFromParent = true
    hideHolder(holder)
    holder.isMovingFromParent = false
    holder.detach(from: self)
    holder.didMove(toParent: nil)
  }

  // MARK: Arranging

  /// Brings on screen what is to be there, and takes away the rest.
  func arrange() {
    let shown = shownHolders
    for child in children where !shown.contains(where: { $0 === child }) { hideHolder(child) }
    for holder in shown where holder.parent === self { showHolder(holder) }
  }

  private func showHolder(_ holder: UIViewController) {
    guard phase != .disappeared else { return holder.setAppearance(.appeared, animated: false) }
    holder.setAppearance(.appearing, animated: false)
    holder.enter(view)
    holder.showPendingAppearance()
    holder.setAppearance(.appeared, animated: false)
  }

  private func hideHolder(_ holder: UIViewController) {
    holder.setAppearance(.disappearing, animated: false)
    holder.setAppearance(.disappeared, animated: false)
    holder.leavePlace()
  }

  func change(to mode: DisplayMode) {
    let (old, new) = (displayMode.columns(style), mode.columns(style))
    guard mode != displayMode || storedDisplayMode == nil else { return }
    if mode != displayMode { delegate?.splitViewController(self, willChangeTo: mode) }
    storedDisplayMode = mode
    guard !isCollapsed else { return }
    for column in old where !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in new where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    Session.enter(session) { arrange() }
    contentDidChange()
  }

  /// The user taps the display mode button.
  func userChangesDisplayMode() {
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard wanted == .automatic else { return change(to: wanted.resolved(style)) }
    let isAlone = displayMode.columns(style) == [.secondary]
    change(to: isAlone ? DisplayMode.automatic.resolved(style) : .secondaryOnly)
  }
}
