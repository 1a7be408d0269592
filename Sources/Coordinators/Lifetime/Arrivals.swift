import UIKit

/// What has come in one turn that nobody has shown through the library, and the children that the app has
/// put into `childCoordinators` itself. It calls their `start()` right before or right after: whose the screens
/// are shows from the order in which all came, when the code that does this is done.
@MainActor final class Arrivals {
  private let events = List<Event>()

  private enum Event {
    /// A screen, on a stack if it is on one, and the flow that the library was starting then.
    case found(Screen, starting: Flow?)
    /// A child, and whether it has been started by then, and has shown nothing.
    case putIn(RootClaim, isStarted: Bool)
  }

  /// In their order, those that have ended meanwhile among them.
  var children: [Flow] {
    claims.map(\.flow)
  }

  /// The root that each of them may have set, or may set yet.
  var claims: [RootClaim] {
    events.elements.compactMap { event in
      if case .putIn(let claim, _) = event { claim } else { nil }
    }
  }

  private(set) var hasChildren = false

  /// Whether the root is another than the last of them has found there. Those before it have been seen to by then.
  var hasNewRoot: Bool {
    for event in events.elements.reversed() {
      if case .putIn(let claim, _) = event { return claim.newRoot != nil }
    }
    return false
  }

  /// Whether one had been started by the time that it was put in, and had shown nothing.
  func isStarted(_ child: Flow) -> Bool {
    events.elements.contains { event in
      if case .putIn(let claim, isStarted: true) = event { claim.flow === child } else { false }
    }
  }

  func noteFound(_ screen: Screen, starting: Flow?) {
    events.append(.found(screen, starting: starting))
  }

  /// It has been shown through the library after all, with what is on it, and was found before that was known.
  func forget(_ screen: Screen) {
    let others = events.elements.filter { event in
      guard case .found(let found, _) = event else { return true }
      return found !== screen && found.stack?.id != screen.id
    }
    events.replaceAll(with: others)
  }

  func putIn(_ claim: RootClaim, isStarted: Bool) {
    events.append(.putIn(claim, isStarted: isStarted))
    hasChildren = true
  }

  /// The other's come first, and are no longer there.
  func takeOver(_ other: Arrivals) {
    events.replaceAll(with: other.events.elements + events.elements)
    hasChildren = hasChildren || other.hasChildren
    other.clear()
  }

  var isEmpty: Bool { events.isEmpty }
  var count: Int { events.elements.count }

  /// Whose the later ones are has been seen to.
  func forget(from count: Int) {
    if count < self.count { events.replaceAll(with: Array(events.elements.prefix(count))) }
  }

  func clear() {
    if events.isEmpty { return }
    events.clear()
    hasChildren = false
  }

  // MARK: Whose they are

  /// What came between the children, with those that came right before it.
  @MainActor private struct Group {
    var children: [Flow] = []
    /// Whether they had been started by then: nothing that came before is theirs.
    var isStarted = false
    var screens: [(screen: Screen, starting: Flow?)] = []

    /// Whether one of the children has been put in by one of the other's.
    func isWithin(_ other: Group) -> Bool {
      children.contains { child in other.children.contains { $0 === child.parent } }
    }
  }

  private var groups: [Group] {
    let children = children
    var groups = [Group()]
    for event in events.elements {
      switch event {
      case .found(let screen, let starting):
        // One of them has it already.
        if screen.isGone || children.contains(where: { $0 === screen.owner }) { continue }
        groups[groups.count - 1].screens.append((screen, starting))
      case .putIn(let claim, let isStarted):
        let last = groups[groups.count - 1]
        if !last.screens.isEmpty || groups.count == 1 || last.isStarted != isStarted {
          groups.append(Group(isStarted: isStarted))
        }
        groups[groups.count - 1].children.append(claim.flow)
      }
    }
    return groups
  }

  /// What is a child's, of those that have shown nothing through the library.
  struct Share {
    let child: Flow
    let screens: [Screen]
    /// Whether they came before it was put in, so that its `start()` had been called by then.
    let cameBefore: Bool
    /// Whether its `start()` had shown nothing by then.
    let isStarted: Bool
  }

  /// Where something has come since the last was put in, or nothing before the first, they are started afterwards, and
  /// each has what came then. Else they have been started before, and each has what had come by then.
  var shares: [Share] {
    var groups = groups
    // A question alone says nothing: a parent asks right after it has started a child as well.
    let areStartedBefore =
      groups[groups.count - 1].screens.allSatisfy { $0.screen.controller is UIAlertController }
      && !groups[0].screens.isEmpty
    var shares: [Share] = []
    for index in groups.indices.dropFirst().reversed() {
      // Put in by another as that started, it may have been started before, as that was not.
      let isInner = groups[index].isWithin(groups[index - 1])
      // It has put in another as it started, and is put in itself only then.
      let isOuter = groups[index - 1].isWithin(groups[index])
      let cameBefore =
        if groups[index].isStarted {
          false
        } else if groups[index].screens.isEmpty {
          areStartedBefore || isInner || isOuter
        } else {
          areStartedBefore && !groups[index - 1].screens.isEmpty
        }
      let source = cameBefore ? index - 1 : index
      let count = groups[source].screens.count
      // The outer one of two has what it began with, the inner one the rest. One alone is the inner one's: with that the
      // outer one is left as well.
      let hasInner =
        isInner || !Self.takers(among: groups[index - 1].children, cameBefore: false).isEmpty
      let first = count > 1 || !hasInner ? min(1, count) : 0
      let range =
        !cameBefore || areStartedBefore ? 0..<count : isInner ? first..<count : 0..<first
      if range.isEmpty { continue }
      let children = Self.takers(among: groups[index].children, cameBefore: cameBefore)
      if children.isEmpty { continue }
      let taken = Array(groups[source].screens[range])
      groups[source].screens.removeSubrange(range)
      let divided = Self.divide(taken, among: children, cameBefore: cameBefore)
      shares =
        divided.map { [isStarted = groups[index].isStarted] in
          Share(child: $0, screens: $1, cameBefore: cameBefore, isStarted: isStarted)
        } + shares
    }
    return shares
  }

  /// One that is still to be shown in a way of its own has shown none before. One that has put in another of them has
  /// come to that with nothing of its own.
  private static func takers(among children: [Flow], cameBefore: Bool) -> [Flow] {
    let open = children.filter { child in
      child.isRunning && !child.hasShown && child.expectedRequests == 0
        && !(cameBefore && child.hasPresentation)
    }
    return open.filter { child in !open.contains { $0 !== child && $0.isWithin(child) } }
  }

  /// Each has what is on a stack, in their order; the last has what is presented as well.
  private static func divide(
    _ found: [(screen: Screen, starting: Flow?)], among children: [Flow], cameBefore: Bool
  ) -> [(child: Flow, screens: [Screen])] {
    var open = found
    let children = showing(children, found.compactMap(\.screen.stack), cameBefore: cameBefore)
    return children.enumerated().map { index, child in
      let isLast = index == children.count - 1
      let stack = open.lazy.compactMap(\.screen.stack).first
      let own = open.filter { found in
        found.screen.stack.map { $0 === stack } ?? isLast
      }
      open.removeAll { found in own.contains { $0.screen === found.screen } }
      // What another flow has shown as it started is that one's.
      let free = own.filter { $0.starting.map(child.isWithin) ?? true }
      return (child, free.map(\.screen))
    }
  }

  /// Those of them that have shown something, where there are fewer stacks: they were put in right before that came, or right
  /// after. Of one for each tab it is those of the tabs.
  private static func showing(
    _ children: [Flow], _ found: [Stack], cameBefore: Bool
  ) -> [Flow] {
    var stacks: [Stack] = []
    for stack in found where !stacks.contains(where: { $0 === stack }) { stacks.append(stack) }
    let count = max(stacks.count, 1)
    if children.count <= count { return children }
    let tabs = stacks.first?.navigationController?.tabBarController?.viewControllers ?? []
    if tabs.count == children.count {
      let places = stacks.compactMap { stack in
        tabs.firstIndex { $0 === stack.navigationController }
      }
      return places.sorted().map { children[$0] }
    }
    return Array(cameBefore ? children.prefix(count) : children.suffix(count))
  }
}
