import UIKit

/// Holds the ways out of the flows that have a guard, for one tree of coordinators.
@MainActor final class Guardian {
  unowned let supervisor: Supervisor
  private var guarded: [Weakly<Flow>] = []
  private var holds: [Place: any Hold] = [:]
  var questions: [LeaveQuestion] = []

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

  /// Those that have a guard, and run.
  var flows: [Flow] {
    guarded.compactMap(\.object).filter(\.isGuarded)
  }

  var hasToLook: Bool { !guarded.isEmpty || !holds.isEmpty }

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
  func openControllers(of flow: Flow) -> [UIViewController] {
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
  func path(of controller: UIViewController) -> [UIViewController] {
    let holding = supervisor.holding
    return Array(
      sequence(first: controller) {
        $0.parent ?? $0.presentingViewController ?? holding.holder(of: $0)
      })
  }
}
