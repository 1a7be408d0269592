import UIKit

extension Coordinator {
  func startChild(_ child: Coordinator) { if adopt(child) { child.startRun() } }

  /// Starts the flow, which has begun.
  func startRun() {
    let (flow, supervisor) = (flow, flow.supervisor)
    if !flow.screens.isEmpty { supervisor.disownWhatWasThere(flow) }
    noteStart()
    // Whoever follows the trace may have ended it, or let go of it.
    if flow.isRunning { supervisor.start(flow) { start() } }
  }

  private func noteStart() { flow.supervisor.trace.note { .started(flow: flow.name) } }

  /// Whether it does not run. It may have been popped in this turn, or its window have got another root: then that is
  /// heard of first. One that has asked for something before it was started is as it was before that.
  func learnWhetherItMayBegin() -> Bool {
    if !flow.mayBegin { flow.supervisor.judgeNow() }
    if flow.isYetToStart { flow.stage = .idle }
    return flow.mayBegin
  }

  private func adopt(_ child: Coordinator) -> Bool {
    guard child.learnWhetherItMayBegin(), !isWithin(child) else {
      flow.supervisor.trace.problem(
        "\(child.flow.name) was started within \(flow.name) while it runs already. Make a new one "
          + "for each time that a flow is started, or start it again when it has ended.")
      return false
    }
    guard flow.isLive else {
      // The user may tap on what is only just going away: that is nobody's mistake.
      if !(flow.supervisor.queueIfAny?.isRemoving(from: flow) ?? false) {
        flow.supervisor.trace.problem(
          "\(child.flow.name) was started within \(flow.name), which has ended: it does not run.")
      }
      child.flow.refuseStart()
      refuse(child, as: .parentEnded)
      return false
    }
    keep(child)
    child.begin(within: flow)
    if flow.lacksPlace, !child.flow.hasPresentation { flow.supervisor.tellIfUnknown(child.flow) }
    return true
  }

  /// Whether a coordinator is this one, or one around it. Most have no children when they are started: then no way up
  /// the tree tells more.
  private func isWithin(_ other: Coordinator) -> Bool {
    other === self || !other.flow.children.isEmpty && flow.isWithin(other.flow)
  }

  /// Whoever hears of the end of a child that does not begin may try again at once, and again: it is told in a turn
  /// of its own, when what it was to run within may be no more.
  func refuse(_ child: Coordinator, as ending: FlowEnding) {
    let (refused, stage, waiters) = (child.flow, child.flow.stage, child.flow.waiters)
    // Nobody waits for one that is pushed onto what has ended. Who would hear of its end might push another, and so on
    // for ever.
    if ending == .parentEnded, waiters.isEmpty { return }
    // They wait for this run, and no other.
    refused.waiters = []
    Task { @MainActor in
      // It may have been started elsewhere meanwhile.
      if child.flow === refused, refused.stage == stage {
        child.begin(within: nil)
        // What it has begun within it by then goes with it.
        if child.flow.children.isEmpty {
          child.flow.end(ending)
        } else {
          _ = child.flow.finish(ending, animated: true)
        }
      }
      for waiter in waiters { waiter(ending, nil) }
    }
  }

  private func keep(_ child: Coordinator) {
    var children = flow.children
    flow.children = []
    children.append(child)
    flow.children = children
  }

  func dropChild(_ child: Coordinator) {
    guard flow.children.contains(where: { $0 === child }) else { return }
    let dropped = child.flow
    dropped.drop()
    // Whoever has heard of that may have started it once more.
    if child.flow === dropped { flow.remove(child) }
  }

  /// The app has set the list itself.
  func setChildren(_ children: [Coordinator]) {
    let change = ChildrenChange(from: flow.children, to: children)
    change.removed.forEach(dropChild)
    for child in change.repeated {
      flow.supervisor.trace.problem(
        "\(child.flow.name) was put into the children of \(flow.name) once more. It is there once.")
    }
    let isBatch = change.inserted.count > 1
    for child in change.inserted {
      // It is done already.
      if child.flow.takeEarlyReport() || child.flow.hasJustEnded { continue }
      if runsAlone(child) {
        keep(child)
        child.flow.join(within: flow)
      } else if adopt(child) {
        child.noteStart()
        // Whoever follows the trace may have ended it.
        if child.flow.isRunning { flow.supervisor.putIn(child.flow, isBatch ? .inBatch : .alone) }
      }
    }
    flow.sortChildren(as: children)
  }

  /// Whether it has begun by itself: as the app has started it, it has shown something through the library.
  private func runsAlone(_ child: Coordinator) -> Bool {
    guard flow.isLive, child.flow.isRunning, child.flow.parent == nil else { return false }
    return !isWithin(child)
  }
}
