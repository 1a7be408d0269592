extension UINavigationController {
  func checkPush(of controller: UIViewController) -> Bool {
    if controller is UISplitViewController {
      raise(
        .invalidArgumentException,
        "Split View Controllers cannot be pushed to a Navigation Controller "
          + "(\(controller.debugName))")
      return false
    }
    if controller is UINavigationController {
      raise(.invalidArgumentException, "Pushing a navigation controller is not supported")
      return false
    }
    let mayBeThere = controller.parent === self || containerTransition != nil
    if mayBeThere, stack.holds(controller) {
      raise(
        .invalidArgumentException,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller.debugName))")
      return false
    }
    return true
  }

  func checkSet(_ controllers: [UIViewController]) -> Bool {
    guard controllers.count > 1,
      Set(controllers.map(ObjectIdentifier.init)).count < controllers.count
    else { return true }
    let names = controllers.map(\.debugName).joined(separator: ", ")
    raise(
      .internalInconsistencyException,
      "All view controllers in a navigation controller must be distinct (\(names))")
    return false
  }

  /// Brings the stack to `controllers`: the list at once, the screen in a transition.
  ///
  /// - Returns: the controllers that leave, the lowest first.
  @discardableResult func change<Controllers: Sequence>(
    to controllers: Controllers, animated: Bool
  ) -> [UIViewController] where Controllers.Element == UIViewController {
    change(by: StackChange(from: stack, to: Array(controllers)), animated: animated)
  }

  @discardableResult func change(by change: StackChange, animated: Bool) -> [UIViewController] {
    changeStack(by: change)
    for controller in change.inserted where controller.parent !== self {
      if controller.parent != nil { controller.removeFromParent() }
      attach(controller)
    }
    Session.enter(session) { carryOut(change, animated: animated) }
    contentDidChange()
    return change.removed
  }

  /// - Parameter waiting: what has waited, if it has.
  private func carryOut(
    _ change: StackChange, animated: Bool, after waiting: WaitingChange? = nil
  ) {
    // First of all: also a stack that has left the screen in the middle ends its transition.
    if let running = containerTransition {
      if !running.hasArrived { recordOverlap() }
      let hold = session?.animationsInUse?.hold()
      waitingChanges.append(
        WaitingChange(change: change, list: stack, isAnimated: animated, hold: hold))
      return
    }
    guard phase != .disappeared else { return carryOutOffScreen(change) }
    guard change.changesTop else { return exchange(change) }
    let transition = StackTransition(
      in: self, change: change, to: waiting?.list ?? stack, animated: animated, interactive: false)
    if let hold = waiting?.hold { transition.coordinator.hold = hold }
    transition.run()
  }

  /// What moves the views, if the app has something of its own for it.
  func animator(for change: StackChange) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from = change.from, let to = change.to else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: change.operation, from: from, to: to)
  }

  private func recordOverlap() {
    session?.record(
      Fault(
        kind: .strict,
        message: "Finishing up a navigation transition in an unexpected state: \(debugName)"))
  }

  /// A stack that is not on screen only keeps its list: no view is loaded (row N13).
  private func carryOutOffScreen(_ change: StackChange) {
    change.from?.leavePlace()
    placeBarViews()
    exchange(change)
    if change.changesTop { change.from?.setAppearance(.disappeared, animated: false) }
    change.to?.setAppearance(.appeared, animated: false)
  }

  /// Controllers come and go out of sight.
  private func exchange(_ change: StackChange) {
    for controller in change.inserted { controller.willMove(toParent: self) }
    for controller in change.removed { controller.willMove(toParent: nil) }
    finishMoving(change)
  }

  /// Tells those who came and those who left that they have.
  func finishMoving(_ change: StackChange) {
    for controller in change.inserted { controller.didMove(toParent: self) }
    letGo(of: change.removed)
  }

  func letGo(of controllers: [UIViewController]) {
    for controller in controllers {
      // Popped, and pushed again while it was leaving: it stays a child.
      if !stack.holds(controller) { controller.detach(from: self) }
      controller.didMove(toParent: nil)
    }
  }

  /// Whether it is neither in the stack nor in any list that has been asked for meanwhile.
  func keepsNoPlace(for controller: UIViewController) -> Bool {
    !stack.holds(controller) && !waitingChanges.contains { $0.list.holds(controller) }
  }

  /// `change` has been called off: what it took is in the stack again, also for what was asked for meanwhile.
  ///
  /// - Parameter old: the list before it.
  func takeBack(_ change: StackChange, to old: [UIViewController]) {
    var list = old
    for index in waitingChanges.indices {
      let wanted = change.undone(in: waitingChanges[index].list, after: old)
      waitingChanges[index].change = StackChange(from: list, to: wanted)
      waitingChanges[index].list = wanted
      list = wanted
    }
    stack = list
  }

  /// What was asked for while a transition ran, as far as the next transition.
  func carryOutWaitingChanges() {
    while containerTransition == nil, !waitingChanges.isEmpty {
      let next = waitingChanges.removeFirst()
      carryOut(next.change, animated: next.isAnimated, after: next)
    }
  }
}
