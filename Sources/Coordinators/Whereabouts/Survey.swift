import UIKit

/// Where the user is, with the objects that stand for it.
@MainActor struct Survey {
  private(set) var whereabouts = Whereabouts()
  /// The lowest screen of each flow.
  private(set) var bases: [Int?] = []
  private(set) var flows: [Flow] = []
  private(set) var controllers: [UIViewController] = []
  /// All that have parts; a stack has none.
  private(set) var containers: [UIViewController] = []
  /// Tab bars that are no flow's screen themselves, and whose the screens are that they came with.
  private(set) var innerTabs: [(flow: Int, tabs: UIViewController)] = []
  /// The roots of what windows show, that of the window that the user is in last; before there is one of what
  /// will be shown.
  private var roots: [UIViewController] = []
  let supervisor: Supervisor
  /// What a link has chosen on its way, and is not to count.
  var trail = LinkTrail()
  private var indices: [ObjectIdentifier: Int] = [:]
  private var presented: [Presented] = []

  /// Of the whole tree that a flow is in.
  init(around flow: Flow) {
    supervisor = flow.supervisor
    let root = flow.firstOfTree
    for flow in root.subtree where flow.isRunning || flow === root {
      indices[ObjectIdentifier(flow)] = flows.count
      flows.append(flow)
      let parent = flow.parent.flatMap { indices[ObjectIdentifier($0)] }
      whereabouts.flows.append(
        Whereabouts.Flow(
          parent: parent, name: flow.name, step: flow.step,
          isGate: supervisor.linksIfAny?.isGate(flow) ?? false))
    }
    readStacks()
    roots = findRoots()
    noteWindows()
    for (window, root) in roots.enumerated() {
      var layer = 0
      presented = [Presented(controller: root)]
      while let next = takeInnermostPresented() {
        let beneath = layer == 0 ? 0 : ownerBeneath(next)
        let place = Place(
          window: window, layer: layer, context: next.context, branch: next.context,
          rootContext: next.context, depth: next.depth, rootDepth: next.depth)
        add(next.controller, place, isShown: next.isShown, over: beneath)
        layer += 1
      }
    }
    if !supervisor.carried.isEmpty { noteCarried() }
    // Most have a screen. The others are few.
    let seen = Set(whereabouts.screens.lazy.filter(\.isClaimed).map(\.flow))
    for index in flows.indices
    where flows[index].step != nil && flows[index].hasShown && !seen.contains(index) {
      whereabouts.flows[index].isAway = hasLeftItsColumn(index)
    }
    bases = whereabouts.bases
  }

  private mutating func noteWindows() {
    if roots.count < 2 { return }
    let windows = roots.map(\.showingWindow)
    for (index, flow) in flows.enumerated() {
      let own = flow.windowAround
      whereabouts.flows[index].window = own.flatMap { own in windows.firstIndex { $0 === own } }
    }
  }

  private mutating func noteCarried() {
    for (index, flow) in flows.enumerated() {
      let carried = supervisor.carriedScreens(in: flow).map(\.id)
      if carried.isEmpty { continue }
      whereabouts.flows[index].carried = controllers.firstIndex {
        carried.contains(ObjectIdentifier($0))
      }
    }
  }

  /// Whether nothing of a flow is left in the column that it has begun in, and something is in another beside that.
  private func hasLeftItsColumn(_ flow: Int) -> Bool {
    guard let stack = flows[flow].stack, first(in: stack) != nil, let split = split(around: stack)
    else { return false }
    var isBeside = false
    for (screen, controller) in zip(whereabouts.screens, controllers)
    where screen.flow != flow && whereabouts.flow(screen.flow, isWithin: flow) {
      if controller.parent === stack { return false }
      if self.split(around: controller) === split { isBeside = true }
    }
    return isBeside
  }

  /// The innermost. (UIKit names none for a column that has been gone back from.)
  private func split(around controller: UIViewController) -> UIViewController? {
    Chooser.choices(around: controller, supervisor.holding)
      .lazy.map(\.chooser.controller).last { $0 is UISplitViewController }
  }

  /// What is presented within a tab, or a screen, lies beneath what is presented over all that holds it, with all that comes
  /// over it.
  private mutating func takeInnermostPresented() -> Presented? {
    let innermost = presented.indices.max {
      let (one, other) = (presented[$0], presented[$1])
      return (one.context.count, one.depth) < (other.context.count, other.depth)
    }
    return innermost.map { presented.remove(at: $0) }
  }

  private struct Place {
    let window: Int
    let layer: Int
    let context: [Whereabouts.Part]
    var branch: [Whereabouts.Part]
    /// The tabs and columns that what holds it all is presented within, and so what that presents.
    let rootContext: [Whereabouts.Part]
    /// How many containers it is in, and how many that which holds it all is presented within.
    var depth: Int
    let rootDepth: Int
    /// Whether it lies under others on its stack.
    var isCovered = false
    /// Whether it is presented within a screen of its layer that lies under others.
    var isUnderPushed = false
  }

  /// What comes in a layer of its own.
  private struct Presented {
    let controller: UIViewController
    var isShown = true
    /// The tabs and columns that it is presented within.
    var context: [Whereabouts.Part] = []
    /// How many containers it is presented within.
    var depth = 0
  }

  /// Whose the topmost screen is of those that something lies over.
  private func ownerBeneath(_ next: Presented) -> Int {
    let screens = whereabouts.screens
    let below = screens.last { $0.isShown && $0.branch.starts(with: next.context) }
    return (below ?? screens.last)?.flow ?? 0
  }

  /// What a flow, or another of the tree, is seen in.
  func root(of flow: Flow) -> UIViewController? {
    let around = sequence(first: flow) { $0.parent }
    let seen = around.lazy.flatMap { $0.screens }.compactMap(\.controller)
      .map { $0.outermost }
    return seen.first(where: supervisor.holding.isPlaced) ?? nearestRoot(to: flow)
  }

  private func nearestRoot(to flow: Flow) -> UIViewController? {
    func nearness(_ root: UIViewController) -> WindowNearness {
      root.showingWindow.map { WindowNearness(of: $0, to: flow) } ?? .hidden
    }
    return roots.reversed().max { nearness($0) < nearness($1) }
  }

  /// Whether a screen is no flow's, as one that the app has presented by itself.
  func isUnclaimed(_ screen: Int) -> Bool { supervisor.known(controllers[screen])?.owner == nil }

  /// As `Whereabouts.base(of:)`, without reading all screens for each.
  func base(of thing: Whereabouts.Thing) -> Int? {
    switch thing {
    case .flow(let flow): bases[flow]
    case .screen(let screen): screen
    }
  }

  func index(of flow: Flow) -> Int? { indices[ObjectIdentifier(flow)] }

  func identities(of screens: [Int]) -> Set<ObjectIdentifier> {
    Set(screens.map { ObjectIdentifier(controllers[$0]) })
  }

  /// The first screen in a container that has anything in it.
  func first(in container: UIViewController) -> Int? {
    controllers.firstIndex { $0 === container || $0.parent === container }
  }

  /// Whether what moves may come back yet.
  var isUnderAFinger: Bool { transition?.mayTurnBack ?? false }

  /// What moves on screen.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    controllers.lazy.compactMap { supervisor.transition(of: $0) }.first
  }

  /// Loads the views of screens that were covered before they had been on screen: most say there what
  /// the back button over them is to be called.
  func loadCovered() {
    for (screen, controller) in zip(whereabouts.screens, controllers) where screen.isShown {
      controller.loadViewIfNeeded()
    }
  }

  private func readStacks() {
    for flow in flows {
      let given = flow.navigationController.map { supervisor.stack(of: $0) }
      // What lies there before the flow has shown anything is not its own.
      if let given, given.members.isEmpty {
        supervisor.read(given, for: flow.hasShown ? flow : flow.parent)
      }
      for stack in flow.stacks { supervisor.read(stack) }
    }
  }

  private func findRoots() -> [UIViewController] {
    var first: UIViewController?
    var roots: [UIViewController] = []
    for controller in flows.lazy.flatMap({ $0.screens }).compactMap(\.controller) {
      let outermost = controller.outermost
      if first == nil { first = outermost }
      if !roots.contains(where: { $0 === outermost }), supervisor.holding.isPlaced(outermost) {
        roots.append(outermost)
      }
    }
    if roots.isEmpty { return [first ?? flows.first?.navigationController].compactMap { $0 } }
    let key = roots.firstIndex { $0.showingWindow?.isKeyWindow ?? false }
    if let key { roots.append(roots.remove(at: key)) }
    return roots
  }

  /// - Parameter beneath: the flow of what it lies over: its own, where nobody has said whose it is.
  /// - Returns: the flow of what it has on top.
  @discardableResult private mutating func add(
    _ controller: UIViewController, _ place: Place, isShown: Bool, over beneath: Int
  ) -> Int {
    let screen = supervisor.known(controller)
    let claimed = screen.flatMap(self.owner)
    let owner = claimed ?? beneath
    let isScreen = screen != nil || !controller.isContainer
    if isScreen {
      whereabouts.screens.append(
        Whereabouts.Screen(
          flow: owner, isClaimed: claimed != nil,
          isForeign: claimed == nil && supervisor.isOfAnotherTree(controller),
          name: screen?.name ?? "\(type(of: controller))",
          step: supervisor.linksIfAny?.step(of: controller),
          isStack: controller is UINavigationController, window: place.window, layer: place.layer,
          branch: place.branch, context: place.context, isShown: isShown,
          isUnderPushed: place.isUnderPushed))
      controllers.append(controller)
    }
    notePresented(by: controller, place, isShown: isShown)
    if let stack = controller as? UINavigationController {
      return addScreens(on: stack, place, isShown: isShown, over: owner)
    }
    let chooser = Chooser(controller)
    let parts = chooser?.options ?? controller.children
    if parts.isEmpty { return owner }
    if !isScreen { innerTabs.append((owner, controller)) }
    return add(parts, of: controller, chooser, place, isShown: isShown, over: owner)
  }

  private mutating func notePresented(
    by controller: UIViewController, _ place: Place, isShown: Bool
  ) {
    guard let next = controller.presentedViewController,
      next.presentingViewController === controller, !next.isGoing, !next.hasFallen
    else { return }
    // What is contained presents within what it is contained in, all else over everything.
    let isContained = controller.parent != nil
    let context = isContained ? place.branch : place.rootContext
    presented.append(
      Presented(
        controller: next,
        isShown: context.isEmpty && !isContained || isShown && !place.isCovered,
        context: context, depth: isContained ? place.depth : place.rootDepth))
  }

  private mutating func addScreens(
    on stack: UINavigationController, _ place: Place, isShown: Bool, over beneath: Int
  ) -> Int {
    var top = beneath
    let hasColumns = stack.splitViewController.flatMap(Chooser.init) != nil
    let screens = stack.stayingViewControllers
    // A column that a collapsed split view has put there is a column still.
    for inner in screens where !hasColumns || !(inner is UINavigationController) {
      var within = place
      within.depth += 1
      let isOnTop = inner === screens.last
      if !isOnTop { within.isCovered = true }
      top = add(inner, within, isShown: isShown, over: top)
      if !isOnTop { addPresented(within) }
    }
    return top
  }

  /// What has been presented within a screen on a stack, as a search is, lies beneath all that has been pushed over that.
  private mutating func addPresented(_ place: Place) {
    while let index = presented.firstIndex(where: {
      $0.depth >= place.depth && $0.context == place.branch
    }) {
      let next = presented.remove(at: index)
      let over = Place(
        window: place.window, layer: place.layer, context: place.context, branch: place.branch,
        rootContext: place.branch, depth: place.depth, rootDepth: place.depth, isUnderPushed: true)
      add(next.controller, over, isShown: false, over: ownerBeneath(next))
    }
  }

  private mutating func add(
    _ parts: [UIViewController?], of controller: UIViewController, _ chooser: Chooser?,
    _ place: Place, isShown: Bool, over beneath: Int
  ) -> Int {
    var top = beneath
    let (number, first) = (containers.count, controllers.count)
    containers.append(controller)
    for (index, inner) in parts.enumerated() {
      // Of what is within a screen, that which somebody has shown.
      guard let inner, chooser != nil || inner.isContainer || supervisor.known(inner) != nil else {
        continue
      }
      var within = place
      within.depth += 1
      let isTab = chooser?.isAlone(index) ?? false
      within.branch.append(Whereabouts.Part(container: number, index: index, isTab: isTab))
      let topmost = add(
        inner, within,
        isShown: isShown && chooser?.shows(index) ?? Self.shows(controller, inner), over: top)
      // Tabs and columns lie beside each other.
      if chooser == nil { top = topmost }
    }
    if case .columns(let split)? = chooser { putAsTheyLie(in: split, from: first) }
    return top
  }

  /// Where a split view has collapsed its columns lie on the stack of one of them, and that one's screens over them.
  private mutating func putAsTheyLie(in split: UISplitViewController, from first: Int) {
    let stacks = Chooser.columns(split).options.compactMap { $0 as? UINavigationController }
    let outer = stacks.first { stack in stacks.contains { $0.parent === stack } }
    guard split.isCollapsed, let stack = outer else { return }
    let lying = [stack] + stack.stayingViewControllers
    let places = Dictionary(
      uniqueKeysWithValues: zip(lying.map(ObjectIdentifier.init), lying.indices))
    // A column that has been gone back from lies nowhere.
    let ordered = (first..<controllers.count).map { index in
      let around = sequence(first: controllers[index]) { $0.parent }
      return (
        place: around.lazy.compactMap { places[ObjectIdentifier($0)] }.first ?? .max, index: index
      )
    }
    .sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.index)
    let (screens, before) = (whereabouts.screens, controllers)
    whereabouts.screens.replaceSubrange(first..., with: ordered.map { screens[$0] })
    controllers.replaceSubrange(first..., with: ordered.map { before[$0] })
  }

  /// Whether a container that is on screen has a part there. One that is under others would have it there.
  private static func shows(_ container: UIViewController, _ part: UIViewController) -> Bool {
    container.viewIfLoaded?.window == nil || part.isShownInWindow
  }

  /// Of what a flow has left behind, the flow that is to get it.
  private func owner(of screen: Screen) -> Int? {
    if let owner = screen.owner, let index = indices[ObjectIdentifier(owner)] { return index }
    let heir = supervisor.legacies.heir(to: screen)
    return heir.flatMap { indices[ObjectIdentifier($0)] }
  }
}
