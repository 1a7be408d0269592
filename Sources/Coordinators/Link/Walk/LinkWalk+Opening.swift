import UIKit

/// The steps that nothing has been opened for yet, one after the other.
extension LinkWalk {
  func open(_ openings: [LinkRoute.Opening]) {
    guard !isOver else { return }
    guard let supervisor else { return endWithTree() }
    guard let opening = openings.first else { return end(.opened) }
    if endIfGone(opening) { return }
    if trail.endsWithFlow, opening.taker.flow.hasTaken(opening.step), leftAsPlannedAnew == nil {
      // A flow on the way has shown it by itself as it started.
      leftAsPlannedAnew = openings.count
      return begin()
    }
    leftAsPlannedAnew = nil
    holdsStepsBack = openings.count > 1
    // A slice would hold the first as well.
    let rest = Array(openings.dropFirst())
    switch opening.way {
    case .show(let make):
      let target = supervisor.nextTarget(of: opening.taker.flow)
      reveal(target, for: opening, left: openings.count) { [self] in
        noteChosen(around: target, for: opening)
        show(make(), opening, rest)
      }
    case .start(let make, let presentation):
      guard opening.taker.flow.takesSteps else {
        return fail(at: opening.step, .flowHasEnded(opening.taker.flow.name))
      }
      let child = make()
      if let presentation { child.flowPresentation = presentation }
      let target = supervisor.firstTarget(child.flowPresentation, within: opening.taker.flow)
      reveal(target, for: opening, left: openings.count) { [self] in
        noteChosen(around: target, for: opening)
        start(child, opening, rest)
      }
    case .select(let controller):
      let choices = Chooser.choices(around: controller, supervisor.holding)
      let flow = opening.taker.flow
      guard !choices.isEmpty else {
        return goOn(.refused(.nowhereToShow), opening.begun, in: flow, rest)
      }
      mark(controller, at: opening.step)
      choose(choices, for: opening.step, left: rest.count) { [self, begun = opening.begun] in
        goOn(.shown, begun, in: flow, rest)
      }
    }
  }

  /// A flow that has shown nothing may have to wait for what it is to be shown on.
  private func noteChosen(around target: Target?, for opening: LinkRoute.Opening) {
    let seen = opening.taker.flow.nearestThatHasShown
    guard let supervisor, let place = target?.controller ?? seen?.screens.first?.controller
    else { return }
    chosen.note(Chooser.choices(around: place, supervisor.holding))
  }

  /// Ends the link where the run of the coordinator is over that is to take a step.
  ///
  /// - Returns: whether it is over.
  private func endIfGone(_ opening: LinkRoute.Opening) -> Bool {
    let flow = opening.flow
    if flow.stage == .ended, flow.ending == .left {
      end(at: opening.step, asEndOf: flow)
      return true
    }
    if opening.taker.flow === flow { return false }
    fail(at: opening.step, .flowHasEnded(flow.name))
    return true
  }

  /// Goes to the tab first that a step presents something in: before that it would not come.
  private func reveal(
    _ target: Target?, for opening: LinkRoute.Opening, left: Int,
    then body: @escaping () -> Void
  ) {
    guard case .presenter(let presenter, _) = target, let supervisor else { return body() }
    let choices = Chooser.choices(around: presenter, supervisor.holding)
    choose(choices, for: opening.step, left: left) { [self] in
      if !isOver, !endIfGone(opening) { body() }
    }
  }

  /// Only the last step is animated.
  private func isAnimated(before rest: [LinkRoute.Opening]) -> Bool {
    isAnimated && rest.isEmpty
  }

  private func show(
    _ screen: UIViewController, _ opening: LinkRoute.Opening,
    _ rest: [LinkRoute.Opening]
  ) {
    mark(screen, at: opening.step)
    let flow = opening.taker.flow
    note(opening.window, before: opening.taker, from: flow)
    let request = opening.taker.show(screen, animated: isAnimated(before: rest))
    letGo()
    request.whenDone { [self, begun = opening.begun] outcome in
      if outcome == .shown { trail.add(.screen(Weakly(screen))) }
      goOn(outcome, begun, in: flow, rest)
    }
  }

  /// What a window has that is about to get another root.
  private func note(_ window: UIWindow?, before successor: Coordinator, from taker: Flow) {
    guard let window, let supervisor,
      let root = FormerRoot(of: window, before: successor, from: taker, in: supervisor)
    else { return }
    trail.add(root)
  }

  private func start(
    _ child: Coordinator, _ opening: LinkRoute.Opening,
    _ rest: [LinkRoute.Opening]
  ) {
    guard let supervisor else { return endWithTree() }
    child.linkStep = opening.step
    if case .tab(let tabs, true) = child.flowPresentation {
      trail.add(.choice(FormerChoice(beforeNewTabOf: tabs, for: child)))
    }
    let target = supervisor.firstTarget(child.flowPresentation, within: opening.taker.flow)
    if case .window(let window) = target {
      note(window, before: child, from: opening.taker.flow)
    }
    if case .push(on: let stack) = child.flowPresentation,
      let former = FormerStack(stack, in: supervisor)
    {
      trail.add(former)
    }
    // It may take a step of its own as it starts.
    trail.add(.flow(Weakly(child)))
    if isAnimated(before: rest) {
      opening.taker.pushCoordinator(child)
    } else {
      supervisor.withoutAnimation { opening.taker.pushCoordinator(child) }
    }
    letGo()
    whenAnswered(child.flow, for: opening.step, left: rest.count) {
      [self, begun = opening.begun, flow = child.flow] outcome in
      if !isOver, !flow.goesOn, outcome == .shown || flow.ending == .left {
        end(at: begun.step, asEndOf: flow)
      } else {
        // The last that it has asked for may have been refused, and others not.
        let isThere = flow.subtree.contains { $0.isRunning && $0.hasShown }
        goOn(isThere ? .shown : outcome, begun, in: flow, rest)
      }
    }
  }

  /// Goes on when what a flow has begun with is there. Some may be presented in a tab that is not chosen, which it goes to,
  /// or over a screen that is not seen then either, which fails.
  private func whenAnswered(
    _ flow: Flow, for step: LinkStep, left: Int, then body: @escaping (RequestOutcome) -> Void
  ) {
    guard let supervisor else { return endWithTree() }
    supervisor.queue.whenAnswered(
      flow,
      outOfSight: { [self] place in
        let holding = supervisor.holding
        let choices = holding.isReachable(place) ? Chooser.choices(around: place, holding) : []
        choose(choices, for: step, left: left) {
          // A menu may lie over it, or the app is only just to come on screen.
          let screens = flow.parent?.nearestThatHasShown?.screens ?? []
          if holding.isPlaced(place) || !screens.contains(where: holding.isReachable) {
            self.letStepsGoOn()
            supervisor.queue.whenAnswered(flow) { body($0) }
          } else {
            body(.refused(.nowhereToShow))
          }
        }
      }, body)
  }

  /// - Parameter flow: the one that the step leads to, or that has shown a screen for it.
  private func goOn(
    _ outcome: RequestOutcome, _ begun: LinkRoute.Opening.Begun, in flow: Flow,
    _ rest: [LinkRoute.Opening]
  ) {
    guard !isOver else { return }
    guard outcome == .shown || outcome == .merged && isOpen(begun) else {
      return fail(at: begun.step, .notShown(outcome))
    }
    choose(choicesAroundLast(), for: begun.step, left: rest.count) { [self] in
      if rest.isEmpty {
        return whenShown(flow, by: begun) { [self] in arrive(at: begun.step, in: flow) }
      }
      whenBegun(flow, by: begun) { [self] in
        supersedeIfUndone(by: choicesAroundLast())
        open(rest)
      }
    }
  }

  /// Whether what a step was merged with leads to the same.
  private func isOpen(_ begun: LinkRoute.Opening.Begun) -> Bool {
    let survey = Survey(around: begun.flow)
    guard let taker = survey.index(of: begun.flow) else { return false }
    return !survey.whereabouts.match(Link([begun.step]), from: taker).kept.isEmpty
  }

  private func whenBegun(
    _ flow: Flow, by begun: LinkRoute.Opening.Begun, then body: @escaping @MainActor () -> Void
  ) {
    guard begun.startsFlow, let supervisor else { return body() }
    supervisor.rest.whenBegun(flow, body)
  }

  /// The last flow may come from a task, in a tab or a column that is not seen: it is gone to then.
  private func whenShown(
    _ flow: Flow, by begun: LinkRoute.Opening.Begun, then body: @escaping () -> Void
  ) {
    guard begun.startsFlow, flow.goesOn, !flow.subtreeHasShown, let stack = flow.givenStack,
      let supervisor, !Chooser.choices(around: stack, supervisor.holding).allSatisfy(\.isShown)
    else { return body() }
    whenBegun(flow, by: begun) { [self] in
      guard !isOver else { return }
      choose(choicesAroundLast(), for: begun.step, left: 0, then: body)
    }
  }

  private func mark(_ screen: UIViewController, at step: LinkStep) {
    guard let links = supervisor?.links else { return }
    trail.add(.mark(Weakly(screen), before: links.step(of: screen)))
    links.mark(screen, at: step)
  }
}
