import UIKit

/// What the library keeps of one run of a coordinator: whom it runs within, which screens are its own, and
/// how far it has come. A coordinator that is started once more gets another.
///
/// Whoever refers to a flow holds it, as an object with weak references costs several times as much
/// wherever it is used. That keeps no coordinator alive, and ends with that: `wasReleased` cuts what
/// holds on to each other.
@MainActor final class Flow {
  weak var coordinator: Coordinator?
  /// What the coordinator is called where it is told of.
  var name: String { "\(type)" }
  let type: Coordinator.Type
  /// Held here, so that they are told when the coordinator is released. Changed outside of the property, as `screens` is
  /// and for the reason that `List` gives.
  var children: [Coordinator] = []
  var parent: Flow? {
    didSet {
      learnWhatIsAround()
      if !children.isEmpty { tellThoseWithinWhatIsAround() }
    }
  }
  /// Of the flows around it the nearest that has a way of its own, the nearest that has shown anything, and the outermost. Kept,
  /// as each start and each request asks for them, however deep it is.
  var presentedAround: Flow?
  var shownAround: Flow?
  var outermostAround: Flow?
  /// Where this one is not live: a flow around it, and none of those in between is live either.
  var towardsHeir: Flow?
  /// Made when it is first asked for: what begins within another flow never needs one of its own.
  var supervisor: Supervisor { sharedSupervisor ?? makeSupervisor() }
  // Not within whoever asks for it, which are many.
  @inline(never) private func makeSupervisor() -> Supervisor {
    let supervisor = Supervisor()
    sharedSupervisor = supervisor
    return supervisor
  }
  private var sharedSupervisor: Supervisor? {
    didSet {
      sharedSupervisor?.flowHasJoined()
      oldValue?.flowHasParted()
    }
  }

  /// Nil where its tree is over.
  var traceIfAny: Trace? { sharedSupervisor?.trace }

  /// Its coordinator is no more, or runs once more: it is held by nothing but what has yet to hear of that.
  private(set) var isReleased = false

  /// Where it is in the picture that a look takes, if it is in there at all.
  var indexInPicture = 0
  /// Orders the flows of a tree: what began later has the higher one. (Screens, and readings of stacks, are counted with
  /// them.)
  var number = 0
  var stage = Stage.idle
  /// How it ends, once that is decided on.
  var ending: FlowEnding?
  /// It has ended in this turn, begun by itself and before it has shown anything.
  private(set) var hasJustEnded = false
  /// The coordinator, where its parent has let go of it after its end was decided on, until that has been told.
  private var endingCoordinator: Coordinator?
  enum Stage {
    /// Not among the children of another, and has shown nothing through the library.
    case idle
    case running
    /// Its end has been decided on, and is being told.
    case ending
    case ended
  }

  /// In the order in which they came, but for a stack, which comes before what is on it. What has gone is taken out at
  /// the look that finds it gone.
  private(set) var screens: [Screen] = []
  /// The stacks that it has screens on.
  var stacks: [Stack] = []
  /// The first that is no stack, be that gone: what it shows by itself as it starts.
  private(set) var firstScreen: Screen?
  /// It is to get what flows within it have left behind.
  var isHeir: Bool { hasBeenHeir && supervisor.legacies.hasAny(for: self) }
  /// It is, or has been at some time.
  var hasBeenHeir = false
  var hasShown = false {
    didSet { if hasShown != oldValue, !children.isEmpty { tellThoseWithinWhoHasShown() } }
  }
  var hasBeenOnScreen = false

  /// Whether it is shown by the library, or shows itself through it: one whose first screen is refused
  /// then has nothing to show.
  var isManaged = false
  /// How many things it has asked for that are not there yet. While there are any it cannot be left.
  var expectations = 0
  var isExpected: Bool { expectations > 0 }
  /// How many of them are requests.
  var expectedRequests = 0
  /// What became of its first screen, where that was refused, or another took its place.
  var refusal: Refusal?
  var wasRefused: Bool { refusal != nil }
  /// The request for its first screen, where it has been made or somebody waits for it.
  var startRequest: ShowRequest?
  struct Refusal {
    let outcome: RequestOutcome
    /// Whether that was the first screen of a flow within it, and so of this one.
    var isWithin = false
  }
  /// It shows nothing itself, and a flow within it has been left. The next look judges it.
  var isLeftWithin = false
  /// A flow within it has asked for its first screen, which was the first of this one as well.
  var hasBegunWithin = false
  /// Its own first screen was to be the first of such a flow around it.
  var beginsParent = false
  /// It has ended and takes its screens away: also one that is only just being shown.
  var takesScreensAway = false

  /// How it is shown, and what that leads from.
  var presentationKind: PresentationKind?
  weak var presentationPlace: UIResponder?
  /// The step of a link that leads here.
  var step: LinkStep?
  /// The stack that its screens are pushed onto. Held by whatever shows it.
  weak var navigationController: UINavigationController?

  var handler: Handler?
  var leaveGuard: Coordinator.LeaveGuard?
  private var storedOutput: Output?
  // Hardly any flow has one, so that it takes as little room and time as it can where there is none.
  private final class Output {
    let output: Any
    init(_ output: Any) { self.output = output }
  }
  /// Who wait for its end, as `run` does, and for its output: it may run once more when they hear of that.
  var waiters: [EndHandler] {
    get { storedWaiters }
    set { storedWaiters = newValue }
  }
  // Nobody changes it in place: looking at it needs no check at run time then.
  private var storedWaiters: [EndHandler] = []
  typealias EndHandler = @MainActor (FlowEnding, Any?) -> Void

  init(of type: Coordinator.Type) { self.type = type }

  /// Its result, for whoever waits for its end.
  func keep(_ output: Any) { storedOutput = Output(output) }

  /// What has been kept, once.
  func takeOutput() -> Any? {
    guard let storedOutput else { return nil }
    self.storedOutput = nil
    return storedOutput.output
  }

  /// The coordinator is gone, ended or not: what ran within it has nothing to run within.
  func wasReleased() {
    // Of a former run, which has been seen to.
    guard !isReleased else { return }
    let isFirst = parent == nil && stage == .running
    isReleased = true
    stage = .ended
    for child in children {
      child.flow.parent = nil
      child.flow.stayUntilTold()
    }
    if let sharedSupervisor, !children.isEmpty || isFirst || sharedSupervisor.trace.isOn {
      sharedSupervisor.app.run { [self] in tellRelease(ofFirst: isFirst, to: sharedSupervisor) }
    }
    if !isFirst { sharedSupervisor?.wasReleased(afterItsEnd: self) }
    children = []
    parent = nil
    giveUpTree()
  }

  private func tellRelease(ofFirst isFirst: Bool, to supervisor: Supervisor) {
    for child in children.reversed() { child.flow.end(.parentEnded) }
    // Nobody could be told by `didFinish`: there is no coordinator any more to call it with.
    if isFirst { supervisor.trace.note { .finished(flow: name, .parentEnded) } }
    supervisor.trace.note { .released(flow: name) }
    if isFirst { supervisor.firstWasReleased() }
  }

  /// Nothing is to come of it any more.
  private func giveUpTree() {
    giveUpAll()
    handler = nil
    leaveGuard = nil
    waiters = []
    if let pendingStart { Task { pendingStart.answer(.refused(.flowHasEnded)) } }
    sharedSupervisor?.guardianIfAny?.flowHasEnded(self)
    // Which may hold this until its next look, and if the app ends no look comes.
    sharedSupervisor = nil
  }

  /// The flow of its coordinator's next run, which is shown and told of as has been said since this one ended.
  func successor() -> Flow {
    let next = Flow(of: type)
    next.coordinator = coordinator
    next.presentationKind = presentationKind
    next.presentationPlace = presentationPlace
    next.navigationController = givenStack
    next.isManaged = isManaged
    next.step = step
    next.handler = handler
    next.leaveGuard = leaveGuard
    next.waiters = waiters
    // Who follows the trace or the links of a tree follows the next run of its first flow as well.
    if parent == nil { next.sharedSupervisor = sharedSupervisor }
    if hasBeenHeir, supervisor.legacies.passOn(from: self, to: supervisor.heir(to: self)) {
      supervisor.lookLater()
    }
    hasBeenHeir = false
    isReleased = true
    giveUpTree()
    return next
  }

  /// Its parent lets go of it.
  func stayUntilTold() { if stage == .ending { endingCoordinator = coordinator } }

  func didTellEnd() {
    endingCoordinator = nil
    if parent == nil, !hasShown {
      hasJustEnded = true
      inNextTurn { [self] in hasJustEnded = false }
    }
  }

  func remove(_ child: Coordinator) {
    var children: [Coordinator] = []
    swap(&children, &self.children)
    children.remove(child)
    swap(&children, &self.children)
  }

  /// In the order of a list, and those last that have come meanwhile.
  func sortChildren(as wanted: [Coordinator]) {
    let kept = children.sharedCount(with: wanted)
    if kept == children.count, kept == wanted.count { return }
    let there = Set(children.map(ObjectIdentifier.init))
    var placed: Set<ObjectIdentifier> = []
    let sorted = wanted.filter { child in
      let id = ObjectIdentifier(child)
      return there.contains(id) && placed.insert(id).inserted
    }
    children = sorted + children.filter { !placed.contains(ObjectIdentifier($0)) }
  }

  /// - Parameter stack: what the screen is, if it is one. It may have been heard of after what is on it.
  func add(_ screen: Screen, _ stack: UINavigationController?) {
    var screens: [Screen] = []
    swap(&screens, &self.screens)
    if let stack, let above = screens.firstIndex(where: { $0.controller?.parent === stack }) {
      screens.insert(screen, at: above)
    } else {
      screens.append(screen)
      if stack == nil, firstScreen == nil { firstScreen = screen }
    }
    swap(&screens, &self.screens)
  }

  func remove(_ screen: Screen) {
    var screens: [Screen] = []
    swap(&screens, &self.screens)
    screens.remove(screen)
    swap(&screens, &self.screens)
  }

  /// What it had is nobody's from here on, and the place where it went on not its own.
  func giveUpAll() {
    if !screens.isEmpty {
      let former = screens
      screens = []
      for screen in former where screen.owner === self { screen.owner = nil }
    }
    firstScreen = nil
    sharedSupervisor?.forgetNames(of: self)
    navigationController = nil
  }

  /// It has nothing of that, and is to be shown as if it had never been.
  func forgetWhatWasShown() {
    hasShown = false
    hasBeenOnScreen = false
    (firstScreen, stacks) = (nil, [])
  }

  /// It has a screen on the stack. Those that are gone are forgotten.
  func note(_ stack: Stack) {
    if stacks.isEmpty {
      stacks = [stack]
      return
    }
    var noted: [Stack] = []
    for known in stacks {
      if known === stack { return }
      if known.navigationController != nil { noted.append(known) }
    }
    noted.append(stack)
    stacks = noted
  }

  /// What has come in its way is another's: it shows nothing itself.
  func noteCarried(_ screen: Screen) { if firstScreen === screen { firstScreen = nil } }

  /// What it seemed to have there is another's, after all: it does not go on there, unless it has something else there, or
  /// was given that.
  func forget(_ stack: Stack) {
    if stack.navigationController === navigationController { return }
    for screen in screens where screen.stack === stack { return }
    stacks.removeAll { $0 === stack }
  }

  /// Two records of one stack have become one.
  func exchange(_ stack: Stack, for own: Stack) {
    stacks = stacks.map { $0 === stack ? own : $0 }
  }

  /// The app has put a screen onto a stack. Where that has been the last on the flow's own one, it goes on with it.
  func follow(_ screen: Screen, onto other: UINavigationController) {
    guard let navigationController, navigationController !== other else { return }
    let id = ObjectIdentifier(navigationController)
    for one in screens where one !== screen && one.stack?.id == id { return }
    self.navigationController = other
  }

  /// It runs from here on, as a child or as the first of a tree.
  func begin(within parent: Flow?) {
    stage = .running
    // It may have been told that it does not begin.
    startRequest = pendingStart
    refusal = nil
    self.parent = parent
    if let parent { join(parent.supervisor) }
    number = supervisor.nextNumber()
    // What runs within it began later, in its own tree's count or in this one's.
    if !children.isEmpty { for flow in subtree { flow.number = supervisor.nextNumber() } }
    if leaveGuard != nil { guardDidChange() }
  }

  /// It is about to start: what is there by now has come before.
  func countAsStarting() { if children.isEmpty { number = supervisor.nextNumber() } }

  /// Its coordinator shows something, or is told of it, though nobody has started it: as the first of a tree.
  func beginIfIdle() { if stage == .idle { begin(within: nil) } }

  /// It has begun by itself, and runs within another from here on.
  func join(within parent: Flow) {
    self.parent = parent
    join(parent.supervisor)
    if wasRefused {
      supervisor.touch(self)
      supervisor.lookLater()
    }
    for flow in subtree { flow.number = supervisor.nextNumber() }
  }

  private func join(_ new: Supervisor) {
    guard sharedSupervisor !== new else { return }
    if let sharedSupervisor { new.takeOver(sharedSupervisor) }
    sharedSupervisor = new
    if !children.isEmpty { for flow in subtree { flow.sharedSupervisor = new } }
  }
}
