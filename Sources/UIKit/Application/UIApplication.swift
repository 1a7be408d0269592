/// One running app. Here it is also everything that belongs to one session and is global on iOS: a
/// process runs many.
@MainActor open class UIApplication: UIResponder {
  /// The application of the session that the running code belongs to. Code that belongs to none (a
  /// detached task, a closure that a timer calls) stops here with a message that says so.
  open class var shared: UIApplication {
    Session.requireApplication(for: "UIApplication.shared")
  }

  open unowned var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.inactive
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }
  // Kept without effect.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true
  /// The actions on the app's icon.
  open var shortcutItems: [UIApplicationShortcutItem]?

  open var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Where the application delegate does not say otherwise, all but upside down.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }
  /// Never called by a host, which acts on what is on screen and does not touch it.
  open func sendEvent(_ event: UIEvent) {}

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: What a host needs

  /// How many rows a list keeps on screen at most, however far the user scrolls. Those that are passed
  /// are given back, and asked for again when the user scrolls back.
  package var listWindow = Int.max { didSet { listWindowDidChange() } }
  package let clock: any HostClock
  /// Whether what Apple's UIKit may corrupt its state over is recorded as a fault.
  package let isStrict: Bool
  package let screen = UIScreen()
  package let device = UIDevice()
  /// What the app did that UIKit warns of or raises an exception for, oldest first.
  package private(set) var faults: [Fault] = []
  /// Called on each visible change, with the view in which it is, where that is known.
  package var onContentChange: ((UIView?) -> Void)? {
    get { changeHandler }
    set { changeHandler = newValue }
  }
  private var changeHandler: ((UIView?) -> Void)?
  /// Called with each fault as it is recorded.
  package var onFault: ((Fault) -> Void)?
  /// Called with each responder as it is made, while `UIResponder.countings` is not 0. It is not yet
  /// initialised further than `UIResponder` is. A test kit tells it of other objects besides.
  package var onMake: ((AnyObject) -> Void)?
  /// Makes the context that code of this session carries. A host replaces it to follow that code.
  package var contextFactory: ((UIApplication) -> SessionContext)?
  /// Whether the host opens such a link, which the app hands over.
  package var canOpen: (URL) -> Bool = { url in
    url.scheme.map { UIApplication.commonSchemes.contains($0.lowercased()) } ?? false
  }
  /// The links that the app has handed over, oldest first.
  package private(set) var openedLinks: [URL] = []
  package var onOpen: ((URL) -> Void)?
  /// What the app has told a screen reader, oldest first.
  package private(set) var accessibilityPosts: [AccessibilityPost] = []
  package var onAccessibilityPost: ((AccessibilityPost) -> Void)?
  /// The work that the app asked time for in the background and has not ended, by its name.
  package internal(set) var backgroundTasks: [UIBackgroundTaskIdentifier: String] = [:]
  var lastBackgroundTask = 0
  /// What waits for the user, and how each is given up.
  private var waits: [Int: () -> Void] = [:]
  private var lastWait = 0
  /// How many transitions run. A host waits for 0 before it calls the screen at rest.
  package private(set) var runningTransitions = 0

  /// The menu that is open.
  package internal(set) var openMenu: OpenMenu? {
    get { shownMenu }
    set { shownMenu = newValue }
  }
  private var shownMenu: OpenMenu?

  var heldDelegate: (any UIApplicationDelegate)?

  /// What is due later, in the order of its numbers. The clock knows no more than that, so that it ends
  /// with the app.
  private var due: [DueAction] = []
  private var lastDue = 0
  private var hasEnded = false

  package init(clock: any HostClock, isStrict: Bool = false) {
    self.clock = clock
    self.isStrict = isStrict
    super.init()
  }

  package func makeContext() -> SessionContext {
    contextFactory?(self) ?? SessionContext(application: self)
  }

  package final func contentDidChange(in view: UIView? = nil) {
    if shownMenu != nil { checkOpenMenu() }
    changeHandler?(view)
  }

  func record(_ post: AccessibilityPost) {
    accessibilityPosts.append(post)
    onAccessibilityPost?(post)
  }

  func leave(by link: URL) {
    openedLinks.append(link)
    onOpen?(link)
  }

  /// Keeps a fault, unless only strict mode cares for it.
  package func record(_ fault: Fault) {
    if fault.kind == .strict, !isStrict { return }
    faults.append(fault)
    onFault?(fault)
  }

  /// Calls `action` later, as code of this session.
  package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let current = Session.current
    schedule(
      after: delay, in: current?.application === self ? current : makeContext(), action)
  }

  /// - Parameter context: of this session. Looking it up takes longer than all else.
  func schedule(
    after delay: TimeInterval, in context: SessionContext?,
    _ action: @escaping @MainActor () -> Void
  ) {
    guard !hasEnded else { return }
    lastDue += 1
    let number = lastDue
    due.append(DueAction(number: number, context: context, action: action))
    clock.schedule(after: delay) { [weak self] in self?.takeDue(number)?.perform() }
  }

  private func takeDue(_ number: Int) -> DueAction? {
    // Mostly one of the first: what is due soonest was scheduled first.
    for index in due.indices where due[index].number == number { return due.remove(at: index) }
    return nil
  }

  /// A task waits for the user.
  ///
  /// - Parameter giveUp: called where the app ends before `hasWaited` is, with the number that this returns. At once where
  ///   it has ended.
  package func waits(givingUp giveUp: @escaping () -> Void) -> Int {
    lastWait += 1
    guard !hasEnded else {
      giveUp()
      return lastWait
    }
    waits[lastWait] = giveUp
    return lastWait
  }

  package func hasWaited(_ number: Int) { waits[number] = nil }

  /// The app has ended: nothing is waited for any more.
  func giveUpWaits() {
    let waits = waits.sorted { $0.key < $1.key }
    self.waits = [:]
    for (_, giveUp) in waits { giveUp() }
  }

  /// The app has ended: nothing is due any more.
  func dropScheduled() {
    hasEnded = true
    due = []
    runningTransitions = 0
    for transition in customTransitions.values { transition.letGo() }
    animationsInUse = nil
  }

  /// Runs a transition's end: at once when it is not animated, else when its time is over.
  func finishTransition(after duration: TimeInterval, _ end: @escaping @MainActor () -> Void) {
    guard duration > 0 else { return end() }
    beginMoving()
    schedule(after: duration) {
      self.endMoving()
      end()
      self.contentDidChange()
    }
  }

  func beginMoving() { runningTransitions += 1 }
  func endMoving() { if !hasEnded { runningTransitions -= 1 } }

  /// What the session's code animates. Made when first asked for.
  var animations: AnimationScope {
    if let animationsInUse { return animationsInUse }
    let made = AnimationScope(self)
    animationsInUse = made
    return made
  }
  private(set) var animationsInUse: AnimationScope?
  /// Those that run: each ends when the app says so.
  var customTransitions: [ObjectIdentifier: CustomTransition] = [:]
}
