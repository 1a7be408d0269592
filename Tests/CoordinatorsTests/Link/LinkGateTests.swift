import AppHost
import CoordinatorTesting
import Coordinators
import Testing

/// Links with a gate on the way, whether it is passed or not.
@MainActor struct LinkGateTests {
  private let scene: LinkScene
  private var stage: Stage { scene.stage }

  init() throws { scene = try LinkScene() }

  private func gate(_ isOpen: @escaping () -> Bool) {
    scene.root.ways = { [stage] guide, step, _ in
      guard step.name == "flow", guide.name == "root", !isOpen() else { return nil }
      let gate = Errand("gate", ["Sign In"])
      gate.stage = stage
      return .pass(gate, then: .start(guide.child(step["name"] ?? "")))
    }
  }

  @Test func `a gate that is passed leads on`() {
    var isSignedIn = false
    gate { isSignedIn }
    scene.open([.page("X")])
    #expect(
      scene.plan([.page("A"), .flow("B"), .page("C")]) == """
        page A › flow B › page C
          pass Errand for flow B (Guide)
          leave UIViewController “X”
          show UIViewController for page A (Guide)
          start Guide for flow B (Guide)
          show UIViewController for page C (Guide)
        """)
    #expect(scene.open([.page("A"), .flow("B"), .page("C")]) == nil)
    // Before anything is left.
    #expect(scene.titles == "root X | Sign In")
    isSignedIn = true
    stage.run { (scene.root.childCoordinators.first as? Errand)?.finish() }
    stage.settle()
    #expect(scene.outcomes.last == .opened)
    #expect(scene.titles == "root A B C")
    #expect(scene.flows == "root(B)")
    #expect(stage.faults == [])
  }

  @Test func `a gate that is not passed leaves all as it was`() throws {
    gate { false }
    scene.open([.page("X")])
    let before = scene.state
    scene.open([.page("A"), .flow("B")])
    try scene.user.swipeDown()
    #expect(
      scene.outcomes.last
        == .failed(LinkFailure(.flow("B"), .gateNotPassed("Errand"))))
    #expect(scene.state == before)
  }

  @Test func `a gate that is passed and leads nowhere is not tried again`() {
    gate { false }
    let before = scene.state
    scene.open([.flow("B")])
    stage.run { (scene.root.childCoordinators.first as? Errand)?.finish() }
    stage.settle()
    #expect(
      scene.outcomes.last == .failed(LinkFailure(.flow("B"), .gateNotPassed("Errand"))))
    #expect(scene.state == before)
  }

  @Test func `a step behind a gate that cannot be taken is found before the gate`() {
    gate { false }
    let before = scene.state
    #expect(
      scene.open([.flow("B"), "refund"]) == .failed(LinkFailure("refund", .unknown(to: "Guide"))))
    #expect(scene.state == before)
  }

  @Test func `a link takes the place of one that waits at its gate`() {
    gate { false }
    scene.open([.flow("B")])
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.outcomes == [.superseded, .opened])
    #expect(scene.titles == "root A")
    #expect(scene.flows == "root")
  }

  @Test func `where that one fails on its way it says that the gate is gone`() {
    gate { false }
    scene.root.addBadStep()
    scene.open([.flow("B")])
    #expect(scene.titles == "root | Sign In")
    let failure = scene.open(["bad"])?.failure
    #expect(scene.outcomes.first == .superseded)
    #expect(scene.titles == "root")
    #expect(
      failure?.omissions == [
        .init("Errand", "The link that waited for it has been superseded.")
      ])
  }

  @Test func `whoever waits for a link hears of it`() async {
    gate { false }
    let task = stage.run { Task { [root = scene.root] in await root.open([.flow("B")]) } }
    for _ in 0..<10 {
      await Task.yield()
      stage.settle()
    }
    #expect(scene.titles == "root | Sign In")
    stage.run { _ = (scene.root.childCoordinators.first as? Errand)?.cancel() }
    stage.settle()
    #expect(await task.value == .failed(LinkFailure(.flow("B"), .gateNotPassed("Errand"))))
  }

  @Test func `a gate comes over the tab that is chosen`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { guide, step, _ in
      step == "gated" ? .pass(Errand("gate", ["Gate"]), then: .show(guide.page("G"))) : nil
    }
    #expect(scene.open(["gated"]) == nil)
    #expect(scene.titles == "left | Gate")
    try scene.user.swipeDown()
    #expect(scene.outcomes == [.failed(LinkFailure("gated", .gateNotPassed("Errand")))])
  }

  @Test func `a gate on the way while a finger swipes back comes when that is let go of`() throws {
    let scene = try LinkScene()
    scene.open([.page("A")])
    scene.root.ways = { guide, step, _ in
      step == "gated" ? .pass(Errand("gate", ["Gate"]), then: .show(guide.page("G"))) : nil
    }
    try scene.user.swipeBack(.begin)
    scene.stage.run { scene.root.open(["gated"]) }
    try scene.user.swipeBack(.cancel)
    scene.stage.settle()
    #expect(scene.titles == "root A | Gate")
  }

  @Test func `a link from a flow that has ended at the gate fails`() throws {
    let scene = try LinkScene()
    var outcomes: [LinkOutcome] = []
    scene.root.ways = { guide, step, _ in
      step == "gated" ? .pass(Errand("gate", ["Gate"]), then: .show(guide.page("G"))) : nil
    }
    scene.open([.flow("A")])
    scene.stage.run { scene.flow("A")?.open(["gated"]) { outcomes.append($0) } }
    scene.stage.settle()
    scene.stage.run {
      let gate = scene.flow("A")?.childCoordinators.first
      gate?.finish()
      scene.flow("A")?.finish()
    }
    scene.stage.settle()
    #expect(outcomes == [.failed(LinkFailure("gated", .flowHasEnded("Guide")))])
  }
}
