public import UIKit

/// One running app: its screen as an accessibility tree, and the user's events into it.
///
/// A process runs as many as it likes; they share nothing but what the app itself shares.
@MainActor public final class AppSession {
  public let app: App
  package let application: UIApplication

  /// Called on the main actor after the tree may have changed, once for a burst of changes.
  public var onChange: (() -> Void)?

  /// Called with each link that the app hands over, to be opened elsewhere.
  public var onOpen: ((URL) -> Void)?

  /// Called with each text that the app wants to be read out.
  public var onAnnouncement: ((String) -> Void)?

  /// Called with each event that was performed, once it has been: for those who write down what a
  /// user does.
  public var onEvent: ((PerformedEvent) -> Void)?

  /// Who hears of those events besides.
  package var listeners = EventListeners()

  /// Why the session is over, nil while it lives.
  public private(set) var endReason: String?

  let work = OutstandingWork()
  let manualClock: ManualClock?
  private var screen = Screen()
  private var isStale = true
  private var isNotifying = false
  private var events = 0
  /// What changes while a tree is made may not be in it.
  private var changes = 0
  private let firstRevision: Int
  private let identities = IdentityRegistry()

  /// What is on screen, and what its nodes stand for.
  @MainActor private struct Screen {
    var tree = AccessibilityTree(root: AccessibilityNode(id: "app", role: .application))
    var targets = EventTargets()
    /// The layers under others that have not changed since the tree was made.
    var covered = CoveredLayers()
    var path: [NodeID] = []
    var version = 0
    var pathChanges = 0
  }

  /// Launches the app: its first screen has appeared when this returns.
  ///
  /// - Parameters:
  ///   - firstRevision: where `revision` and `version` begin. A host whose pages outlive sessions
  ///     begins each session elsewhere, so that no old page passes for a present one.
  ///   - isStrict: whether what Apple's UIKit may corrupt its state over is recorded as a fault.
  ///   - link: what the app is launched to open.
  ///   - activity: the `restorationActivity` of an earlier session, to go on with.
  /// - Throws: what the app's launch throws.
  public convenience init(
    app: App, device: App.Device = App.Device(id: "default"), clock: SessionClock = .real,
    firstRevision: Int = 0, isStrict: Bool = false, opening link: URL? = nil,
    restoring activity: NSUserActivity? = nil
  ) throws {
    try self.init(
      app: app, device: device, clock: clock, firstRevision: firstRevision, isStrict: isStrict,
      opening: link, restoring: activity, census: nil)
  }

  /// - Parameters:
  ///   - traits: what the screen is like as the app is launched, but for its width, where that is not as usual.
  ///   - census: what is to know of everything that the session makes, from its launch on.
  package init(
    app: App, device: App.Device, traits: UITraitCollection? = nil, clock: SessionClock,
    firstRevision: Int = 0, isStrict: Bool, opening link: URL? = nil,
    restoring activity: NSUserActivity? = nil, census: Census?
  ) throws {
    self.app = app
    self.firstRevision = firstRevision
    width = device.width
    application = UIApplication(clock: clock.make(), isStrict: isStrict)
    if case .manual(let manual) = clock { manualClock = manual } else { manualClock = nil }
    application.contextFactory = { [work] application in
      work.begin()
      return SessionContext(application: application) { isWaiting in
        if isWaiting { work.end() } else { work.begin() }
      } onEnd: {
        work.end()
      }
    }
    application.onContentChange = { [weak self] view in self?.contentDidChange(in: view) }
    application.onFault = { [weak self] fault in
      if fault.kind == .exception { self?.endSoon() }
    }
    manualClock?.onSchedule = { [work] in work.wake() }
    application.onMake = census.map { census in { census.note($0) } }
    application.onOpen = { [weak self] in self?.onOpen?($0) }
    application.onAccessibilityPost = { [weak self] post in
      guard post.notification == .announcement, let text = post.text else { return }
      self?.onAnnouncement?(text)
    }
    try enter {
      if let traits { application.use(traits) }
      if traits != nil || device.width == .regular { useWidth() }
      application.launch(
        delegate: try app.makeDelegate(on: device), opening: link, restoring: activity)
    }
    closeEvent()
  }

  isolated deinit { end() }

  // MARK: The screen

  /// What is on screen now.
  public var tree: AccessibilityTree {
    refresh()
    return screen.tree
  }

  /// Counts the user's events that were performed, and the changes of screens. What changes within
  /// a screen by itself, a picture that has loaded, does not count. Never goes back.
  public var revision: Int {
    refresh()
    return firstRevision + events + screen.pathChanges
  }

  /// Counts every change of the tree. Never goes back.
  public var version: Int {
    refresh()
    return firstRevision + screen.version
  }

  /// What the app did that UIKit warns of or raises an exception for.
  public var faults: [String] { application.faults.map(\.description) }

  /// What it did first that Apple's UIKit may corrupt its state over, where the session is strict.
  package var strictFault: String? {
    application.faults.first { $0.kind == .strict }?.message
  }

  /// What it did that UIKit raises an exception for, which ends it: at once in an event, and else when the
  /// code that has raised it is done.
  package var exception: String? {
    application.faults.first { $0.kind == .exception }?.message
  }

  // MARK: The app and what surrounds it

  /// How much room there is from side to side. A host sets it as its window changes; what the app
  /// shows in columns follows once nothing in them moves.
  public var width: App.Device.Width {
    didSet {
      guard width != oldValue, endReason == nil else { return }
      enter { useWidth() }
      closeEvent()
    }
  }

  private func useWidth() {
    application.use(UITraitCollection(horizontalSizeClass: width == .regular ? .regular : .compact))
    screen.covered = CoveredLayers()
  }

  /// The links that the app has handed over, oldest first.
  public var openedLinks: [URL] { application.openedLinks }

  /// The texts that the app wanted to be read out, oldest first.
  public var announcements: [String] {
    application.accessibilityPosts.filter { $0.notification == .announcement }.compactMap(\.text)
  }

  /// Whether the user has left the app and not come back.
  public var isInBackground: Bool { application.applicationState == .background }

  /// What the app's scene gave when it last entered the background, or ended: for a later session to
  /// go on with.
  public private(set) var restorationActivity: NSUserActivity?

  /// The address of what the user looks at: the page of the scene's `userActivity`, from its path on.
  /// Nil where the app has said none.
  public var address: String? {
    guard let page = application.mainScene?.userActivity?.webpageURL,
      let parts = URLComponents(url: page, resolvingAgainstBaseURL: true)
    else { return nil }
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    return path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
  }

  /// Tells the app what its screen is like now: wide, dark, with larger text. What is not specified
  /// stays.
  public func use(_ traits: UITraitCollection) {
    guard endReason == nil else { return }
    enter { application.use(traits) }
    screen.covered = CoveredLayers()
    closeEvent()
  }

  /// How many rows of a list are on screen at most, however far the user scrolls; all that were scrolled
  /// to unless it is set. Those that the user has passed are given back to the app, and their nodes
  /// leave the tree; on the way back (`UserEvent.scrollBack`) they come again under the same
  /// identities. A list that is scrolled far costs what it shows only in a window. A list of no more
  /// rows than this is shown whole.
  public var listWindow: Int {
    get { application.listWindow }
    set { application.listWindow = newValue }
  }

  private func refresh() {
    guard isStale, endReason == nil else { return }
    // Rows are asked for here, and with them app code runs.
    let (former, seen) = (screen.covered, changes)
    let result = enter { TreeBuilder(identities: identities, former: former).build(application) }
    let tree = result.tree
    isStale = false
    screen.targets = result.targets
    screen.covered = changes == seen ? result.covered : CoveredLayers()
    guard tree != screen.tree else { return }
    screen.tree = tree
    screen.version += 1
    let path = tree.root.all { $0.role.isPlace }.map(\.id)
    if path != screen.path {
      screen.path = path
      screen.pathChanges += 1
    }
  }

  /// Brings on screen what is to be there, as the tree does, without making one.
  func layOut() {
    guard isStale, endReason == nil else { return }
    enter { for controller in application.layerControllers { controller.view.layoutIfNeeded() } }
  }

  private func contentDidChange(in view: UIView?) {
    changes += 1
    screen.covered.forget(view)
    mustLookAgain()
  }

  private func mustLookAgain() {
    isStale = true
    guard !isNotifying, onChange != nil else { return }
    isNotifying = true
    // After the code that changes things now: a burst of changes is told of once.
    Task.detached { @MainActor [weak self] in
      guard let self else { return }
      isNotifying = false
      onChange?()
    }
  }

  // MARK: Events

  /// Carries out what the user did, through UIKit's own paths.
  @discardableResult public func perform(_ event: UserEvent) -> EventOutcome {
    guard endReason == nil else { return .refused(.ended) }
    refresh()
    let (tree, targets, isQuick) = (screen.tree, screen.targets, isTransitioning)
    let performer = EventPerformer(tree: tree, targets: targets, application: application)
    var refusal = enter { performer.refusal(of: event) }
    // The app has held it, and has asked the user something, say.
    if refusal != nil, hasChanged || !isQuick && isTransitioning { refusal = nil }
    if refusal == nil { events += 1 }
    closeEvent()
    if let refusal { return .refused(refusal) }
    let performed = PerformedEvent(event: event, tree: tree, isQuick: isQuick)
    onEvent?(performed)
    for listener in listeners.all { listener.note(performed) }
    return .performed
  }

  /// Runs code as the app's own, as what a server has sent might: by the session's clock, and what it starts is the
  /// session's.
  @discardableResult public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { closeEvent() }
    return try enter(body)
  }

  /// Whether the screen is another than as the event came.
  private var hasChanged: Bool {
    let version = screen.version
    refresh()
    return screen.version != version
  }

  /// An exception outside an event, in a task or at the end of a transition, ends the session when
  /// the code that raised it is done.
  private func endSoon() {
    Task.detached { @MainActor [weak self] in self?.closeEvent() }
  }

  private func closeEvent() {
    mustLookAgain()
    keepActivity()
    if let exception { end(reason: exception, isCrash: true) }
  }

  private func keepActivity() {
    if let activity = application.mainScene?.session.stateRestorationActivity {
      restorationActivity = activity
    }
  }

  private func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Session.run(in: application.makeContext(), body)
  }

  // MARK: The end

  public func end() { end(reason: "The app was closed.") }

  /// Ends the app as the system does that needs its memory: in the background, and unheard.
  package func kill() {
    guard endReason == nil else { return }
    enter { _ = application.leave() }
    end(reason: "The app was killed.", isCrash: true)
  }

  private func end(reason: String, isCrash: Bool = false) {
    guard endReason == nil else { return }
    endReason = reason
    let session = application.mainScene?.session
    enter { application.terminate(isCrash: isCrash) }
    restorationActivity = session?.stateRestorationActivity ?? restorationActivity
    application.onContentChange = nil
    screen.targets = EventTargets()
    screen.covered = CoveredLayers()
    onChange?()
    onChange = nil
    onOpen = nil
    onAnnouncement = nil
  }
}
