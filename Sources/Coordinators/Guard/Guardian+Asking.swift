import UIKit

/// Those with a guard are asked, each once, as a way out is tried.
extension Guardian {
  /// The user tries a way out.
  ///
  /// - Parameter isOpen: whether UIKit waits for the answer, and goes on by itself where all let go at once: so a finger
  ///   can still turn back.
  /// - Returns: whether somebody holds it. It is gone on with later, then, if they let go.
  @discardableResult
  func attempt(_ way: WayOut, _ exit: Exit, isOpen: Bool = true) -> Bool {
    let leaving = exit.leaving
    let own = flowsLeft(without: leaving)
    // Another tree's own guard is tried next.
    guard !own.isEmpty else { return false }
    let left = supervisor.guardedFlowsLeft(without: leaving)
    // Who tries again is not asked about twice.
    if left.contains(where: { $0.supervisor.guardianIfAny?.isAsking($0) ?? false }) { return true }
    // An open question holds no screen.
    let identities = leaving.map(ObjectIdentifier.init)
    // Who was asked may have gone that way, or shown something.
    func isUnchanged(_ exit: Exit, for supervisor: Supervisor) -> Bool {
      exit.leaving.map(ObjectIdentifier.init) == identities
        && supervisor.transition(at: exit) == nil
        && supervisor.presented(goingWith: exit).isEmpty
    }
    // The other tree's guard would ask once more.
    var mayPass = isOpen && left.count == own.count
    var passes = false
    ask(left, way, exit.weakly) { granted, supervisor in
      if mayPass, isUnchanged(granted.exit, for: supervisor) {
        passes = true
      } else {
        supervisor.queue.leave(by: granted)
      }
    }
    mayPass = false
    return !(passes && isUnchanged(exit, for: supervisor))
  }

  /// Asks those that have come since the others let go.
  ///
  /// - Returns: whether the way out is not gone now: some are asked, or one of those who have let go runs no more, as the user
  ///   may want something else then.
  func askAgain(about granted: GrantedExit) -> Bool {
    let agreed = granted.agreed
    guard agreed.allSatisfy({ $0.object?.isRunning ?? false }) else { return true }
    let others = others(than: agreed, leftBy: granted.exit)
    if others.isEmpty { return false }
    ask(others, granted.way, granted.exit.weakly, agreed: agreed) { granted, supervisor in
      supervisor.queue.leave(by: granted)
    }
    return true
  }

  private func others(than agreed: [Weakly<Flow>], leftBy exit: Exit) -> [Flow] {
    let leaving = exit.leaving + supervisor.presented(goingWith: exit)
    return supervisor.guardedFlowsLeft(without: leaving)
      .filter { flow in !agreed.contains { $0.object === flow } }
  }

  /// - Parameters:
  ///   - agreed: those that have let go already.
  ///   - go: called when all have, with the way out as it is by then.
  private func ask(
    _ flows: [Flow], _ way: WayOut, _ exit: @escaping () -> Exit?, agreed: [Weakly<Flow>] = [],
    then go: @escaping (GrantedExit, Supervisor) -> Void
  ) {
    let asked = agreed + flows.map(Weakly.init)
    // Where one of them ends otherwise, the user may want something else by now.
    let areThere = { asked.allSatisfy { $0.object?.isRunning ?? false } }
    Self.ask(flows, way, while: areThere) { staying in
      // The tree may have become a part of another.
      guard staying == nil, areThere(), let now = exit(),
        let guardian = asked.first?.object?.supervisor.guardianIfAny
      else { return }
      // Others may have come over it meanwhile.
      let others = guardian.others(than: asked, leftBy: now)
      guard others.isEmpty else {
        return guardian.ask(others, way, exit, agreed: asked, then: go)
      }
      go(GrantedExit(exit: now, way: way, agreed: asked), guardian.supervisor)
    }
  }

  /// Those with a guard of which nothing else is open than what goes out of sight.
  func flowsLeft(without leaving: [UIViewController]) -> [Flow] {
    for flow in flows { flow.subtree.forEach(supervisor.bringBackNamed) }
    return flows.filter { flow in
      let controllers = openControllers(of: flow)
      return !controllers.isEmpty
        && controllers.allSatisfy { controller in
          path(of: controller).contains { outer in leaving.contains { $0 === outer } }
        }
    }
  }

  /// Asks flows for their leave, the innermost first.
  ///
  /// - Parameters:
  ///   - isWanted: whether the answer still matters. As soon as it does not, nobody else is asked.
  ///   - answer: called with the name of the first flow that stays, nil where none does.
  static func ask(
    _ flows: [Flow], _ way: WayOut, while isWanted: @escaping () -> Bool,
    then answer: @escaping (String?) -> Void
  ) {
    let innermostFirst = flows.sorted { $0.number > $1.number }
    askNext(innermostFirst.map(Weakly.init)[...], way, while: isWanted, then: answer)
  }

  private static func askNext(
    _ flows: ArraySlice<Weakly<Flow>>, _ way: WayOut, while isWanted: @escaping () -> Bool,
    then answer: @escaping (String?) -> Void
  ) {
    guard isWanted() else { return }
    guard let next = flows.first else { return answer(nil) }
    let goOn = { askNext(flows.dropFirst(), way, while: isWanted, then: answer) }
    guard let flow = next.object, flow.isGuarded else { return goOn() }
    flow.supervisor.guardian.ask(flow, way) { [name = flow.name] mayLeave in
      if mayLeave { goOn() } else if isWanted() { answer(name) }
    }
  }

  /// Who asks while a flow is being asked hears the same answer.
  private func ask(_ flow: Flow, _ way: WayOut, then handler: @escaping (Bool) -> Void) {
    if let open = question(to: flow) { return open.add(handler) }
    guard let leaveGuard = flow.leaveGuard else { return handler(true) }
    let question = LeaveQuestion(to: flow)
    question.add(handler)
    questions = questions.filter(\.isOpen) + [question]
    // The app may keep it as long as it likes: it retains neither the question nor the flow.
    let once = LeaveAnswer { [weak question] in question?.answer($0) }
    leaveGuard(way) { once.give($0) }
  }

  func isAsking(_ flow: Flow) -> Bool { question(to: flow) != nil }

  private func question(to flow: Flow) -> LeaveQuestion? {
    questions.first { $0.isOpen && $0.flow === flow }
  }

  /// A flow that has ended need not be asked, and whoever waits for its answer waits no longer.
  func flowHasEnded(_ flow: Flow) { question(to: flow)?.answer(true) }
}
