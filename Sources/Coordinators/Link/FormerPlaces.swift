import UIKit

/// What a link leaves, to be there again if it fails. Flows are started anew, by their steps, as where a tree is
/// restored. What flows that stay have shown, and what the app has presented, is the same again: that is held.
@MainActor struct FormerPlaces {
  /// The places that are left, and those that lead there.
  let tree: SavedTree
  /// The first flow of the tree.
  let root: Flow
  /// The flows that stay, each with its place among others, as `SavedPlace.childOrder` says.
  let staying: [(flow: Flow, order: Int)]
  /// What of the flows that are left lies in no place.
  let omissions: [RestorationReport.Omission]
  /// Those of the flows that stay which lead to what is left, by the ways to their places: indices of children, from the
  /// first on.
  private var flows: [[Int]: Flow] = [:]
  /// What those have shown that is left, by them.
  private let screens: [ObjectIdentifier: [FormerScreen]]
  /// What the flows have shown that are left.
  private let gone: [Weakly<UIViewController>]

  /// As things are before it is left.
  init(leaving flows: [Flow], _ controllers: [UIViewController], around start: Flow) {
    let survey = Survey(around: start)
    let open = survey.whereabouts
    let left = Set(flows.flatMap(\.subtree).compactMap(survey.index))
    let leftScreens = Set(controllers.map(ObjectIdentifier.init))
    let former = survey.controllers.indices.compactMap { index in
      leftScreens.contains(ObjectIdentifier(survey.controllers[index]))
        ? FormerScreen(index, in: survey) : nil
    }
    screens = Dictionary(grouping: former) { ObjectIdentifier($0.flow) }
    let owners = Set(former.compactMap { survey.index(of: $0.flow) })
    var place = open.place(of: 0)
    place.prune { thing in
      switch thing {
      case .flow(let flow): left.contains(flow) || owners.contains(flow)
      case .screen(let screen):
        left.contains(open.screens[screen].flow)
          || leftScreens.contains(ObjectIdentifier(survey.controllers[screen]))
      }
    }
    root = survey.flows[0]
    tree = SavedTree(survey.saved(place))
    staying = survey.flows.indices.filter { !left.contains($0) }.map { (survey.flows[$0], $0) }
    omissions = flows.compactMap(survey.index).flatMap { survey.omissions(within: $0) }
    gone = flows.flatMap(\.subtreeControllers).map { Weakly($0) }
    noteFlows(in: place, [], without: left, survey)
  }

  private mutating func noteFlows(
    in place: Whereabouts.Place, _ route: [Int], without left: Set<Int>, _ survey: Survey
  ) {
    if case .flow(let flow) = place.thing {
      // What runs within one that is left is left as well.
      if left.contains(flow) { return }
      flows[route] = survey.flows[flow]
    }
    for (index, child) in place.children.enumerated() {
      noteFlows(in: child, route + [index], without: left, survey)
    }
  }

  /// The flows that something is to be there of again, or within.
  var leading: [Flow] { Array(flows.values) }

  /// The flow that stands for a place, be it that it has ended since. Nil for those that are left.
  func flow(at route: [Int]) -> Flow? { flows[route] }

  /// What a flow that stays has shown, and is left.
  func screens(of flow: Flow) -> [FormerScreen] { screens[ObjectIdentifier(flow)] ?? [] }

  /// Takes the screens of the flows that have been left out of what was dismissed with them, and is to be there again.
  ///
  /// - Returns: whether none is left in it. Nobody can take a page out of a page view.
  func clear(_ container: UIViewController) -> Bool {
    let gone = Set(gone.lazy.compactMap(\.object).map(ObjectIdentifier.init))
    func isGone(_ screen: UIViewController) -> Bool { gone.contains(ObjectIdentifier(screen)) }
    func isEmptied(_ tab: UIViewController) -> Bool {
      guard let screens = (tab as? UINavigationController)?.viewControllers else { return false }
      return !screens.isEmpty && screens.allSatisfy(isGone)
    }
    for part in Self.parts(of: container) {
      if let stack = part as? UINavigationController, stack.viewControllers.contains(where: isGone)
      {
        stack.viewControllers.removeAll(where: isGone)
      } else if let tabs = part as? UITabBarController, let all = tabs.viewControllers {
        let left = all.filter { !isGone($0) && !isEmptied($0) }
        if left.count < all.count { tabs.setViewControllers(left, animated: false) }
      }
    }
    return !Self.parts(of: container).contains(where: isGone)
  }

  /// A container, and all that is in it: of a split view also the columns that the user has gone back from.
  private static func parts(of container: UIViewController) -> [UIViewController] {
    let options = Chooser(container)?.options.compactMap(\.self) ?? []
    let inner = container.children + options.filter { !container.children.holds($0) }
    return [container] + inner.flatMap(parts)
  }
}
