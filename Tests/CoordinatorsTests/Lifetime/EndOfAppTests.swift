import AppHost
import CoordinatorTesting
import Testing
import UIKit

@testable import Coordinators

/// An app that ends holds nothing, whatever was still due.
@MainActor struct EndOfAppTests {
  private enum Due: CaseIterable {
    case nothing
    /// A look at what a flow has left behind.
    case look
    /// A screen that waits for a transition.
    case request
    /// A flow whose first screen waits for a transition.
    case start
    /// A screen that is to be taken away.
    case finish
  }

  @Test("its flows are released", arguments: Due.allCases)
  private func released(due: Due) throws {
    let (home, record, supervisor) = try {
      let stage = try Stage()
      let child = stage.begin("child", ["A"])
      stage.run {
        switch due {
        case .nothing: break
        case .look: if let object = child.object { stage.home.popCoordinator(object) }
        case .request: for title in ["B", "C"] { child.object?.show(title) }
        case .start:
          child.object?.show("B")
          stage.begin("grandchild", ["C"], within: child.object, settles: false)
        case .finish:
          child.object?.show("B")
          child.object?.finish()
        }
      }
      let flow = stage.home.flow
      return (Weakly(stage.home), Weakly(flow), Weakly(flow.supervisor))
    }()
    #expect(home.object == nil)
    // What is kept of the flows refers to each other: it is cut.
    #expect(record.object == nil)
    #expect(supervisor.object == nil)
  }

  @Test("a link that opens a flow then is answered, and holds nothing", arguments: [true, false])
  func link(isPresented: Bool) async throws {
    var outcomes: [LinkOutcome] = []
    let (home, child) = try {
      let scene = try LinkScene()
      if isPresented { scene.root.presentation = .over() }
      scene.stage.run { scene.root.open([.flow("B")]) { outcomes.append($0) } }
      return (Weakly(scene.root), Weakly(try #require(scene.flow("B"))))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(outcomes.count == 1)
    #expect(home.object == nil)
    #expect(child.object == nil)
  }

  @Test("nor does a step that names the stack that it leads to", arguments: [true, false])
  func namedStack(isLower: Bool) async throws {
    let (home, child, stack) = try {
      let scene = try LinkScene()
      if isLower {
        scene.root.ways = { [weak stack = scene.stage.stack] guide, _, _ in
          stack.map { .start(guide.child("B"), .push(on: $0)) }
        }
        scene.stage.run { scene.root.take(.flow("B")) }
        scene.user.clock.advance(by: 0.1)
        return (
          Weakly(scene.root), Weakly(try #require(scene.flow("B"))), Weakly(scene.stage.stack)
        )
      }
      let details = UINavigationController(rootViewController: scene.stage.page("None"))
      scene.root.ways = { guide, _, _ in .start(guide.child("B"), .push(on: details)) }
      scene.stage.run { _ = scene.root.present(details) }
      scene.stage.settle()
      scene.stage.run { scene.root.take(.flow("B")) }
      scene.user.clock.advance(by: 0.1)
      return (Weakly(scene.root), Weakly(try #require(scene.flow("B"))), Weakly(details))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
    #expect(child.object == nil)
    #expect(stack.object == nil)
  }

  @Test("nor does one for which a column slides", arguments: [true, false], [0.1, 0.34, 0.5])
  func column(isTaken: Bool, moment: TimeInterval) async throws {
    let (home, stack) = try {
      let scene = try LinkScene(columnsIn: .compact)
      let left = try #require(scene.flow("left"))
      let columns = try #require(scene.columns)
      scene.stage.run { columns.show(.primary) }
      scene.stage.settle()
      let right = try #require(columns.viewController(for: .secondary) as? UINavigationController)
      left.ways = { guide, _, _ in .start(guide.child("B"), .push(on: right)) }
      scene.stage.run { isTaken ? left.take(.flow("B")) : left.open([.flow("B")]) }
      #expect(scene.user.session.isTransitioning)
      scene.user.clock.advance(by: moment)
      return (Weakly(left), Weakly(right))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
    #expect(stack.object == nil)
  }

  @Test("nor does one that what is in its way has yet to go for", arguments: [true, false])
  func makingRoom(isTaken: Bool) async throws {
    let (home, first, details) = try {
      let scene = try LinkScene(columnsIn: .regular)
      let left = try #require(scene.flow("left"))
      let columns = try #require(scene.columns)
      let right = try #require(columns.viewController(for: .secondary) as? UINavigationController)
      left.ways = { guide, step, _ in .start(guide.child(step["name"] ?? ""), .push(on: right)) }
      @MainActor func goOn(to step: LinkStep) {
        scene.stage.run { isTaken ? left.take(step) : left.open(Link([step])) }
        scene.user.clock.advance(by: 0.1)
      }
      goOn(to: .flow("B"))
      let child = Weakly(try #require(scene.flow("B")))
      goOn(to: .flow("C"))
      return (Weakly(left), child, Weakly(right))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
    #expect(first.object == nil)
    #expect(details.object == nil)
  }

  @Test("nor does a link that has more steps to take from a flow", arguments: [true, false])
  func moreSteps(isOver: Bool) async throws {
    let (home, child) = try {
      let scene = try LinkScene()
      let details = UINavigationController(rootViewController: scene.stage.page("None"))
      scene.root.ways = { guide, step, _ in
        guide.name == "B" ? .start(guide.child("C"), .push(on: details)) : nil
      }
      scene.stage.run {
        _ = scene.root.present(details, animated: false)
        scene.root.open([.flow("B"), .flow("C")])
      }
      let child = try #require(scene.flow("B"))
      scene.stage.run { if isOver { child.finish() } }
      return (Weakly(scene.root), Weakly(child))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
    #expect(child.object == nil)
  }

  @Test("a link is answered whatever it comes to wait for then", arguments: [true, false])
  func linkThatLoads(isAnimated: Bool) async throws {
    var outcomes: [LinkOutcome] = []
    let home = try {
      let scene = try LinkScene()
      scene.root.ways = { guide, step, _ in
        guard step == "slow" else { return nil }
        let slow = guide.child("slow")
        slow.first = nil
        return .start(slow)
      }
      #expect(scene.open([.flow("A")]) == .opened)
      scene.flow("A")?.presentation = .over(style: .fullScreen)
      #expect(scene.open([.flow("A"), .flow("full")]) == .opened)
      scene.stage.run {
        scene.root.open(["slow", .page("B")], animated: isAnimated) { outcomes.append($0) }
      }
      return Weakly(scene.root)
    }()
    for _ in 0..<60 { await Task.yield() }
    #expect(outcomes.count == 1)
    #expect(home.object == nil)
  }

  enum Exit: CaseIterable { case back, swipe, sheet }

  @Test(
    "a guarded flow that is just being left is released", arguments: Exit.allCases, [true, false])
  func guarded(exit: Exit, isLate: Bool) async throws {
    let (home, stack) = try {
      let stage = try Stage()
      var answer: ((Bool) -> Void)?
      stage.begin("child", ["A"], exit == .sheet ? .over() : nil) { child in
        child.canLeave = { _, reply in if isLate { answer = reply } else { reply(true) } }
      }
      stage.user.waitsForTransitions = false
      switch exit {
      case .back: try stage.user.goBack()
      // It throws where the guard holds it.
      case .swipe: try? stage.user.swipeBack()
      case .sheet: try? stage.user.swipeDown()
      }
      stage.run { answer?(true) }
      stage.user.clock.advance(by: 0.1)
      return (Weakly(stage.home), Weakly(stage.stack))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
    #expect(stack.object == nil)
  }

  @Test("a task that waits for a flow is not left hanging", arguments: [["A"], []], [false, true])
  func waiting(titles: [String], holdsParent: Bool) async throws {
    let (task, home) = try await {
      let stage = try Stage()
      let errand = Errand("child", titles)
      errand.stage = stage
      let task = stage.run {
        let held = holdsParent ? stage.home : nil
        return Task { [weak home = stage.home] in try await (held ?? home)?.run(errand) }
      }
      while stage.home.childCoordinators.isEmpty { await Task.yield() }
      stage.settle()
      return (task, Weakly(stage.home))
    }()
    await #expect(throws: CancellationError.self) { try await task.value }
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
  }

  @Test(
    "nor where no flow shows anything, and the task holds all of them", arguments: [true, false])
  func waitingUnseen(isKilled: Bool) async throws {
    let (user, home, task) = try runUnseen()
    while home.object?.childCoordinators.isEmpty ?? false { await Task.yield() }
    let child = Weakly(try #require(home.object?.childCoordinators.first))
    if isKilled { user.session.kill() } else { user.session.end() }
    await #expect(throws: CancellationError.self) { try await task.value }
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
    #expect(child.object == nil)
  }

  @Test func `nor one that comes to wait when the app has ended`() async throws {
    let (user, home, task) = try runUnseen()
    user.session.end()
    await #expect(throws: CancellationError.self) { try await task.value }
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
  }

  /// An app whose first flow has no screen and runs one without any. The task that waits for that alone holds them.
  private func runUnseen() throws -> (
    user: VirtualUser, home: Weakly<Errand>, task: Task<Void, any Error>
  ) {
    let delegate = Unseen()
    let user = try VirtualUser(running: App(name: "Test") { _ in delegate })
    let home = try #require(delegate.home)
    let task = Session.$current.withValue(user.session.application.makeContext()) {
      Task<Void, any Error> { _ = try await home.run(Errand("child", [])) }
    }
    delegate.home = nil
    return (user, Weakly(home), task)
  }

  /// Its first flow has no screen.
  private final class Unseen: UIResponder, UIApplicationDelegate {
    var home: Errand?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      home = Errand("home", [])
      home?.start()
      return true
    }
  }

  @Test(
    "a task that waits for a request, and holds its flow, is not left hanging",
    arguments: [true, false])
  func waitingForRequest(isKilled: Bool) async throws {
    let stage = try Stage()
    let task = stage.run {
      Task { [home = stage.home] in
        home.show("A")
        return await home.show("B").done()
      }
    }
    while stage.home.requests.count < 3 { await Task.yield() }
    if isKilled { stage.user.session.kill() } else { stage.user.session.end() }
    #expect(await task.value == .refused(.flowHasEnded))
  }

  @Test("nor one that waits for a link, and holds its flow", arguments: [true, false])
  func waitingForLink(isKilled: Bool) async throws {
    let stage = try Stage()
    stage.home.ways = { _ in
      .pass(Errand("gate", ["Gate"]), then: .start(Errand("child", ["A"])))
    }
    let task = stage.run { Task { [home = stage.home] in await home.open(["child"]) } }
    while stage.home.childCoordinators.isEmpty { await Task.yield() }
    if isKilled { stage.user.session.kill() } else { stage.user.session.end() }
    #expect(await task.value == .failed(LinkFailure(nil, .flowHasEnded("Errand"))))
  }

  @Test("a link that is on its way is not left hanging", arguments: [true, false])
  func link(isWaiting: Bool) async throws {
    var outcomes: [LinkOutcome] = []
    let (home, flow) = try {
      let stage = try Stage()
      stage.home.ways = { _ in .start(Errand("child", ["A"])) }
      stage.run {
        if isWaiting { stage.home.show("B") }
        stage.home.open(["child"]) { outcomes.append($0) }
      }
      let child = stage.home.childCoordinators.first
      return (Weakly(stage.home), Weakly(child?.flow ?? stage.home.flow))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(home.object == nil)
    #expect(flow.object == nil)
    #expect(outcomes.count == 1)
  }
}
