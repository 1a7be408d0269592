import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow on a link's way that starts what comes next from a task.
@MainActor struct StartedInTaskTests {
  /// The flow that the link leads to, run by the one on the way.
  private final class Step: Coordinator, ResultCoordinator {
    typealias Output = Void
    weak var stage: Stage?
    override func start() { show(stage?.page("B") ?? UIViewController(), animated: false) }
    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      step.name == "page" ? .show(UIViewController()) : .unknown
    }
  }

  private let scene: LinkScene
  init() throws { scene = try LinkScene() }

  private static func step(on stage: Stage, hasStep: Bool = true) -> Step {
    let child = Step()
    child.stage = stage
    if hasStep { child.linkStep = .flow("B") }
    stage.note(child, "step")
    return child
  }

  private static func runsStep(_ guide: Guide, on stage: Stage, hasStep: Bool = true) {
    guide.onStart = { guide in
      Task { [weak guide] in try? await guide?.run(step(on: stage, hasStep: hasStep)) }
    }
  }

  /// A first flow that runs the step from a task as it starts.
  private func makeApp(hasStep: Bool = true) -> Guide {
    let stage = scene.stage
    let app = Guide("app", on: stage)
    Self.runsStep(app, on: stage, hasStep: hasStep)
    app.ways = { _, way, _ in way == .flow("B") ? .start(Self.step(on: stage)) : nil }
    return app
  }

  private func begin(isBlank: Bool = false) {
    // The scene has its root, whose ways are not to hold the scene.
    scene.root.ways = { [stage = scene.stage] guide, way, _ in
      guard way == .flow("A") else { return way == .flow("B") ? .start(Self.step(on: stage)) : nil }
      let child = guide.child("A")
      if isBlank { child.first = nil }
      Self.runsStep(child, on: stage)
      return .start(child)
    }
  }

  @Test func `nor by a flow that shows nothing itself, where a test lets the app settle`()
    async throws
  {
    begin(isBlank: true)
    let link: Link = [.flow("A"), .flow("B"), .page("C")]
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open(link) { outcome = $0 } }
    try await scene.user.settle()
    #expect(outcome == .opened)
    #expect(scene.flow("A")?.childCoordinators.count == 1)
    #expect(scene.root.link == link)
    let tree = scene.stage.run { scene.root.save() }
    await end(scene.root)
    let fresh = try StartedInTaskTests()
    fresh.begin(isBlank: true)
    var report: RestorationReport?
    fresh.scene.stage.run { fresh.scene.root.restore(tree) { report = $0 } }
    try await fresh.scene.user.settle()
    #expect(report == RestorationReport())
    #expect(fresh.scene.root.link == link)
    #expect(fresh.scene.stage.run { fresh.scene.root.save() } == tree)
    #expect(fresh.scene.stage.faults == [])
    await fresh.end(fresh.scene.root)
  }

  @Test func `nor by one that another flow without a screen has started`() async throws {
    let stage = scene.stage
    scene.root.ways = { guide, way, _ in
      guard way == .flow("A") else { return nil }
      let (outer, inner) = (guide.child("A"), guide.child("inner"))
      (outer.first, inner.first) = (nil, nil)
      Self.runsStep(inner, on: stage)
      inner.ways = { _, way, _ in way == .flow("B") ? .start(Self.step(on: stage)) : nil }
      outer.onStart = { outer in outer.pushCoordinator(inner) }
      outer.ways = { _, way, _ in way == .flow("B") ? .ask(inner) : nil }
      return .start(outer)
    }
    var outcome: LinkOutcome?
    scene.stage.run {
      scene.root.open([.flow("A"), .flow("B"), .page("C")]) { outcome = $0 }
    }
    try await scene.user.settle()
    #expect(outcome == .opened)
    #expect(scene.flow("inner")?.childCoordinators.count == 1)
    scene.root.ways = { _, _, _ in nil }
    await end(scene.root)
  }

  @Test(
    "it is not started once more, also where a look is due as something has been released",
    arguments: [true, false], [true, false])
  func notTwice(goesOn: Bool, isLookDue: Bool) async throws {
    begin()
    let link: Link = goesOn ? [.flow("A"), .flow("B"), .page("C")] : [.flow("A"), .flow("B")]
    var outcomes: [LinkOutcome] = []
    if isLookDue {
      let stack = UINavigationController(rootViewController: UIViewController())
      scene.stage.run { scene.root.present(stack, animated: false) }
      scene.stage.settle()
      scene.stage.run { scene.root.goBack(animated: false) }
      scene.stage.settle()
    }
    scene.stage.run { scene.root.open(link) { outcomes.append($0) } }
    await scene.stage.turns()
    #expect(outcomes == [.opened])
    #expect(scene.flow("A")?.childCoordinators.count == 1)
    #expect(scene.root.link == link)
    #expect(scene.stage.faults == [])
  }

  @Test(
    "nor where the link comes in the turn in which the app starts", arguments: [true, false],
    [true, false])
  func coldLink(goesOn: Bool, isShown: Bool) async throws {
    let app = makeApp()
    if !isShown { app.first = nil }
    let link: Link = goesOn ? [.flow("B"), .page("C")] : [.flow("B")]
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      app.start(.root(of: scene.stage.window))
      app.open(link) { outcomes.append($0) }
    }
    await scene.stage.turns()
    #expect(outcomes == [.opened])
    #expect(app.childCoordinators.count == 1)
    #expect(app.link == link)
    #expect(scene.stage.faults == [])
    await end(app)
  }

  @Test("whoever opens a link then hears of it as the app ends in that turn")
  func appEndsAtOnce() async {
    let stage = scene.stage
    var app: Guide? = Guide("app", on: stage)
    var outcomes: [LinkOutcome] = []
    stage.run {
      app?.start(.root(of: stage.window))
      app?.open([.page("C")]) { outcomes.append($0) }
      app = nil
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(outcomes == [.failed(LinkFailure(.page("C"), .flowHasEnded("Guide")))])
  }

  /// Its task holds it, as it waits for what it runs.
  private func end(_ app: Guide) async {
    scene.stage.run { _ = app.cancel(animated: false) }
    await scene.stage.turns()
  }

  @Test("nor where a tree is restored then", arguments: [true, false])
  func coldTree(hasStep: Bool) async throws {
    let app = makeApp(hasStep: hasStep)
    scene.stage.run { app.start(.root(of: scene.stage.window)) }
    await scene.stage.turns()
    let tree = scene.stage.run { app.save() }
    #expect(tree.root?.children.count == 1)
    await end(app)
    let fresh = makeApp(hasStep: hasStep)
    var report: RestorationReport?
    scene.stage.run {
      fresh.start(.root(of: scene.stage.window))
      fresh.restore(tree) { report = $0 }
    }
    await scene.stage.turns()
    #expect(report == RestorationReport())
    #expect(fresh.childCoordinators.count == 1)
    await end(fresh)
  }

  @Test(
    "nor where a tree is restored in which another flow has started it", arguments: [true, false])
  func treeWithin(goesOn: Bool) async throws {
    begin()
    let link: Link = goesOn ? [.flow("A"), .flow("B"), .page("C")] : [.flow("A"), .flow("B")]
    scene.stage.run { scene.root.open(link) { _ in } }
    await scene.stage.turns()
    let tree = scene.stage.run { scene.root.save() }
    await end(scene.root)
    let fresh = try StartedInTaskTests()
    fresh.begin()
    var report: RestorationReport?
    fresh.scene.stage.run { fresh.scene.root.restore(tree) { report = $0 } }
    await fresh.scene.stage.turns()
    #expect(report == RestorationReport())
    #expect(fresh.scene.flow("A")?.childCoordinators.count == 1)
    #expect(fresh.scene.root.link == link)
    #expect(fresh.scene.stage.run { fresh.scene.root.save() } == tree)
    await fresh.end(fresh.scene.root)
  }

  @Test("a step that is taken from a task at launch comes before a link", arguments: [true, false])
  func takenAtLaunch(isBlank: Bool) async throws {
    let app = Guide("app", on: scene.stage)
    if isBlank { app.first = nil }
    app.onStart = { app in Task { [weak app] in app?.take(.flow("B")) } }
    var outcome: LinkOutcome?
    scene.stage.run {
      app.start(.root(of: scene.stage.window))
      app.open([.flow("C")]) { outcome = $0 }
    }
    await scene.stage.turns()
    #expect(outcome == .opened)
    #expect(scene.titles == (isBlank ? "B C" : "app C"))
    await end(app)
  }
}
