import UIKit

/// What a link leaves, to be there again if it fails. Flows are started anew, by their steps, as where a tree is
/// restored. What flows that stay have shown, and what the app has presented, is the same again: that is held.
@MainActor struct FormerPlaces {
  /// The places that are left, and those that lead there.
  private(set) var tree = SavedTree(nil)
  /// The first flow of the tree.
  var root: Flow { flows[0] }
  /// What of the flows that are left lies in no place.
  let omissions: [RestorationReport.Omission]
  /// All flows as they were, each after its parent.
  private let flows: [Flow]
  private let parents: [Int?]
  private var left: Set<Int>
  /// The flows that wait for the result of one that is left, and may give up as they hear that there is none.
  private let waiting: Set<Int>
  /// All places, and as they are kept.
  private let place: Whereabouts.Place
  private let saved: SavedPlace
  /// Whose each screen was, and which of them are left of flows that stay.
  private let owners: [Int]
  private let leftScreens: Set<Int>
  /// The flows that stay and lead to what is left, by the ways to their places: indices of children, from the first on.
  private var leading: [[Int]: (flow: Flow, lowest: Int)] = [:]
  /// What flows that stay have shown that is left, by them.
  private let screens: [ObjectIdentifier: [FormerScreen]]
  /// What tab bars and split views had on top, the outer ones before those within them.
  let options: [FormerOption]
  /// Who has gone to another tab since.
  let watch: TabWatch
  /// What the flows have shown that are left.
  private let gone: [Weakly<UIViewController>]
  /// Those of them that come again, by steps.
  private var comingAgain: Set<ObjectIdentifier> = []

  /// As things are before it is left.
  ///
  /// - Parameters:
  ///   - watch: watches the tab bars that there are from here on.
  ///   - trail: what has been chosen on the way here.
  init(
    leaving flows: [Flow], _ controllers: [UIViewController], around start: Flow,
    _ watch: TabWatch, after trail: LinkTrail
  ) {
    var survey = Survey(around: start)
    survey.trail = trail
    let open = survey.whereabouts
    self.flows = survey.flows
    parents = open.flows.map(\.parent)
    left = Set(flows.flatMap(\.subtree).compactMap(survey.index))
    let awaited = flows.filter { !$0.waiters.isEmpty }
    waiting = Set(awaited.compactMap(\.parent).compactMap(survey.index))
    place = open.place(of: 0)
    saved = survey.saved(place)
    options = survey.options(around: place)
    self.watch = watch
    watch.add(survey.containers)
    owners = open.screens.map(\.flow)
    let ids = Set(controllers.map(ObjectIdentifier.init))
    let former = survey.controllers.indices.filter {
      ids.contains(ObjectIdentifier(survey.controllers[$0]))
    }
    leftScreens = Set(former)
    screens = Dictionary(grouping: former.map { FormerScreen($0, in: survey) }) {
      ObjectIdentifier($0.flow)
    }
    omissions = flows.compactMap(survey.index).flatMap { survey.omissions(within: $0) }
    gone = flows.flatMap(\.subtreeControllers).map { Weakly($0) }
    for flow in flows where flow.step != nil {
      comingAgain.formUnion(flow.subtreeControllers.map(ObjectIdentifier.init))
    }
    prune()
  }

  /// The outermost of the flows of which nothing is anywhere else than among some controllers.
  static func flows(
    within controllers: [UIViewController], around start: Flow, without kept: [Flow]
  ) -> [Flow] {
    if controllers.isEmpty { return [] }
    let going = Set(controllers.map(ObjectIdentifier.init))
    func isLeft(_ flow: Flow) -> Bool {
      let screens = flow.subtreeControllers
      return !screens.isEmpty && screens.allSatisfy { going.contains(ObjectIdentifier($0)) }
        && !kept.contains { $0.isWithin(flow) }
    }
    return start.firstOfTree.subtree.filter { isLeft($0) && !($0.parent.map(isLeft) ?? false) }
  }

  /// Others have ended as they have just heard that those were left. They are left with them.
  mutating func noteEnded() { noteEnded { _ in true } }

  var isAwaited: Bool { !waiting.isEmpty }

  /// So may those have that waited for a result, from a task.
  mutating func noteEndedWaiting() { noteEnded(where: waiting.contains) }

  private mutating func noteEnded(where isMeant: (Int) -> Bool) {
    let before = left.count
    for (index, flow) in flows.enumerated() where index > 0 && flow.stage == .ended {
      if isMeant(index) || parents[index].map(left.contains) ?? false { left.insert(index) }
    }
    if left.count > before { prune() }
  }

  private mutating func prune() {
    var (place, saved) = (place, saved)
    (place.children, saved.children) = prunedChildren(of: place, saved)
    tree = SavedTree(saved)
    leading = [:]
    _ = noteFlows(in: place, saved, [])
  }

  /// Only what is left, and the ways that lead there.
  private func prunedChildren(
    of place: Whereabouts.Place, _ saved: SavedPlace
  ) -> ([Whereabouts.Place], [SavedPlace]) {
    var children: ([Whereabouts.Place], [SavedPlace]) = ([], [])
    for (var place, var saved) in zip(place.children, saved.children) {
      (place.children, saved.children) = prunedChildren(of: place, saved)
      if place.children.isEmpty, !isLeft(place.thing) { continue }
      children.0.append(place)
      children.1.append(saved)
    }
    return children
  }

  private func isLeft(_ thing: Whereabouts.Thing) -> Bool {
    switch thing {
    case .flow(let flow): left.contains(flow) || screens[ObjectIdentifier(flows[flow])] != nil
    case .screen(let screen): left.contains(owners[screen]) || leftScreens.contains(screen)
    }
  }

  /// - Returns: the lowest `order` of what is left in the place.
  private mutating func noteFlows(
    in place: Whereabouts.Place, _ saved: SavedPlace, _ route: [Int]
  ) -> Int {
    let own: [Int]
    var staying: Flow?
    switch place.thing {
    case .flow(let flow):
      // What runs within one that is left is left as well.
      if left.contains(flow) { return saved.order ?? .max }
      staying = flows[flow]
      own = screens(of: flows[flow]).map(\.order)
    case .screen: own = isLeft(place.thing) ? [saved.order ?? .max] : []
    }
    var lowest = own.min() ?? .max
    for (index, (child, saved)) in zip(place.children, saved.children).enumerated() {
      lowest = min(lowest, noteFlows(in: child, saved, route + [index]))
    }
    if let staying { leading[route] = (staying, lowest) }
    return lowest
  }

  /// The flows that stay, each with its place among others, as `SavedPlace.childOrder` says.
  var staying: [(flow: Flow, order: Int)] {
    flows.indices.filter { !left.contains($0) }.map { (flows[$0], $0) }
  }

  /// The flows that stay, lead to what is left, and have nothing else of their own: until that is there again they would
  /// end.
  var emptied: [Flow] {
    let others = owners.indices.filter { !leftScreens.contains($0) }.map { owners[$0] }
    let filled = Set(others.map { ObjectIdentifier(flows[$0]) })
    return leading.values.map(\.flow).filter {
      $0.isRunning && !filled.contains(ObjectIdentifier($0))
    }
  }

  /// The flow that stands for a place, be it that it has ended since. Nil for those that are left.
  func flow(at route: [Int]) -> Flow? { leading[route]?.flow }

  /// The lowest `order` of what is to come again in a flow that stays, or within it: what is left of its own may lie above
  /// that, as a page that it was given.
  func lowest(at route: [Int]) -> Int? { leading[route]?.lowest }

  /// What a flow that stays has shown, and is left.
  func screens(of flow: Flow) -> [FormerScreen] { screens[ObjectIdentifier(flow)] ?? [] }

  /// Whether a controller is shown again, with all that is in it.
  func mayBringBack(_ controller: UIViewController) -> Bool {
    screens.values.joined().contains { $0.shown === controller }
  }

  /// Whether nothing would be in a container that is shown again: all of it was of flows that no step opens again.
  func leavesEmpty(_ container: UIViewController) -> Bool {
    let inside = UIViewController.contentsWithColumns(of: [container]).filter {
      !$0.isContainer && $0.parent?.isContainer ?? false && $0.outermostContainer === container
    }
    let within = Set(inside.map(ObjectIdentifier.init))
    let gone = Set(gone.compactMap(\.object).map(ObjectIdentifier.init))
    return !inside.isEmpty && within.isSubset(of: gone) && within.isDisjoint(with: comingAgain)
  }

  /// Takes the screens of the flows that have been left out of what was dismissed with them, and is to be there again.
  ///
  /// - Returns: whether none is left in it. Nobody can take a page out of a page view.
  func clear(_ container: UIViewController) -> Bool {
    // Others may have ended since, by what they had elsewhere.
    let ended = screens.values.joined().filter { $0.flow.stage == .ended }.map(\.controller)
    let gone = Set((gone.compactMap(\.object) + ended).map(ObjectIdentifier.init))
    func isGone(_ screen: UIViewController) -> Bool { gone.contains(ObjectIdentifier(screen)) }
    for part in UIViewController.contentsWithColumns(of: [container]) {
      if let stack = part as? UINavigationController, stack.viewControllers.contains(where: isGone)
      {
        // What lies over those is to come after them again.
        let beneath = stack.viewControllers.prefix { !isGone($0) }
        let left = stack.viewControllers.filter { !isGone($0) }
        stack.viewControllers = beneath.isEmpty ? left : Array(beneath)
      } else if let tabs = part as? UITabBarController, let all = tabs.viewControllers {
        let left = all.filter { !isGone($0) }
        if left.count < all.count { tabs.setViewControllers(left, animated: false) }
      }
    }
    return !UIViewController.contentsWithColumns(of: [container]).contains(where: isGone)
  }
}
