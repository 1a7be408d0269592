import UIKit

/// The end of a link, and how it is taken back where it has failed.
extension LinkWalk {
  func endWithTree() { fail(at: goal.first, .flowHasEnded(start.name)) }

  func fail(at step: LinkStep?, _ reason: LinkFailure.Reason) {
    end(.failed(LinkFailure(step, reason)))
  }

  func end(_ outcome: LinkOutcome) {
    guard let handler else { return }
    self.handler = nil
    phase = .over
    supervisor?.links.didEnd(self)
    if outcome == .opened {
      supervisor?.links.await(awaited.flatMap { AwaitedFlow($0, chosen: chosen) }, by: number)
    }
    if let origin, outcome == .opened, trail.hasSeveral {
      Survey(around: origin.flow).loadCovered()
    }
    guard case .failed(var failure) = outcome else { return finish(with: outcome, handler) }
    failure.omissions = withdrawn
    guard !trail.isEmpty || !formerPlaces.isEmpty else {
      return finish(with: .failed(failure), handler)
    }
    hold(formerPlaces.flatMap(\.emptied))
    supervisor?.links.add(takingBack: self)
    whenColumnsCanSlide { [self] in
      takeBack { [self] in
        openAgain { [self] omissions in
          failure.omissions += omissions
          whenColumnsCanSlide { [self] in
            takeBackWhatWasBeforeLeaving()
            finish(with: .failed(failure), handler)
          }
        }
      }
    }
  }

  /// What it was to open again is not held any more.
  func forgetFormer() {
    trail = LinkTrail()
    formerPlaces = []
  }

  /// Whether it has taken a controller away, and shows it again if it fails.
  func mayBringBack(_ controller: UIViewController) -> Bool {
    trail.mayBringBack(controller) || formerPlaces.contains { $0.mayBringBack(controller) }
  }

  /// Whether it waits for a flow, and takes it back if it fails.
  func hasBegun(_ flow: Flow) -> Bool {
    trail.hasOpened(flow) || gate.map { flow.isWithin($0.flow) } ?? false
  }

  private func finish(with outcome: LinkOutcome, _ handler: (LinkOutcome) -> Void) {
    phase = .over
    touchUnseen()
    // A guard that has not answered yet still holds the walk.
    forgetFormer()
    letGo()
    supervisor?.trace.note { .opened(outcome, flow: start.name) }
    handler(outcome)
    letStepsGoOn()
  }

  /// What has begun meanwhile where nothing brings it back is left.
  private func touchUnseen() {
    guard let supervisor else { return }
    for flow in first.firstOfTree.subtree where !flow.hasBeenOnScreen { supervisor.touch(flow) }
  }

  func hold(_ flows: [Flow]) {
    held += flows
    for flow in flows { flow.expectations += 1 }
  }

  /// What has been asked for holds its flow by itself from here on, unless it waits out of sight.
  func letGo() {
    for flow in held {
      flow.expectations -= 1
      supervisor?.touch(flow)
    }
    held = []
    supervisor?.lookLater()
  }

  /// What was opened goes, and the tabs are as they were.
  private func takeBack(then body: @escaping () -> Void) {
    // Who hears that something ends may take another step, which comes when all is there again.
    phase = .takingBack
    guard let supervisor else { return body() }
    let flows = trail.flowsToEnd(without: formerPlaces, in: supervisor)
    watch.look(after: trail)
    trail.restoreMarksAndChoices(in: supervisor.links)
    watch.expect()
    let screens = trail.screensToLeave
    let roots = trail.rootsToComeBack(without: formerPlaces, in: supervisor)
      .map { $0.comingBack(without: formerPlaces) }
    trail.keepRootsAlone()
    let goOn = { [self] in
      for putBack in roots { putBack() }
      trail.forgetRoots()
      trail.bringBackStacks(in: supervisor)
      body()
    }
    // What it has opened may have ended by itself.
    if flows.isEmpty, screens.isEmpty { return goOn() }
    supervisor.leave(flows, screens, as: .cancelled, animated: false).whenDone { _ in goOn() }
  }

  /// All that it had left is as it was then, and a tab may have been chosen for the link by that time.
  private func takeBackWhatWasBeforeLeaving() {
    watch.look()
    trail.restoreMarksAndChoicesBeforeLeaving(in: supervisor?.links, watch)
  }

  /// At once, unless a column is to slide back.
  private func whenColumnsCanSlide(then body: @escaping () -> Void) {
    guard trail.slidesBack, let rest = supervisor?.rest, let flow = origin?.flow,
      !rest.isReached(around: flow)
    else { return body() }
    phase = .takingBack
    rest.whenNextReached(around: flow) { [self] in whenColumnsCanSlide(then: body) }
  }

  /// Opens again what it has left, what went last first.
  ///
  /// - Parameter body: told what is not there again.
  private func openAgain(
    _ omissions: [RestorationReport.Omission] = [],
    then body: @escaping ([RestorationReport.Omission]) -> Void
  ) {
    guard let former = formerPlaces.last else { return body(omissions) }
    phase = .takingBack
    let goOn = { [self] lost in
      _ = formerPlaces.popLast()
      openAgain(omissions + lost, then: body)
    }
    // Who waits for the result of a flow that has been left may do so in a task.
    if former.isAwaited {
      whenTasksHaveGoneOn { [self] in open(former, then: goOn) }
    } else {
      open(former, then: goOn)
    }
  }

  private func open(
    _ former: FormerPlaces, then body: @escaping ([RestorationReport.Omission]) -> Void
  ) {
    guard let supervisor else { return body([]) }
    // What has only just gone is known to be gone then: a look that takes place just now has not seen it.
    supervisor.rest.afterTasks(of: former.root) {
      var former = former
      former.noteEndedWaiting()
      let restorer = Restorer(former) { body($0.omissions) }
      // One that only holds the others may not have begun.
      if former.root.takesSteps { restorer.begin() } else { restorer.giveUp(.shown) }
    }
  }
}
