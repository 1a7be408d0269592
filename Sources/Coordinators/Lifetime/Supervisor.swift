import UIKit

/// Sees to it that every way out is heard, for one tree of coordinators.
///
/// It looks when something may have changed and nothing moves any more. What a look finds is put
/// into a `Picture`, which says whose flows have been left; those end. A look judges what has moved alone,
/// and reads every stack for that.
@MainActor final class Supervisor {
  /// Those that are known, by the identity of their controllers.
  let screens = AddressTable<Screen>()
  let stacks = AddressTable<Stack>()
  let trace = Trace()
  let app = AppContext()
  let holding = Holding()
  var appPresentations = AppPresentations()
  var selectedTabs = SelectedTabs()
  // What makes these four stands once, and not within whoever asks for them, which are many.
  /// Nil as long as no flow has had a guard.
  private(set) var guardianIfAny: Guardian?
  @inline(never) var guardian: Guardian {
    if let guardianIfAny { return guardianIfAny }
    let guardian = Guardian(of: self)
    guardianIfAny = guardian
    return guardian
  }
  /// Nil as long as nothing has been asked for.
  private(set) var queueIfAny: RequestQueue?
  @inline(never) var queue: RequestQueue {
    if let queueIfAny { return queueIfAny }
    let queue = RequestQueue(of: self)
    queueIfAny = queue
    return queue
  }
  /// Nil as long as nobody has had to do with links.
  private(set) var linksIfAny: Links?
  @inline(never) var links: Links {
    if let linksIfAny { return linksIfAny }
    let links = Links(of: self)
    linksIfAny = links
    return links
  }
  /// Nil as long as nobody has waited for rest.
  private(set) var restIfAny: Rest?
  @inline(never) var rest: Rest {
    if let restIfAny { return restIfAny }
    let rest = Rest(of: self)
    restIfAny = rest
    return rest
  }

  /// Whether what flows show now comes without animation, whatever they ask: as a link or a restored tree opens them.
  private(set) var isAnimationOff = false
  /// Whose `start()` runs, the innermost last.
  let starting = List<Flow>()
  /// What their windows had for roots before, each of which they may exchange. For one that has shown nothing, so may the
  /// app's delegate in the same turn.
  let rootClaims = List<RootClaim>()
  /// What has come in this turn, and whose that is to be.
  let arrivals = Arrivals()
  /// What the next look is about.
  let touchedScreens = List<Screen>()
  let touchedFlows = List<Flow>()
  /// Screens on stacks without a view yet to put a sentinel into, a few of which each look asks for.
  let unwatchedOnStacks = List<Screen>()
  /// Screens on no stack that nobody tells of, without a view yet or out of sight. Each look asks for them
  /// all: an app has a handful.
  let unwatchedElsewhere = List<Screen>()
  let legacies = Legacies()
  /// The tab bars that flows have shown: an app has a handful.
  var tabBars: [Weakly<UITabBarController>] = []
  /// Those, and split views, whose tabs and columns have been read, and what a look has seen in them since.
  var seenChoices = ControllerTable<Bool>()
  /// What those have come with.
  let firstParts = FirstParts()
  /// First screens that come in no stack, in the way of a flow around the one that has shown them.
  let carried = List<CarriedScreen>()
  /// The stacks that each look reads, for what UIKit tells nobody.
  let polledStacks = List<Stack>()
  /// Of the look that is taken, or of the last.
  var lookNumber = 0
  /// The tree of the flow that starts just now.
  static var startingTree: Supervisor?
  /// The owners that the app has named by `own(_:)`: a screen that comes back is that flow's again.
  private(set) var namedOwners = ControllerTable<Flow>()

  private var lookState = LookState.idle
  /// A look that is asked for while one is taken, or while none is wanted, comes right after.
  private enum LookState { case idle, busy, busyThenAgain }
  var isLooking: Bool { lookState != .idle }
  /// Whether the next look sees to what flows have left behind.
  var mustSettle = false
  private var isLookDue = false
  /// Whether the turn is over in which it was made.
  private(set) var hasHadTurn = false
  /// The transitions whose end is waited for.
  let awaited = List<AwaitedTransition>()
  /// What UIKit, or a subclass of the app's, holds and is to call.
  let uncalled = List<Completion>()
  /// The one that has just ended, while what is called as it ends runs.
  var endedTransition: EndedTransition?
  /// Whether screens have been taken out of stacks in this turn, which may be put elsewhere in it yet.
  var mayPutElsewhere = false
  private var lastNumber = 0
  /// The first flow, once it has ended.
  private var endedFirst: ObjectIdentifier?
  /// How many flows the tree has.
  private var flowCount = 0
  /// Nil as long as no task has needed one.
  private var tether: Tether?

  var isTransitionEnding: Bool { endedTransition != nil }

  // MARK: Its own end

  /// Whether no flow is left. Whatever then still holds this, as the handlers of transitions and the
  /// records of screens do, has nothing to do with it any more. (They hold it, as an object with weak
  /// references costs several times as much wherever it is used.)
  var isOver: Bool { flowCount == 0 }

  /// Whether it has been said that nobody knows what is shown here.
  var hasToldOfUnknown = false
  /// The tree that this one has become a part of: what is still under way here is done there.
  var successor: Supervisor?

  func flowHasJoined() { flowCount += 1 }

  func flowHasParted() {
    flowCount -= 1
    endIfOver()
  }

  func firstHasEnded(_ flow: Flow) { endedFirst = ObjectIdentifier(flow) }

  /// Where that was the first, nobody may look any more: the app may be over, in which a task of its own has held it.
  func wasReleased(afterItsEnd flow: Flow) {
    guard endedFirst == ObjectIdentifier(flow) else { return }
    endedFirst = nil
    firstWasReleased()
  }

  /// The first flow of the tree is no more, and all others have ended with it. What waits here may hold one of them, as a
  /// link does that has more steps to take from there.
  func firstWasReleased() {
    linksIfAny?.giveUp()
    rest.giveUp()
    queueIfAny?.letGoOfMoving()
  }

  /// Lets go of all, where no flow is left: what is only just being begun has yet to learn what has come of it.
  func endIfOver() {
    guard isOver, !(queueIfAny?.isBeginning ?? false) else { return }
    let left = queueIfAny?.takeOutRemovals() ?? []
    cut()
    for entry in left { takeAwayAlone(entry) }
  }

  /// Lets go of what holds this, or each other. What has been taken over by another tree is left alone.
  func cut() {
    for stack in stacks.all { cut(stack) }
    for stack in polledStacks.elements { cut(stack) }
    linksIfAny?.giveUp()
    restIfAny?.giveUp()
    guardianIfAny?.giveUp()
    screens.clear()
    stacks.clear()
    tabBars = []
    firstParts.clear()
    polledStacks.clear()
    for list in [touchedScreens, unwatchedOnStacks, unwatchedElsewhere] { list.clear() }
    touchedFlows.clear()
    rootClaims.clear()
    awaited.clear()
    uncalled.clear()
    carried.clear()
    legacies.clear()
    (guardianIfAny, queueIfAny, linksIfAny, restIfAny) = (nil, nil, nil, nil)
    namedOwners = ControllerTable()
    arrivals.clear()
    tether?.supervisor = nil
    tether = nil
  }

  private func cut(_ stack: Stack) {
    for screen in stack.members where screen.supervisor === self { screen.stack = nil }
  }

  // MARK: What is known

  /// Whether it was known: another may live at its address by now.
  func remove(_ screen: Screen) -> Bool {
    guard screens[screen.id] === screen else { return false }
    screens.remove(at: screen.id)
    return true
  }

  /// What is known of a controller that is a stack: another may have lived at its address.
  func knownStack(_ controller: UIViewController) -> Stack? {
    guard let stack = stacks[ObjectIdentifier(controller)],
      stack.navigationController === controller
    else { return nil }
    return stack
  }

  /// What a screen is, where it is a stack.
  func knownStack(of screen: Screen) -> Stack? { screen.controller.flatMap(knownStack) }

  func changeNames(_ change: (inout ControllerTable<Flow>) -> Void) {
    // Outside of the property, as a `List` is changed.
    var names = namedOwners
    namedOwners = ControllerTable()
    change(&names)
    namedOwners = names
  }

  // MARK: Numbers

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// What either tree has counted is behind.
  func takeOverCounts(_ other: Supervisor) {
    lastNumber = max(lastNumber, other.lastNumber)
    lookNumber = max(lookNumber, other.lookNumber) + 1
    if other.hasHadTurn { hasHadTurn = true }
  }

  /// What is asked for meanwhile is shown without animation.
  func withoutAnimation(_ body: () -> Void) {
    let wasOff = isAnimationOff
    isAnimationOff = true
    body()
    isAnimationOff = wasOff
  }

  // MARK: When to look

  func touch(_ screen: Screen) {
    guard !screen.isTouched, !screen.isGone else { return }
    screen.isTouched = true
    if trace.isOn { noteNames(around: screen) }
    touchedScreens.append(screen)
  }

  /// What moves may be released before the next look tells of it, and so may what is on the same stack.
  private func noteNames(around screen: Screen) {
    _ = screen.name
    for member in (screen.stack ?? knownStack(of: screen))?.members ?? [] { _ = member.name }
  }

  func touch(_ flow: Flow) {
    guard touchedFlows.last !== flow, flow.stage != .ended else { return }
    touchedFlows.append(flow)
  }

  /// The code that has taken the screen out of a stack may show it elsewhere before it is done.
  func waitForTurn(with screen: Screen) {
    mayPutElsewhere = true
    screen.noteTakenOut()
    touch(screen)
    lookLater()
  }

  /// In the middle of a turn, as whoever starts a flow once more does not put its screens elsewhere in it.
  func judgeNow() {
    guard !isLooking else { return }
    mayPutElsewhere = false
    look()
  }

  func takeOverTouched(_ other: Supervisor) {
    touchedScreens.takeOver(other.touchedScreens)
    touchedFlows.takeOver(other.touchedFlows)
    if other.mayPutElsewhere { mayPutElsewhere = true }
  }

  /// A screen's view comes into a window or leaves one.
  func willMove(_ screen: Screen, leaves: Bool) {
    if let controller = screen.controller { willMove(screen, on: controller, leaves: leaves) }
  }

  /// - Parameter controller: what moves, the screen or the stack that it is on.
  func willMove(_ screen: Screen, on controller: UIViewController, leaves: Bool) {
    guard !isOver, !screen.isGone || bringBack(screen) else { return }
    // What covers it is its flow's, and the app may take out what lies beneath before the next look.
    if leaves, let stack = screen.stack { readIfMoreIsOnTop(of: stack) }
    touch(screen)
    guard let transition = transition(of: controller) else { return lookLater() }
    if leaves { lookAfterLeaving(by: transition) } else { lookAfter(transition) }
  }

  /// The next look puts in another.
  func sentinelWasRemoved(from screen: Screen) {
    guard !isOver else { return }
    touch(screen)
    lookLater()
  }

  func wasReleased(_ screen: Screen) {
    guard !isOver else { return }
    if let owner = screen.owner {
      touch(screen)
      if owner.stage == .ending { return }
    } else {
      // It is nobody's to lose; what a flow that has ended leaves behind is looked at anyway. (The view
      // alone may have been released.)
      if screen.controller == nil { lose(screen) } else { touch(screen) }
      // Something may wait to come over it.
      if queueIfAny?.isEmpty ?? true { return }
    }
    lookInOwnTurn()
  }

  /// What its view was in is only just being released.
  func viewHasLostWindow(of screen: Screen) {
    guard !isOver else { return }
    touch(screen)
    lookInOwnTurn()
  }

  private func lookInOwnTurn() {
    // A turn of its own: what runs as an object is released belongs to no session here, and a look
    // that is due anyway comes in the session that asked for it.
    let tether = tether ?? Tether(self)
    self.tether = tether
    tether.lookLater()
  }

  /// Looks when the code that runs now is done.
  func lookLater() {
    guard !isLookDue else { return }
    isLookDue = true
    inNextTurn { [self] in lookNow() }
  }

  private func lookNow() {
    guard !isOver else { return }
    isLookDue = false
    hasHadTurn = true
    mayPutElsewhere = false
    mustSettle = true
    settleRootClaims()
    settleArrivals()
    lookAtChoices()
    firstParts.endTurn()
    look()
    forgetArrivals()
  }

  // MARK: Looking

  /// Lets flows be told of their end before those that are left with them.
  func withoutLooking<Result>(_ body: () -> Result) -> Result {
    guard !isLooking else { return body() }
    lookState = .busy
    let result = body()
    let mustLook = lookState == .busyThenAgain
    lookState = .idle
    if mustLook { look() }
    return result
  }

  func look() {
    guard lookState == .idle else {
      lookState = .busyThenAgain
      return
    }
    repeat {
      lookState = .busy
      lookNumber += 1
      if !awaited.isEmpty { forgetAbandoned() }
      // As long as anything moves it may be what they wait for.
      if !uncalled.isEmpty, awaited.isEmpty { callAbandoned() }
      var states = ScreenStates()
      readStacks(&states)
      firstParts.note()
      if trace.isOn { traceWhatUIKitKeepsToItself() }
      if mustSettle {
        mustSettle = false
        settleLegacies(&states)
      }
      endThoseLeft(&states)
      queueIfAny?.carryOut()
    } while lookState == .busyThenAgain
    lookState = .idle
    guardianIfAny?.look()
    linksIfAny?.didLook()
    restIfAny?.didLook()
  }
}
