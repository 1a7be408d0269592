import UIKit

/// The steps that lead to places.
extension Restorer {
  /// - Parameters:
  ///   - stack: where it leads to what lay there, unless the app says where. Nil for where the flow goes on.
  ///   - asked: those that have passed the step on.
  func take(
    _ step: LinkStep, to saved: Kept, within flow: Flow, after path: [LinkStep],
    on stack: UINavigationController? = nil, passedOnBy asked: [Flow] = []
  ) {
    guard flow.goesOn, let coordinator = flow.coordinator else {
      return omitAll(saved, endOf: flow)
    }
    switch coordinator.way(to: step, after: path).kind {
    case .show(_, let make):
      let target = { stack.map { .stack($0) } ?? flow.supervisor.nextTarget(of: flow) }
      reveal(target(), of: flow) { [self] in
        // It may have ended as a column slid there.
        guard flow.goesOn, let coordinator = flow.coordinator else {
          return omitAll(saved, endOf: flow)
        }
        let screen = make()
        let request = show(screen, at: step, of: coordinator, on: stack)
        // Where it has to wait out of sight it comes as the user goes there.
        let goOn = { [self] in
          let outcome = request.outcome ?? .shown
          guard outcome == .shown else { return omitAll(saved, outcome) }
          note(screen, of: saved)
          open(saved, within: flow, after: path + [step])
        }
        flow.supervisor.queue.whenAnswered(flow, outOfSight: { _ in goOn() }) { _ in goOn() }
      }
    case .select(let screen):
      coordinator.mark(screen, at: step)
      note(screen, of: saved)
      let goOn = { [self] in open(saved, within: flow, after: path + [step]) }
      if saved.place.children.isEmpty { goOn() } else { reveal(screen, then: goOn) }
    case .start(_, let make, let presentation):
      let child = make()
      if let presentation {
        child.flowPresentation = presentation
      } else if let stack, child.flowPresentation == nil, child.flow.mayBegin {
        child.flowPresentation = .push(on: stack)
      }
      start(child, at: step, saved, within: flow)
    case .ask(let other) where !(asked + [flow]).contains { $0 === other.flow }:
      take(step, to: saved, within: other.flow, after: [], passedOnBy: asked + [flow])
    case .pass(let gate, _, _, _):
      // Nobody has asked to come here: whether the user is to pass is the app's to say.
      waiting.append(saved.route)
      omitAll(saved, "\(gate) comes first.")
    case .refuse(let reason): omitAll(saved, reason)
    case .unknown, .ask:
      omitAll(saved, LinkFailure.Reason.unknown(to: flow.name).description)
    }
  }

  private func show(
    _ screen: UIViewController, at step: LinkStep, of coordinator: Coordinator,
    on stack: UINavigationController?
  ) -> ShowRequest {
    guard let stack else { return coordinator.show(screen, at: step, animated: false) }
    coordinator.mark(screen, at: step)
    let flow = coordinator.flow
    return flow.supervisor.queue.submit(.push(screen, on: Weakly(stack)), for: flow)
  }

  private func start(
    _ child: Coordinator, at step: LinkStep, _ saved: Kept, within flow: Flow
  ) {
    child.linkStep = step
    reveal(flow.supervisor.firstTarget(child.flowPresentation, within: flow), of: flow) { [self] in
      if flow.goesOn, let coordinator = flow.coordinator {
        start(child, saved, within: coordinator)
      } else {
        omitAll(saved, endOf: flow)
      }
    }
  }

  private func start(_ child: Coordinator, _ saved: Kept, within coordinator: Coordinator) {
    let supervisor = coordinator.flow.supervisor
    starting { supervisor.withoutAnimation { coordinator.pushCoordinator(child) } }
    let goOn = { [self, flow = child.flow] outcome in hasStarted(flow, outcome, saved) }
    supervisor.queue.whenAnswered(
      child.flow,
      outOfSight: { [self, flow = child.flow] place in
        // What it has begun with itself is presented in a tab that is not chosen.
        reveal(place) {
          flow.supervisor.rest.whenNextReached(around: flow) {
            flow.supervisor.queue.whenAnswered(
              flow, outOfSight: { [self] _ in fillLater(flow, with: saved) }, goOn)
          }
        }
      }, goOn)
  }

  /// It comes as the user goes where it is to be shown. What was open within it is opened then, and nobody waits for that.
  private func fillLater(_ flow: Flow, with saved: Kept) {
    noteTaken(by: flow, saved)
    let tree = SavedTree(saved.place, version: tree.version)
    flow.supervisor.queue.whenAnswered(flow) { outcome in
      let restorer = Restorer(tree, in: flow) { _ in }
      if flow.goesOn, flow.hasShown { restorer.begin() } else { restorer.giveUp(outcome) }
    }
    next()
  }

  private func hasStarted(_ flow: Flow, _ outcome: RequestOutcome, _ saved: Kept) {
    if flow.goesOn {
      fillWhenBegun(flow, with: saved)
    } else if outcome == .shown {
      omitAll(saved, endOf: flow)
    } else {
      omitAll(saved, outcome)
    }
  }

  /// What is open within it comes over what it begins with, be that from a task.
  func fillWhenBegun(_ flow: Flow, with saved: Kept) {
    flow.supervisor.rest.whenBegun(flow) { [self] in
      if flow.goesOn { fill(flow, with: saved) } else { omitAll(saved, endOf: flow) }
    }
  }
}
