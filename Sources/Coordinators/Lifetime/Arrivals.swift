/// What has come in one turn that nobody has shown through the library, and the children that the app has put into
/// `childCoordinators` itself:
///
/// 1. `childCoordinators.append(child)`, then `child.start()`: what comes after the first is the child's;
/// 2. `child.start()`, then `childCoordinators.append(child)`: what has come before the second is.
///
/// Nobody hears of `start()`. So what comes is noted in its order, from which `ArrivalGroups` tells the two apart when the
/// code that does this is done.
@MainActor final class Arrivals {
  private let events = List<Event>()

  enum Event {
    case found(Found)
    /// A child.
    case putIn(RootClaim, Addition)
  }

  /// A screen, on a stack if it is on one.
  struct Found {
    let screen: Screen
    /// Whose it was taken to be: that of what lies beneath it, say.
    let owner: Flow?
    /// The flow that the library was starting then.
    let starting: Flow?
    let age: Age
  }

  /// Whether a screen has come in this turn.
  enum Age {
    case new
    /// Nobody tells of what comes where it is.
    case unknown
    /// It has been presented, and was at rest before the first child was put in: turns before, or without animation. (Apple's
    /// UIKit begins only after the code that asks for it.)
    case atRest
  }

  /// How a child has been put in.
  enum Addition {
    case alone
    /// With others, in one assignment.
    case inBatch
    /// By the library, as its `start()` had shown nothing: whoever has started it may show what it has made.
    case afterStart
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

  /// Those of them that had not been started by then, as far as anybody knows.
  var claimsToStart: [RootClaim] {
    events.elements.compactMap { event in
      if case .putIn(let claim, let how) = event, how != .afterStart { claim } else { nil }
    }
  }

  private(set) var hasChildren = false

  /// Whether the root is another than the last of them has found there. Those before it have been seen to by then.
  var hasNewRoot: Bool {
    guard hasChildren else { return false }
    for event in events.elements.reversed() {
      if case .putIn(let claim, _) = event { return claim.newRoot != nil }
    }
    return false
  }

  /// Whether one had been started by the time that it was put in, and had shown nothing.
  func isStarted(_ child: Flow) -> Bool {
    events.elements.contains { event in
      if case .putIn(let claim, .afterStart) = event { claim.flow === child } else { false }
    }
  }

  func noteFound(_ screen: Screen, starting: Flow?, _ age: Age = .new) {
    events.append(
      .found(Found(screen: screen, owner: screen.owner, starting: starting, age: age)))
  }

  /// Whether it has come in this turn.
  func hasFound(_ screen: Screen) -> Bool {
    for case .found(let found) in events.elements where found.screen === screen { return true }
    return false
  }

  /// It has been shown through the library after all, with what is on it, and was found before that was known.
  func forget(_ screen: Screen) {
    forgetFound { $0 === screen || $0.stack?.id == screen.id }
  }

  func forgetFound(where isNone: (Screen) -> Bool) {
    let others = events.elements.filter { event in
      guard case .found(let found) = event else { return true }
      return !isNone(found.screen)
    }
    events.replaceAll(with: others)
  }

  func putIn(_ claim: RootClaim, _ addition: Addition) {
    events.append(.putIn(claim, addition))
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

  /// What is whose, of the children that have shown nothing through the library.
  var shares: [ArrivalShare] {
    ArrivalGroups(events.elements, of: children).shares
  }
}
