public import AppHost
public import UIKit

/// A user for tests: sees what is on screen, and does what a person could do, on a clock that
/// stands still between two steps.
///
///     let user = try VirtualUser(running: app)
///     try user.tap("Alpine Dawn")
///     try user.tap("Buy")
///     try await user.settle()
///     #expect(user.sees("Sign In"))
///
/// Whatever a person could not do (tap what is not there, is disabled, or lies under a sheet) throws
/// a `UserError`, which shows the screen.
@MainActor public final class VirtualUser {
  public private(set) var session: AppSession
  public let clock = ManualClock()
  let census = Census()
  private let device: App.Device
  /// The sessions before this one.
  private var ended: [AppSession] = []

  /// Whether each step waits until what it has set in motion on screen has come to rest, as most
  /// people do. A test of a quick user switches it off, and moves the clock itself.
  public var waitsForTransitions = true

  /// What a user's device is called where nobody says otherwise.
  public nonisolated static let device = App.Device(id: "test")

  /// Launches the app, in UIKit's strict mode, and lets what it shows at first come to rest.
  ///
  /// - Parameters:
  ///   - link: what the app is launched to open.
  ///   - activity: the `session.restorationActivity` of an earlier user, to go on with.
  public init(
    running app: App, on device: App.Device = VirtualUser.device, opening link: URL? = nil,
    restoring activity: NSUserActivity? = nil
  ) throws {
    self.device = device
    AppSession.leaveWaitsToUsers()
    AppSession.countCoordinators()
    session = try AppSession(
      app: app, device: device, clock: .manual(clock), isStrict: true, opening: link,
      restoring: activity, census: census)
    TestUsers.current?.add(self)
    clock.runUntilIdle()
  }

  /// Ends the app and starts it again on the same device, as wide and as dark as that is by now: what it has saved is
  /// there, and nothing else, save what its scene gave to go on with.
  ///
  /// - Parameters:
  ///   - ending: who has ended it: where the user has, that is not there either.
  ///   - link: what it is started again to open.
  public func relaunch(endedBy ending: AppEnding = .system, opening link: URL? = nil) throws {
    let former = session
    let onEvent = former.onEvent
    let recorders = former.listeners.all.compactMap { $0 as? Recorder }
    for recorder in recorders { recorder.noteRelaunch(endedBy: ending, opening: link) }
    switch ending {
    case .system: former.kill()
    case .user: former.end()
    }
    session = try AppSession(
      app: former.app, device: App.Device(id: device.id, width: former.width),
      traits: former.application.screen.traitCollection, clock: .manual(clock), isStrict: true,
      opening: link, restoring: ending == .user ? nil : former.restorationActivity, census: census)
    session.onEvent = onEvent
    former.onEvent = nil
    for recorder in recorders { recorder.goOn(in: session) }
    ended.append(former)
    clock.runUntilIdle()
  }

  // MARK: Seeing

  /// What the user looks at, as text: every layer, the topmost last.
  public var screen: String { ScreenText(session.tree).description }

  /// The title of the screen that the user is on.
  public var title: String { session.tree.screen?.label ?? "" }

  /// Whether the text can be read in the topmost layer: as a label, a title or a field's content.
  public func sees(_ text: String) -> Bool { finder.sees(text) }

  // MARK: Doing

  /// Taps what is called `label`: a button, a row that shows the text, the back button.
  ///
  /// - Parameter container: what the row or group that it is in shows, where several things on
  ///   screen have the same name: `tap("Buy", in: "Alpine Dawn")`.
  public func tap(
    _ label: String, in container: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("tap \(quoted(label, in: container))", file, line) {
      try .tap(finder.node(label, in: container, for: .tap))
    }
  }

  /// Taps what the target names: `tap(Target("Home", role: .tab))`, where the back button is called that as well.
  public func tap(_ target: Target, file: StaticString = #fileID, line: UInt = #line) throws {
    try step("tap \(target)", file, line) { try .tap(finder.node(target, for: .tap)) }
  }

  /// Two taps on the same spot with nothing in between. The second one falls on whatever is there by
  /// then, or on nothing.
  public func doubleTap(
    _ label: String, in container: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    let waits = waitsForTransitions
    waitsForTransitions = false
    defer { waitsForTransitions = waits }
    var spot: UserEvent?
    try step("double tap \(quoted(label, in: container))", file, line) {
      let event = try UserEvent.tap(finder.node(label, in: container, for: .tap))
      spot = event
      return event
    }
    try attempt("double tap \(quoted(label, in: container))", file, line) {
      if let spot { session.perform(spot) }
      if waits { clock.runUntilIdle() }
      try expectRunning()
    }
  }

  /// Does two things or more at the same time, with as many fingers: nothing has come to rest in
  /// between.
  public func together(_ steps: () throws -> Void) rethrows {
    let waits = waitsForTransitions
    waitsForTransitions = false
    defer {
      waitsForTransitions = waits
      if waits { clock.runUntilIdle() }
    }
    try steps()
  }

  /// Writes into a field, in place of what it holds.
  public func type(
    _ text: String, into field: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("type into \(quoted(field))", file, line) {
      try .type(finder.node(field, in: nil, for: .type), text: text)
    }
  }

  /// Presses the return key in a field.
  public func submit(
    _ field: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("press return in \(quoted(field))", file, line) {
      try .submit(finder.node(field, in: nil, for: .submit))
    }
  }

  /// Brings up more rows of the list on screen.
  public func scroll(file: StaticString = #fileID, line: UInt = #line) throws {
    try step("scroll", file, line) { try .scroll(finder.list()) }
  }

  /// Brings up the rows before those that the list on screen shows.
  public func scrollBack(file: StaticString = #fileID, line: UInt = #line) throws {
    try step("scroll back", file, line) { try .scrollBack(finder.list(with: .scrollBack)) }
  }

  /// One step back, whatever takes it here: the back button, or a swipe down.
  public func goBack(file: StaticString = #fileID, line: UInt = #line) throws {
    try step("go back", file, line) { .goBack }
  }

  /// A swipe from the left edge; in parts, the finger stays down in between.
  public func swipeBack(
    _ phase: UserEvent.GesturePhase = .whole, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("swipe back (\(phase.rawValue))", file, line) { .swipeBack(phase) }
  }

  /// A swipe down on the sheet; in parts, the finger stays down in between.
  public func swipeDown(
    _ phase: UserEvent.GesturePhase = .whole, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("swipe down (\(phase.rawValue))", file, line) { .swipeDown(phase) }
  }

  // MARK: The app and what surrounds it

  /// Opens a link to the app, in a page or a mail. It brings the app back if the user has left it.
  public func open(_ link: URL, file: StaticString = #fileID, line: UInt = #line) throws {
    try step("open \(link)", file, line) { .open(link) }
  }

  /// Goes to another app. Until the user returns, nothing on screen can be used.
  public func leaveApp(file: StaticString = #fileID, line: UInt = #line) throws {
    try step("leave the app", file, line) { .leaveApp }
  }

  public func returnToApp(file: StaticString = #fileID, line: UInt = #line) throws {
    try step("return to the app", file, line) { .returnToApp }
  }

  /// Makes the app's window wide, or narrow as a phone, as people do on a tablet.
  public func resize(to width: App.Device.Width) {
    session.width = width
    if waitsForTransitions { clock.runUntilIdle() }
  }

  // MARK: Waiting

  /// Waits until transitions and the tasks that the app has started are over. A task that waits
  /// for a flow (`run`), a request (`done()`) or a link (`open(_:)`) waits for the user: that is not waited for.
  ///
  /// - Throws: where that has not come within `limit`, in real time, and where the app has ended by an
  ///   exception.
  public func settle(
    within limit: Duration = .seconds(10), file: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let isAtRest = await session.settle(within: limit)
    try attempt("wait for the app", file, line) {
      try expectNoException()
      if !isAtRest { throw NodeFinder.Failure("It was still at work after \(limit).") }
    }
  }

  /// Lets what the apps that were ended have under way come to its end, as far as it does, until
  /// nothing of it matters any more. A task that waits for a flow learns of its end a few turns later,
  /// and holds until then what it has shown.
  func settleEndedApps(until isDone: () -> Bool) async {
    for _ in 0..<20 where !ended.isEmpty && !isDone() {
      // What is released is looked after a turn later, and that is no session's work.
      await Task.yield()
      var resting: [AppSession] = []
      for session in ended {
        if await session.settle(within: .seconds(10)) { resting.append(session) }
      }
      // Who is for ever at work is not waited for again.
      ended = resting
    }
    ended = []
  }

  var finder: NodeFinder { NodeFinder(tree: session.tree) }

  func step(
    _ step: String, _ file: StaticString, _ line: UInt, _ event: () throws -> UserEvent
  ) throws {
    try attempt(step, file, line) {
      let outcome = try session.perform(event())
      if waitsForTransitions { clock.runUntilIdle() }
      if case .refused(let refusal) = outcome { throw NodeFinder.Failure("\(refusal)") }
      try expectRunning()
    }
  }

  /// Says of a failure what was tried, and shows the screen.
  func attempt(
    _ step: String, _ file: StaticString, _ line: UInt, _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch let failure as NodeFinder.Failure {
      throw UserError(
        step: step, reason: failure.reason, screen: screen, file: file, line: line)
    }
  }

  func expectRunning() throws(NodeFinder.Failure) {
    try expectNoException()
    if let reason = session.endReason { throw NodeFinder.Failure("The app has ended: \(reason)") }
  }

  /// An exception in a task or at the end of a transition comes after the event that has led to it, and the
  /// session ends a turn later than that.
  func expectNoException() throws(NodeFinder.Failure) {
    if let reason = session.exception { throw NodeFinder.Failure("The app has ended: \(reason)") }
  }

  func quoted(_ label: String, in container: String? = nil) -> String {
    "“\(label)”" + (container.map { " in “\($0)”" } ?? "")
  }
}
