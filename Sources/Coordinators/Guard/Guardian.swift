import UIKit

/// Holds the ways out of the flows that have a guard, for one tree of coordinators.
@MainActor final class Guardian {
  private unowned let supervisor: Supervisor
  private var guarded: [Weakly<Flow>] = []
  private var holds: [Place: any Hold] = [:]
  private var questions: [LeaveQuestion] = []

  /// Where a way out is held.
  private struct Place: Hashable {
    let kind: WayOut
    let id: ObjectIdentifier
    /// What is gone back from, and the stack that is gone back on: a screen may move to another.
    let lowest: ObjectIdentifier?
    let stack: ObjectIdentifier?

    init(
      _ kind: WayOut, _ object: AnyObject, from lowest: UIViewController? = nil,
      on stack: UINavigationController? = nil
    ) {
      self.kind = kind
      id = ObjectIdentifier(object)
      self.lowest = lowest.map(ObjectIdentifier.init)
      self.stack = stack.map(ObjectIdentifier.init)
    }
  }

  init(of supervisor: Supervisor) { self.supervisor = supervisor }

  func add(_ flow: Flow) {
    if !guarded.contains(where: { $0.object === flow }) { guarded.append(Weakly(flow)) }
    look()
  }

  func takeOver(_ other: Guardian) {
    guarded += other.guarded
    questions += other.questions
    other.guarded = []
    other.look()
    look()
  }

  private var flows: [Flow] {
    guarded.compactMap(\.object).filter(\.isGuarded)
  }

  // MARK: Holding

  /// Holds what is to be held as things are now, and lets go of the rest.
  func look() {
    let flows = flows
    guarded = flows.map(Weakly.init)
    var former = holds.filter { !$0.value.isReleased }
    holds = [:]
    for flow in flows {
      for (place, make) in places(of: flow) where holds[place] == nil {
        let isKept = former[place].map { !$0.isStale } ?? false
        holds[place] = isKept ? former.removeValue(forKey: place) : make()
      }
    }
    // First of all: what one lets go of another may hold, as where a screen is on another stack.
    for hold in former.values { hold.letGo() }
    for hold in holds.values { hold.hold() }
  }

  /// All is over: the app's own delegates are put back.
  func giveUp() {
    for hold in holds.values where !hold.isReleased { hold.letGo() }
    holds = [:]
  }

  private func places(of flow: Flow) -> [(Place, () -> any Hold)] {
    let paths = lowestControllers(of: flow).map(path)
    guard let first = paths.first else { return [] }
    var places: [(Place, () -> any Hold)] = []
    var hasSheet = false
    for outer in first where paths.allSatisfy({ path in path.contains { $0 === outer } }) {
      if let stack = outer as? UINavigationController, let lowest = lowest(of: paths, on: stack) {
        // Of a column that has collapsed the bar shows what its first screen says.
        let shown = (lowest as? UINavigationController)?.viewControllers.first ?? lowest
        let place = Place(.backButton, shown, from: lowest, on: stack)
        places.append((place, { self.holdBack(from: lowest, showing: shown, on: stack) }))
        for recognizer in stack.swipeBackRecognizers {
          places.append((Place(.swipeBack, recognizer), { self.holdSwipe(recognizer, on: stack) }))
        }
      }
      if !hasSheet, outer.parent == nil, outer.presentingViewController != nil {
        hasSheet = true
        places.append((Place(.swipeDown, outer), { self.holdSheet(outer) }))
      }
      if let tabs = outer.parent as? UITabBarController {
        places.append((Place(.tab, tabs), { self.holdTabs(tabs) }))
      }
    }
    return places
  }

  private func holdBack(
    from screen: UIViewController, showing shown: UIViewController,
    on stack: UINavigationController
  ) -> any Hold {
    BackHold(shown.navigationItem) { [weak screen, weak stack] in
      screen != nil && stack != nil
    } attempt: { [weak self, weak screen, weak stack] in
      // A column may have expanded.
      guard let screen, let stack, stack.topViewController === screen else { return }
      if !(self?.attempt(.backButton, .back(from: screen, on: stack), isOpen: false) ?? false) {
        stack.popViewController(animated: true)
      }
    }
  }

  private func holdSwipe(
    _ recognizer: UIGestureRecognizer, on stack: UINavigationController
  ) -> any Hold {
    SwipeHold(recognizer, of: stack) { [weak self, weak stack] in
      guard let stack, let top = stack.topViewController else { return true }
      return !(self?.attempt(.swipeBack, .back(from: top, on: stack)) ?? false)
    }
  }

  private func holdSheet(_ presented: UIViewController) -> any Hold {
    SheetHold(presented) { [weak self, weak presented] in
      guard let self, let presented else { return false }
      return !flowsLeft(without: [presented]).isEmpty
    } attempt: { [weak self, weak presented] in
      guard let self, let presented else { return }
      // UIKit has said no already.
      attempt(.swipeDown, .sheet(presented), isOpen: false)
    }
  }

  private func holdTabs(_ tabs: UITabBarController) -> any Hold {
    TabHold(tabs) { [weak self, weak tabs] next in
      guard let tabs else { return true }
      let again = tabs.selectedViewController === next
      let way: WayOut = again ? .sameTab : .tab
      return !(self?.attempt(way, .tab(tabs, to: next, again: again)) ?? false)
    }
  }

  /// The lowest of a flow's screens on a stack, unless that has nothing beneath.
  private func lowest(
    of paths: [[UIViewController]], on stack: UINavigationController
  ) -> UIViewController? {
    let indices = paths.compactMap { path in
      path.first { $0.parent === stack }.flatMap(stack.viewControllers.firstIndex)
    }
    guard let lowest = indices.min(), lowest > 0 else { return nil }
    return stack.viewControllers[lowest]
  }

  /// Those that it has not presented over others of its own, as a question: what lies beneath that stays held.
  private func lowestControllers(of flow: Flow) -> [UIViewController] {
    let all = openControllers(of: flow)
    let outermost = all.map(\.outermostContainer)
    var layers: [UIViewController] = []
    for layer in outermost where !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    let upper = layers.filter { layer in layers.contains { layer.lies(over: $0) } }
    return zip(all, outermost).filter { _, layer in !upper.contains { $0 === layer } }.map(\.0)
  }

  /// What the user sees of a flow, or can go to: without what the app keeps, and what is on its way out of its stack.
  private func openControllers(of flow: Flow) -> [UIViewController] {
    let holding = supervisor.holding
    return flow.subtreeControllers.filter { controller in
      if let stack = controller.parent as? UINavigationController,
        !stack.viewControllers.contains(controller), holding.holder(of: controller) == nil
      {
        return false
      }
      return holding.isReachable(controller)
    }
  }

  /// A controller and what it is in, outwards: also a column that the user has gone back from.
  private func path(of controller: UIViewController) -> [UIViewController] {
    let holding = supervisor.holding
    return Array(
      sequence(first: controller) {
        $0.parent ?? $0.presentingViewController ?? holding.holder(of: $0)
      })
  }

  // MARK: Asking

  /// The user tries a way out.
  ///
  /// - Parameter isOpen: whether UIKit waits for the answer, and goes on by itself where all let go at once: so a finger
  ///   can still turn back.
  /// - Returns: whether somebody holds it. It is gone on with later, then, if they let go.
  @discardableResult
  private func attempt(_ way: WayOut, _ exit: Exit, isOpen: Bool = true) -> Bool {
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
