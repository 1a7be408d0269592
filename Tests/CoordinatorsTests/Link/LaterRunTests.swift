import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links, steps and marks while flows end, begin again and take each other's places.
@MainActor struct LaterRunTests {
  @Test("a link of a run that has ended opens nothing in the next", arguments: [true, false])
  func laterRun(isGuarded: Bool) throws {
    let stage = try Stage()
    let flow = stage.run { Guide("F", on: stage) }
    stage.run { stage.home.pushCoordinator(flow) }
    stage.settle()
    let keeper = Gatekeeper()
    if isGuarded {
      stage.begin("over", ["O"], within: flow) { over in
        over.linkStep = "over"
        keeper.hold(over)
      }
    }
    var outcomes: [LinkOutcome] = []
    stage.run {
      if !isGuarded { stage.stack.pushViewController(stage.page("X"), animated: true) }
      flow.open([.page("P")]) { outcomes.append($0) }
      flow.didFinish = { [weak home = stage.home] in home?.pushCoordinator($0) }
      flow.finish()
    }
    stage.settle()
    #expect(outcomes.count == 1)
    #expect(outcomes != [.opened])
    #expect(stage.titles() == ["Home", "F"])
  }

  @Test func `a link that is opened as another is superseded is superseded by that`() throws {
    let scene = try LinkScene()
    var log: [String] = []
    scene.stage.run {
      scene.root.show(scene.root.page("X"))
      scene.root.open([.page("A")]) { [weak root = scene.root] in
        log.append("A \($0)")
        root?.open([.page("C")]) { log.append("C \($0)") }
      }
      scene.root.open([.page("B")]) { log.append("B \($0)") }
    }
    scene.stage.settle()
    #expect(log == ["A superseded", "B superseded", "C opened"])
    #expect(scene.titles.hasSuffix("C"))
  }

  @Test func `a step that has been gone back from since is taken anew`() throws {
    let scene = try LinkScene()
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.root.take(.page("P")) { outcomes.append($0) }
      scene.root.goBack()
      scene.root.take(.page("P")) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(outcomes == [.opened, .opened])
    #expect(scene.titles == "root P")
    #expect(scene.root.link == [.page("P")])
  }

  @Test func `a step to a flow that has finished since is taken anew`() throws {
    let scene = try LinkScene()
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.root.take(.flow("F"))
      (scene.root.childCoordinators.first as? Guide)?.finish()
      scene.root.take(.flow("F")) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "root F")
    #expect(scene.flows == "root(F)")
  }

  @Test("two steps that are taken at once show one gate", arguments: [true, false])
  func gates(isSameTurn: Bool) throws {
    let scene = try LinkScene()
    let stage = scene.stage
    var gates: [Weakly<Errand>] = []
    var hasPassed = false
    scene.root.ways = { [weak stage] guide, step, _ in
      guard step.name == "buy" else { return nil }
      if hasPassed { return .start(guide.child("Buy")) }
      let gate = Errand("gate", ["Sign In"])
      gate.stage = stage
      gates.append(Weakly(gate))
      return .pass(gate, then: .start(guide.child("Buy")))
    }
    var outcomes: [String] = []
    for number in 1...2 {
      stage.run {
        scene.root.take(LinkStep("buy", ["id": "\(number)"])) { outcomes.append("\(number) \($0)") }
      }
      if !isSameTurn { stage.settle() }
    }
    stage.settle()
    #expect(scene.titles == "root | Sign In")
    #expect(outcomes == ["1 superseded"])
    hasPassed = true
    stage.run { _ = gates.compactMap(\.object).last?.finish() }
    stage.settle()
    #expect(scene.titles == "root Buy")
    #expect(outcomes == ["1 superseded", "2 opened"])
    scene.root.ways = { _, _, _ in nil }
  }

  @Test(
    "who follows hears of what comes without a transition that is watched",
    arguments: [true, false])
  func follow(animated: Bool) throws {
    let stage = try Stage()
    var links: [Link] = []
    let following = stage.home.followLink { links.append($0) }
    stage.begin("sheet", ["S"], .over()) {
      $0.linkStep = "sheet"
      $0.isAnimated = animated
    }
    #expect(links.last == ["sheet"])
    let page = stage.page("P")
    stage.run {
      stage.home.mark(page, at: "page")
      _ = stage.home.childCoordinators.first?.present(page, animated: animated)
    }
    stage.settle()
    #expect(links.last == stage.home.link)
    withExtendedLifetime(following) {}
  }

  @Test(
    "what a screen stands for is not forgotten with what it stood for", arguments: [true, false])
  func marks(isRun: Bool) throws {
    let stage = try Stage()
    if isRun {
      let flow = Errand("flow", ["A"])
      flow.stage = stage
      stage.run {
        stage.home.run(flow) { [weak stage] _ in
          guard let stage, let top = stage.stack.topViewController else { return }
          stage.home.mark(top, at: "page")
        }
      }
      stage.settle()
      stage.run { flow.finish(with: "x", leavingScreens: true) }
    } else {
      let page = stage.page("P")
      stage.run { stage.home.show(page, at: "page") }
      stage.settle()
      stage.run {
        stage.home.goBack()
        stage.home.show(page, at: "page")
      }
    }
    stage.settle()
    #expect(stage.home.link == ["page"])
  }

  @Test("a link starts a flow that says itself how it is shown", arguments: 0..<3)
  func ownWay(way: Int) throws {
    final class Main: Coordinator {
      var make: () -> Coordinator = { Coordinator() }
      override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
        .start(self.make())
      }
    }
    let stage = try Stage()
    let main = stage.run { Main() }
    main.make = { [weak stage] in
      let flow = Errand("flow", ["M"])
      flow.stage = stage
      guard let stage else { return flow }
      let ways: [FlowPresentation] = [
        .root(of: stage.window), .present(from: stage.stack), .push(on: stage.stack),
      ]
      flow.flowPresentation = ways[way]
      return flow
    }
    var outcomes: [LinkOutcome] = []
    stage.run { main.open(["main"]) { outcomes.append($0) } }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(stage.user.title == "M")
  }
}
