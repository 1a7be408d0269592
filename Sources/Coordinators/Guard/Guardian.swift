import UIKit

/// Holds the ways out of the flows that have a guard, for one tree of coordinators.
@MainActor final class Guardian {
  private unowned let supervisor: Supervisor
  private var guarded: [Weakly<Flow>] = []
  private var holds: [Place: any Hold] = [:]
  private var isAsking = false

  /// Where a way out is held.
  private struct Place: Hashable {
    let kind: WayOut
    let id: ObjectIdentifier

    init(_ kind: WayOut, _ object: AnyObject) {
      self.kind = kind
      id = ObjectIdentifier(object)
    }
  }

  init(of supervisor: Supervisor) { self.supervisor = supervisor }

  func add(_ flow: Flow) {
    if !guarded.contains(where: { $0.object === flow }) { guarded.append(Weakly(flow)) }
    look()
  }

  func takeOver(_ other: Guardian) {
    guarded += other.guarded
    other.guarded = []
    other.look()
    look()
  }

  private var flows: [Flow] {
    guarded.compactMap(\.object).filter { $0.canEnd && $0.leaveGuard != nil }
  }

  // MARK: Holding

  /// Holds what is to be held as things are now, and lets go of the rest.
  func look() {
    let flows = flows
    guarded = flows.map(Weakly.init)
    var former = holds.filter { !$0.value.isGone }
    holds = [:]
    for flow in flows {
      for (place, make) in places(of: flow) where holds[place] == nil {
        let hold = former.removeValue(forKey: place) ?? make()
        holds[place] = hold
        hold.hold()
      }
    }
    for hold in former.values { hold.letGo() }
  }

  private func places(of flow: Flow) -> [(Place, () -> any Hold)] {
    let paths = controllers(of: flow).map(path)
    guard let first = paths.first else { return [] }
    var places: [(Place, () -> any Hold)] = []
    var hasSheet = false
    for outer in first where paths.allSatisfy({ path in path.contains { $0 === outer } }) {
      if let stack = outer as? UINavigationController, let lowest = lowest(of: paths, on: stack) {
        places.append((Place(.backButton, lowest), { self.holdBack(from: lowest, on: stack) }))
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

  private func holdBack(from screen: UIViewController, on stack: UINavigationController) -> any Hold
  {
    BackHold(screen.navigationItem) { [weak self, weak screen, weak stack] in
      guard let screen, let stack else { return }
      if !(self?.holds(.backButton, .back(from: screen, on: stack)) ?? false) {
        stack.popViewController(animated: true)
      }
    }
  }

  private func holdSwipe(
    _ recognizer: UIGestureRecognizer, on stack: UINavigationController
  ) -> any Hold {
    SwipeHold(recognizer, of: stack) { [weak self, weak stack] in
      guard let stack, let top = stack.topViewController else { return true }
      return !(self?.holds(.swipeBack, .back(from: top, on: stack)) ?? false)
    }
  }

  private func holdSheet(_ presented: UIViewController) -> any Hold {
    SheetHold(presented) { [weak self, weak presented] in
      guard let self, let presented else { return }
      _ = holds(.swipeDown, .sheet(presented))
    }
  }

  private func holdTabs(_ tabs: UITabBarController) -> any Hold {
    TabHold(tabs) { [weak self, weak tabs] next in
      guard let tabs else { return true }
      return !(self?.holds(.tab, .tab(tabs, to: next)) ?? false)
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

  private func controllers(of flow: Flow) -> [UIViewController] {
    flow.subtree.flatMap { $0.screens }.compactMap(\.controller)
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
  /// - Returns: whether somebody holds it. It is gone on with later, then, if they let go.
  private func holds(_ way: WayOut, _ exit: Exit) -> Bool {
    let left = flowsLeft(without: exit.leaving)
    guard !left.isEmpty else { return false }
    guard !isAsking else { return true }
    let later = exit.weakly
    ask(left, way) { [weak self] staying in
      if staying == nil, let exit = later() { self?.supervisor.queue.take(exit) }
    }
    return true
  }

  /// Those with a guard of which nothing else is open than what goes out of sight.
  func flowsLeft(without leaving: [UIViewController]) -> [Flow] {
    flows.filter { flow in
      let controllers = controllers(of: flow)
      return !controllers.isEmpty
        && controllers.allSatisfy { controller in
          path(of: controller).contains { outer in leaving.contains { $0 === outer } }
        }
    }
  }

  /// - Parameter answer: called with the name of the first flow that stays, nil where none does.
  func ask(_ flows: [Flow], _ way: WayOut, then answer: @escaping (String?) -> Void) {
    let asked = flows.filter { $0.canEnd && $0.leaveGuard != nil }
      .sorted { $0.number > $1.number }
    guard let first = asked.first else { return answer(nil) }
    guard !isAsking else { return answer(first.name) }
    isAsking = true
    askNext(asked.map(Weakly.init)[...], way) { [weak self] staying in
      self?.isAsking = false
      answer(staying)
    }
  }

  private func askNext(
    _ flows: ArraySlice<Weakly<Flow>>, _ way: WayOut, then answer: @escaping (String?) -> Void
  ) {
    guard let next = flows.first else { return answer(nil) }
    guard let flow = next.object, flow.canEnd, let leaveGuard = flow.leaveGuard else {
      return askNext(flows.dropFirst(), way, then: answer)
    }
    // The app may keep it as long as it likes: it holds nobody.
    let once = LeaveAnswer { [weak self, name = flow.name] mayLeave in
      // Also where the flow has ended meanwhile.
      if !mayLeave { return answer(name) }
      guard let self else { return answer(nil) }
      askNext(flows.dropFirst(), way, then: answer)
    }
    leaveGuard(way) { once.give($0) }
  }
}
