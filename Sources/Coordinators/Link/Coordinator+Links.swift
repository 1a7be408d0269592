public import UIKit

extension Coordinator {
  /// The step that leads to this flow. Set where it is taken through `open(_:)` or `take(_:)`; set it
  /// before the flow starts where it is started otherwise: then links find it open.
  public var linkStep: LinkStep? {
    get { flow.step }
    set {
      flow.step = newValue
      if flow.isRunning { flow.supervisor.linksIfAny?.didChange() }
    }
  }

  /// Says which step leads to a screen, whoever shows it.
  public func mark(_ screen: UIViewController, at step: LinkStep?) {
    flow.supervisor.links.mark(screen, at: step)
  }

  /// Shows the flow's next screen, and says which step leads to it.
  @discardableResult public func show(
    _ screen: UIViewController, at step: LinkStep, animated: Bool = true
  ) -> ShowRequest {
    mark(screen, at: step)
    return show(screen, animated: animated)
  }

  /// The link from this flow to where the user is, as far as flows and screens on the way have steps. What a finger is only
  /// about to swipe away is there still. The whole tree is gone through for it.
  public var link: Link {
    let survey = Survey(around: flow)
    return survey.index(of: flow).map { survey.whereabouts.link(from: $0) } ?? Link()
  }

  /// Calls `handler` with where the user is, now and whenever that has changed, as long as the
  /// subscription is kept and the coordinator runs in this tree. Where code selects a tab beneath what hides it all, or another
  /// window becomes key, that is told when something else happens.
  public func followLink(_ handler: @escaping (Link) -> Void) -> LinkSubscription {
    LinkSubscription(to: self, handler)
  }

  // MARK: Opening

  /// What opening a link from this flow would do. Nothing is shown, but flows on the way are made, since each is asked for
  /// the steps after its own.
  public func plan(for link: Link) -> LinkPlan { LinkRoute(to: link, from: self).plan }

  /// Opens a link from this flow: what is open of it stays as it is, what lies over that is left, and
  /// the other steps are taken.
  ///
  /// - Where a step cannot be taken, nothing moves. Where that shows only on the way, what has been opened is taken back, and
  ///   what was left for it opened again (`LinkFailure` says how far). Where the user has gone back or to another tab meanwhile,
  ///   or the app has taken away what was opened last, the rest stays.
  /// - It supersedes a link that is being opened still, and one that waits at a gate, unless the gate's own flow opens it. One
  ///   that cannot be opened as things are supersedes none yet: it is tried when all is at rest, and once more when the other
  ///   has ended.
  /// - In the turn in which the app starts it begins after the tasks that the app has made by then.
  ///
  /// While it is under way it holds the screens that it has taken away from flows that stay.
  ///
  /// - Parameters:
  ///   - link: its steps begin at this flow, not at the first of the tree.
  ///   - animated: whether the last move is. Those before it never are.
  ///   - handler: called with what became of it, at once where it can be; of a link that has failed when all is there again.
  public func open(
    _ link: Link, animated: Bool = true, then handler: @escaping (LinkOutcome) -> Void = { _ in }
  ) {
    flow.beginIfIdle()
    let links = flow.supervisor.links
    let walk = LinkWalk(from: self, to: .link(link), animated: animated, then: handler)
    walk.waitsForTasks = flow.supervisor.rest.hasJustStarted(flow)
    links.add(begun: walk)
    if links.walk != nil, LinkRoute(to: link, from: self).plan.failure != nil {
      links.putBehind(walk)
    } else {
      links.supersede(with: walk)
    }
    // What moves may be on its way out, or in.
    flow.supervisor.rest.whenReached(around: flow, as: .link) { walk.begin() }
  }

  /// Opens a link from this flow, and waits for what becomes of it. A task that is cancelled waits on: the link is opened all
  /// the same.
  @discardableResult public func open(_ link: Link, animated: Bool = true) async -> LinkOutcome {
    await Waiter.wait(orElse: .failed(LinkFailure(nil, .flowHasEnded(flow.name)))) { waiter in
      open(link, animated: animated) { waiter.resume(with: $0) }
    }
  }

  /// Takes one step from where this flow is: so a tap does what a link does.
  ///
  /// - What lies over this flow stays there, unless the step leads to a flow with a tab or a column of its own: what is in the
  ///   way to that is left as for a link.
  /// - Two taps are one: a step that is being taken is not taken again, and `handler` is called with what becomes of the first.
  ///   Nor is one that has led to what is still on top of its stack, or of all where it is presented: if that is in another
  ///   tab, the user goes there.
  public func take(
    _ step: LinkStep, animated: Bool = true,
    then handler: @escaping (LinkOutcome) -> Void = { _ in }
  ) {
    flow.beginIfIdle()
    let links = flow.supervisor.links
    if let same = links.walk(taking: step, from: self) { return same.tell(handler) }
    let walk = LinkWalk(from: self, to: .step(step), animated: animated, then: handler)
    links.add(begun: walk)
    walk.begin()
  }
}
