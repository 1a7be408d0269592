extension Coordinator {
  /// Asked before the user, or a link, leaves this flow: before its last screen is taken away, the tab that it is in is
  /// exchanged for another, or a link takes away what it has presented on the way to another tab. Nil, as it is at first
  /// and once the flow has ended, lets every way out be taken: a coordinator that is started more than once sets it in
  /// `start()`.
  ///
  ///     canLeave = { [weak self] _, answer in
  ///       guard let self, hasChanges else { return answer(true) }
  ///       askWhetherToDiscard(then: answer)
  ///     }
  ///
  /// There is time to ask the user: nothing moves before the answer, and who tries again meanwhile is
  /// not asked about twice; a link waits for the same answer. With `true` the way is gone to its end by
  /// itself, animated, and the flow is left as ever, with what has come over it. If `true` is given at once, the gesture
  /// simply goes on, and a swipe back may still be cancelled by the user. So a guard only answers, and changes
  /// nothing. With `false`, or where `answer` is let go of without a word, everything stays. A flow that ends otherwise
  /// meanwhile need not answer. If nested flows are left together, the innermost is asked first; one that stays decides
  /// for all.
  ///
  /// What the app has set itself is kept and comes first: a `backAction` of its own, which then
  /// decides alone; delegates of a sheet, a tab bar or the swipe back, which are asked before the
  /// guard is. A swipe back that is off stays off, and a sheet with `isModalInPresentation` stays where it
  /// is. A delegate that is set later takes the guard's place until the next screen has come or gone. A back button that
  /// comes back while its screen is shown is held from the next look on, or as soon as this is set again.
  ///
  /// No guard can hold what does not ask it: code that pops, dismisses, swaps the root or selects a tab; the
  /// coordinator's own `finish` and `cancel`; the end of the flow around this one; the menu of a back button
  /// that is held down; a turn of the page of a page view; how a zoom transition is dismissed by touch, and a tab
  /// delegate that answers `tabBarController(_:shouldSelectTab:)`, of iOS 18; a process that is killed, or a
  /// window that is closed. The article "Guarding a Flow" says what to do about each.
  public var canLeave: LeaveGuard? {
    get { flow.leaveGuard }
    set {
      flow.leaveGuard = newValue
      if flow.isRunning { flow.guardDidChange() }
    }
  }

  /// A guard: it is told which way is to be taken, and answers whether it may be.
  ///
  /// - Parameter answer: to be called once, at once or later; what comes after that is not heard.
  public typealias LeaveGuard = (_ way: WayOut, _ answer: @escaping (Bool) -> Void) -> Void
}

extension Flow {
  func guardDidChange() {
    if leaveGuard == nil {
      supervisor.guardianIfAny?.look()
    } else {
      supervisor.guardian.add(self)
    }
  }
}
