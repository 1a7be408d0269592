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
  var parent: Flow?
  /// Made when it is first asked for: what begins within another flow never needs one of its own.
  var supervisor: Supervisor {
    if let sharedSupervisor { return sharedSupervisor }
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
  var hasShown = false
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
  struct Refusal {
    let outcome: RequestOutcome
    /// Whether that was the first screen of a flow within it, and so of this one.
    var isWithin = false
  }
  /// It shows nothing itself, and a flow within it has been left. The next look judges it.
  var isLeftWithin = false
  /// A flow within it has asked for its first screen, which was the first of this one as well.
  var hasBegunWithin = false
  /// It has ended and takes its screens away: also one that is only just being shown.
  var takesScreensAway = false

  private var presentationKind: PresentationKind?
  private weak var presentationPlace: UIResponder?
  /// The step of a link that leads here.
  var step: LinkStep?
  var presentation: FlowPresentation? {
    get { presentationKind?.presentation(on: presentationPlace) }
    set {
      presentationKind = if let newValue { PresentationKind(newValue) } else { nil }
      presentationPlace = newValue?.place
    }
  }
  /// Whether it has a way of its own, and does not go on where its parent's screens are.
  var hasPresentation: Bool { presentationKind != nil }
  /// The nearest flow, from this one outwards, that has such a way.
  var nearestWithPresentation: Flow? { nearest { $0.hasPresentation } }
  /// Whether that way is over what is there already.
  var isPresented: Bool {
    switch presentationKind {
    case .present, .over: true
    case .push, .tab, .root, nil: false
    }
  }
  /// Whether that way is in place of all that a window shows.
  var isRoot: Bool { if case .root = presentationKind { true } else { false } }
  /// Whether it was said what that way leads from.
  var hasPlace: Bool { presentationPlace != nil }
  /// The window that it was given to be shown in.
  var givenWindow: UIWindow? { isRoot ? presentationPlace as? UIWindow : nil }
  /// That, or the one that the first flow of its tree was given.
  var windowAround: UIWindow? { outermost.givenWindow }
  /// The first flow of its tree, or the nearest that has a window's root.
  var outermost: Flow {
    var outermost = self
    while !outermost.isRoot, let around = outermost.parent { outermost = around }
    return outermost
  }
  /// The stack that it was given to be shown on.
  var givenStack: UINavigationController? {
    if case .push = presentationKind { presentationPlace as? UINavigationController } else { nil }
  }
  /// The stack that its screens are pushed onto. Held by whatever shows it.
  weak var navigationController: UINavigationController?
  /// The one that its screens are on, be it that of a flow around it.
  var stack: UINavigationController? {
    sequence(first: self) { $0.hasPresentation ? nil : $0.parent }.lazy.compactMap(\.ownStack).first
  }
  /// That, or the one that its first screen is or is on, where it has shown that by itself.
  private var ownStack: UINavigationController? {
    if let navigationController { return navigationController }
    guard !hasPresentation, let first = screens.first else { return nil }
    return first.controller as? UINavigationController ?? first.stack?.navigationController
  }

  var handler: Handler?
  var leaveGuard: Coordinator.LeaveGuard?
  var output: Any? {
    get { storedOutput?.output }
    set { storedOutput = if let newValue { Output(newValue) } else { nil } }
  }
  private var storedOutput: Output?
  // Hardly any flow has one, so that it takes as little room and time as it can where there is none.
  private final class Output {
    let output: Any
    init(_ output: Any) { self.output = output }
  }
  /// Who wait for its end, as `run` does, and for its output: it may run once more when they hear of that.
  var waiters: [(FlowEnding, Any?) -> Void] {
    get { storedWaiters }
    set { storedWaiters = newValue }
  }
  // Nobody changes it in place: looking at it needs no check at run time then.
  private var storedWaiters: [(FlowEnding, Any?) -> Void] = []

  init(of type: Coordinator.Type) { self.type = type }

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
    for child in children.reversed() { child.flow.end(.parentEnded) }
    children = []
    parent = nil
    sharedSupervisor?.trace.note { .released(flow: name) }
    if isFirst { sharedSupervisor?.firstWasReleased() }
    giveUpTree()
  }

  /// Nothing is to come of it any more.
  private func giveUpTree() {
    giveUpAll()
    handler = nil
    leaveGuard = nil
    waiters = []
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
    if hasBeenHeir, supervisor.legacies.passOn(from: self) { supervisor.lookLater() }
    hasBeenHeir = false
    isReleased = true
    giveUpTree()
    return next
  }

  /// Its parent lets go of it.
  func stayUntilTold() { if stage == .ending { endingCoordinator = coordinator } }

  func didTellEnd() { endingCoordinator = nil }

  func remove(_ child: Coordinator) {
    var children: [Coordinator] = []
    swap(&children, &self.children)
    children.remove(child)
    swap(&children, &self.children)
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

  var isRunning: Bool { stage == .running }
  /// It has neither shown nor asked for anything.
  var isBlank: Bool { !hasShown && children.isEmpty && expectedRequests == 0 }
  /// It has shown something, or what runs within it has.
  var subtreeHasShown: Bool { subtree.contains(where: \.hasShown) }
  /// Its first screen is to come, and has not been asked for.
  var needsFirstScreen: Bool { !hasShown && !isHeir && expectedRequests == 0 }
  /// So it is with all that has run within it, but for one of those that do now. (One that was refused may ask for more
  /// before it hears of that.)
  func needsFirstScreen(besides child: Flow) -> Bool {
    if hasBegunWithin && !wasRefused || !needsFirstScreen { return false }
    for other in children where other.flow !== child && other.flow.hasShown { return false }
    return true
  }
  /// A plain flow may have screens of its own all the same: UIKit alone was told of them.
  var mayHaveShownByUIKit: Bool {
    isRunning && !hasShown && !isManaged && expectedRequests == 0 && parent != nil
  }
  /// It runs, and is to be asked before it is left.
  var isGuarded: Bool { isRunning && leaveGuard != nil }
  /// Its end has not been decided on, be it that it has yet to begin: it can own screens and have children.
  var isLive: Bool { stage == .idle || stage == .running }
  var mayBegin: Bool { stage == .idle || stage == .ended }
  /// It has begun as it was told of a link, say, and shows nothing: its start is to come.
  var isYetToStart: Bool {
    stage == .running && parent == nil && isBlank && !hasPresentation
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

  /// The owner of what already lies on an unread stack when this flow goes on there: its parent, unless that is shown
  /// elsewhere, or over it.
  var ownerOfWhatIsThere: Flow? {
    guard let parent, !parent.hasShown, !parent.hasPresentation || parent.isRoot else {
      return nil
    }
    return parent
  }

  /// Whether neither the app has said where it is shown, nor anything is there that it could be shown on.
  var lacksPlace: Bool {
    guard nearestThatHasShown == nil else { return false }
    return switch nearestWithPresentation?.presentationKind {
    case .over, nil: true
    case .push, .present, .root, .tab: false
    }
  }

  /// What it has shown, and what those within it have.
  var subtreeControllers: [UIViewController] {
    subtree.flatMap(\.screens).compactMap(\.controller)
  }

  /// This flow and all within it, each before its children, those in the order of `childCoordinators`.
  var subtree: [Flow] {
    guard !children.isEmpty else { return [self] }
    var found: [Flow] = []
    var open = [self]
    while let next = open.popLast() {
      found.append(next)
      for child in next.children.reversed() { open.append(child.flow) }
    }
    return found
  }
}
