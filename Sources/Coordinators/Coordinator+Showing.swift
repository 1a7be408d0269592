public import UIKit

extension Coordinator {
  /// How the flow is shown. Set before it starts, by the coordinator's initializer or by whoever
  /// starts it. A flow without one goes on where its parent's screens are. A first coordinator that is started by plain
  /// `start()` sets it there, before it shows anything.
  public var flowPresentation: FlowPresentation? {
    get { flow.presentation }
    set {
      flow.presentation = newValue
      flow.navigationController = newValue?.navigationController
      guard newValue != nil else { return }
      flow.isManaged = true
      // A first one that had nowhere to go has now.
      if flow.parent == nil { flow.refusal = nil }
    }
  }

  /// Whether the flow is presented, or begins one that is: its first screen then has no back button to leave it
  /// by.
  public var isFlowPresented: Bool {
    guard let presented = flow.nearestWithPresentation, presented.isPresented else { return false }
    let lowest = presented.navigationController?.viewControllers.first
    guard let owner = lowest.flatMap({ flow.supervisor.known($0)?.owner }) else { return true }
    return owner.isWithin(flow)
  }

  /// The stack that the flow's screens are on: the one it is pushed onto, or its own once it has
  /// shown its first screen. Nil where that is a container with stacks in it, as a tab bar is.
  public var flowNavigationController: UINavigationController? { flow.stack }

  /// Starts the flow as the first of its tree. Its children are started with `pushCoordinator` or
  /// `run`. Whoever calls this keeps the coordinator.
  ///
  /// - Returns: its `startRequest`.
  @discardableResult public func start(_ presentation: FlowPresentation) -> ShowRequest {
    guard learnWhetherItMayBegin() else {
      flow.supervisor.trace.problem("\(flow.name) was started while it runs already.")
      return ShowRequest(.refused(.alreadyShown))
    }
    flowPresentation = presentation
    if flow.mayBegin { begin(within: nil) }
    startRun()
    return startRequest
  }

  /// Starts a child that is shown in the given way.
  ///
  /// - Returns: the child's `startRequest`. One that does not begin is refused: it runs already, this flow has ended, or an
  ///   override of `pushCoordinator(_:)` has not let it in.
  @discardableResult public func pushCoordinator(
    _ coordinator: Coordinator, _ presentation: FlowPresentation
  ) -> ShowRequest {
    // One that runs already is refused as it is.
    let mayBegin = coordinator.learnWhetherItMayBegin()
    if mayBegin { coordinator.flowPresentation = presentation }
    let (former, stage) = (coordinator.flow, coordinator.flow.stage)
    pushCoordinator(coordinator)
    if coordinator.flow !== former || former.stage != stage { return coordinator.startRequest }
    let reason: RequestOutcome.Reason =
      if !mayBegin { .alreadyShown } else { flow.isLive ? .refusedByUIKit : .flowHasEnded }
    return ShowRequest(.refused(reason))
  }

  /// What becomes of the flow's start: the request for its first screen. So who has started it in whatever way, as by
  /// `run`, learns that it was merged, say, or why it was refused.
  ///
  /// It has no outcome before the flow begins, unless that could not as what it was to run within has ended, and none while
  /// it loads. Where it shows itself by UIKit alone it counts as shown when that has come, and where it shows nothing itself
  /// with the first of the flows within it. A coordinator that runs once more has another.
  public var startRequest: ShowRequest { flow.requestToStart }

  /// Shows the flow's next screen: the first one in the way that the flow is shown, the others on
  /// top of its stack, or of another that it has over that, as what a flow within it has left in a
  /// sheet. Where it has screens in several tabs or columns, that is the last stack of those that
  /// are seen, or are once what covers them all has gone. A stack, a tab bar or a split view that is shown first is shown as
  /// it is; over one that is no stack the next screen is presented, in a stack of its own. For detents, or a bar of your own,
  /// show a stack that you have made. One that the library makes has the flow's coordinator for its delegate.
  ///
  /// In the middle of a transition it is carried out later, as `requestPolicy` says.
  @discardableResult public func show(
    _ screen: UIViewController, animated: Bool = true
  ) -> ShowRequest {
    let (flow, supervisor) = (flow, flow.supervisor)
    flow.isManaged = true
    return supervisor.queue.submit(
      .show(screen, animated: animated && !supervisor.isAnimationOff), for: flow)
  }

  /// Presents a screen of the flow's own, as it is, over whatever it shows: an alert, a sheet. `goBack()` takes it
  /// away where it lies over another of the flow's, and UIKit's own `dismiss` always, which is heard.
  @discardableResult public func present(
    _ screen: UIViewController, animated: Bool = true
  ) -> ShowRequest {
    let (flow, supervisor) = (flow, flow.supervisor)
    flow.isManaged = true
    return supervisor.queue.submit(
      .over(screen, animated: animated && !supervisor.isAnimationOff), for: flow)
  }

  /// Goes back by one of the flow's own screens: what it has presented over the others is dismissed first. At its
  /// first there is no way back but to end. It is refused, too, where what would go holds another flow's screen, unless
  /// that is a part of a screen on a stack, of a flow within this one: that goes along.
  @discardableResult public func goBack(animated: Bool = true) -> ShowRequest {
    flow.supervisor.queue.submit(.back(animated: animated), for: flow)
  }

  /// Says that a screen is this flow's, or a part of one (a page, a child of the app's own container),
  /// whoever showed it. It stays so if the screen comes back. Of a stack that has been another's, what lies on it stays that
  /// one's. With a tab bar or a split view comes what is nobody's on the stacks in it. Where the screen is the flow's first
  /// and is nowhere yet, its view is loaded, so that the library notices when it appears. A stack that nothing holds yet may
  /// come with a container that the flow shows next.
  public func own(_ screen: UIViewController) {
    guard flow.isLive else {
      return flow.supervisor.trace.problem(
        "\(flow.name) has ended, and can own no screen any more.")
    }
    flow.supervisor.name(flow, of: screen)
    flow.supervisor.lookLater()
  }

  /// Ends the flow as done, and takes its screens away: back to the screen that it began on, or
  /// down. (`didFinish?(self)` leaves them where they are, to the flow that this one runs within.) What a window has for
  /// its root stays.
  @discardableResult public func finish(animated: Bool = true) -> ShowRequest {
    flow.finish(.finished, animated: animated)
  }

  /// Ends the flow as given up, and takes its screens away.
  @discardableResult public func cancel(animated: Bool = true) -> ShowRequest {
    flow.finish(.cancelled, animated: animated)
  }
}
