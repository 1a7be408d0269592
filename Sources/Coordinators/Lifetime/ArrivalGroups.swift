import UIKit

/// What has come in one turn, between the children that have been put in: from the order alone follows whose it is, most
/// likely.
@MainActor struct ArrivalGroups {
  private typealias Found = Arrivals.Found

  /// Children, and what came after them.
  @MainActor private struct Group {
    var children: [Flow] = []
    /// Whether they had been started by then: nothing that came before is theirs.
    var isStarted = false
    /// Whether all have been put in at once.
    var isBatch = true
    var screens: [Found] = []

    /// Whether one of the children has been put in by one of the other's.
    func isWithin(_ other: Group) -> Bool {
      children.contains { child in other.children.contains { $0 === child.parent } }
    }

    /// One that is still to be shown in a way of its own has shown none before. One that has put in another of them has
    /// come to that with nothing of its own.
    func takers(cameBefore: Bool) -> [Flow] {
      let open = children.filter { child in
        child.isRunning && !child.hasShown && child.expectedRequests == 0
          && !(cameBefore && child.hasPresentation)
      }
      return open.filter { child in !open.contains { $0 !== child && $0.isWithin(child) } }
    }
  }

  /// The first has what came before all children, and none.
  private var groups = [Group()]
  /// Whether it is the second way of `Arrivals`: something came before the first child, and nothing but a question after the last.
  private let isStartFirst: Bool

  /// Those that have most likely been started only after they were put in.
  private let startedLater: Set<ObjectIdentifier>

  /// - Parameter children: those that have been put in.
  init(_ events: [Arrivals.Event], of children: [Flow]) {
    startedLater = Self.startedLater(events)
    let children = Set(children.map(ObjectIdentifier.init))
    for event in events {
      switch event {
      case .found(let found):
        // One of them has it already, and has not only been taken to as what lies beneath is its own. (What comes over the
        // screens of one that shows them by the library may be another's.)
        let isGiven = found.screen.owner.map { owner in
          owner !== found.owner && !owner.isManaged && children.contains(ObjectIdentifier(owner))
        }
        if found.screen.isGone || isGiven ?? false { continue }
        groups[groups.count - 1].screens.append(found)
      case .putIn(let claim, let addition):
        let isStarted = addition == .afterStart
        let last = groups.count - 1
        if last == 0 || !groups[last].screens.isEmpty || groups[last].isStarted != isStarted {
          groups.append(Group(isStarted: isStarted))
        }
        groups[groups.count - 1].children.append(claim.flow)
        if addition != .inBatch { groups[groups.count - 1].isBatch = false }
      }
    }
    let (first, last) = (groups[0].screens, groups[groups.count - 1].screens)
    // A question alone says nothing: who runs may ask right after starting a child as well.
    let isQuestion =
      last.allSatisfy { $0.screen.controller is UIAlertController }
      && first.allSatisfy { $0.starting == nil }
    isStartFirst = !first.isEmpty && (last.isEmpty || isQuestion)
  }

  /// Who begins another by the library has been started: before it was put in, it would have that by then.
  private static func startedLater(_ events: [Arrivals.Event]) -> Set<ObjectIdentifier> {
    var putInLater: [ObjectIdentifier: Int] = [:]
    var found: Set<ObjectIdentifier> = []
    for case .putIn(let claim, let addition) in events.reversed() {
      let id = ObjectIdentifier(claim.flow)
      if claim.flow.children.count > claim.innerCount + putInLater[id, default: 0] {
        found.insert(id)
      }
      // By the app itself, which says nothing.
      if addition != .afterStart, let parent = claim.flow.parent {
        putInLater[ObjectIdentifier(parent), default: 0] += 1
      }
    }
    return found
  }

  var shares: [ArrivalShare] {
    var rest = self
    // The last take theirs first.
    let taken = groups.indices.dropFirst().reversed().map { rest.takeOut(for: $0) }
    return taken.reversed().flatMap(\.self)
  }

  private mutating func takeOut(for index: Int) -> [ArrivalShare] {
    let group = groups[index]
    let cameBefore = cameBefore(index)
    let source = cameBefore ? index - 1 : index
    let range = range(for: index, cameBefore, of: groups[source].screens.count)
    let children = range.isEmpty ? [] : group.takers(cameBefore: cameBefore)
    if children.isEmpty { return [] }
    var taken = Array(groups[source].screens[range])
    groups[source].screens.removeSubrange(range)
    if taken.contains(where: { $0.age != .unknown }) { taken.removeAll { $0.age == .unknown } }
    let shown = Self.showing(
      children, taken.compactMap(\.screen.stack), cameBefore: cameBefore, isBatch: group.isBatch)
    return divide(taken, among: shown).map { child, screens in
      ArrivalShare(
        child: child, screens: screens, cameBefore: cameBefore, isStarted: group.isStarted)
    }
  }

  /// Put in by another as that started, they may have been started before, as that was not.
  private func isInner(_ index: Int) -> Bool { groups[index].isWithin(groups[index - 1]) }

  /// They have put in others as they started, and are put in themselves only then.
  private func isOuter(_ index: Int) -> Bool { groups[index - 1].isWithin(groups[index]) }

  /// Whether what is theirs came before they were put in.
  private func cameBefore(_ index: Int) -> Bool {
    if groups[index].isStarted { return false }
    guard groups[index].screens.isEmpty else {
      return isStartFirst && !groups[index - 1].screens.isEmpty
    }
    return isStartFirst || isInner(index) || isOuter(index)
  }

  /// Which of the screens are theirs. The outer one of two has what it began with, the inner one the rest. One screen alone
  /// is the inner one's, unless that shows others by the library: with that the outer one is left as well.
  private func range(for index: Int, _ cameBefore: Bool, of count: Int) -> Range<Int> {
    guard cameBefore, !isStartFirst else { return 0..<count }
    let group = groups[index]
    let inner = groups[index - 1].takers(cameBefore: false).filter { taker in
      !taker.isManaged && group.children.contains { $0 !== taker && taker.isWithin($0) }
    }
    if !inner.isEmpty { return 0..<(count > 1 ? 1 : 0) }
    guard isInner(index) else { return 0..<min(1, count) }
    return (count > 1 || group.children.allSatisfy(\.isManaged) ? min(1, count) : 0)..<count
  }

  /// Each has what is on a stack, in their order; the last has what is presented as well.
  private func divide(
    _ found: [Found], among children: [Flow]
  ) -> [(child: Flow, screens: [Screen])] {
    var open = found
    return children.enumerated().map { index, child in
      let isLast = index == children.count - 1
      let stack = open.lazy.compactMap(\.screen.stack).first
      let own = open.filter { found in
        found.screen.stack.map { $0 === stack } ?? isLast
      }
      open.removeAll { found in own.contains { $0.screen === found.screen } }
      let isLate = startedLater.contains(ObjectIdentifier(child))
      let free = own.filter { found in
        // What another flow has shown as it started is that one's. What was at rest had come before one was started.
        (found.starting.map(child.isWithin) ?? true) && !(isLate && found.age == .atRest)
      }
      return (child, free.map(\.screen))
    }
  }

  /// Those of them that have shown something, where there are fewer stacks: they were put in right before that came, or right
  /// after. Of one for each tab it is those of the tabs.
  private static func showing(
    _ children: [Flow], _ found: [Stack], cameBefore: Bool, isBatch: Bool
  ) -> [Flow] {
    var stacks: [Stack] = []
    for stack in found where !stacks.contains(where: { $0 === stack }) { stacks.append(stack) }
    if children.count <= max(stacks.count, 1) { return children }
    guard let first = stacks.first else {
      return Array(cameBefore ? children.prefix(1) : children.suffix(1))
    }
    if let bar = first.navigationController?.tabBarController,
      let tabs = bar.viewControllers, tabs.count == children.count, isNew(bar, since: children[0])
    {
      let places = stacks.compactMap { stack in
        tabs.firstIndex { $0 === stack.navigationController }
      }
      return places.sorted().map { children[$0] }
    }
    let areFirst = cameBefore || isBatch
    return Array(areFirst ? children.prefix(stacks.count) : children.suffix(stacks.count))
  }

  /// Whether a tab bar has come with a flow, and is not one that it has been begun in.
  private static func isNew(_ bar: UITabBarController, since flow: Flow) -> Bool {
    flow.supervisor.known(bar).map { $0.number > flow.number } ?? true
  }
}
