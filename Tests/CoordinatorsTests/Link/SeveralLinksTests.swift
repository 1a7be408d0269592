import Coordinators
import Testing
import UIKit

/// Links that are opened while others are, or wait to be.
@MainActor struct SeveralLinksTests {
  private let scene: LinkScene
  private var stage: Stage { scene.stage }

  init() throws { scene = try LinkScene() }

  @Test func `one that cannot be opened leaves alone what is being opened`() throws {
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.root.open([.flow("F"), .page("A"), .page("B")]) { outcomes.append($0) }
      scene.root.open(["nowhere"]) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(scene.titles == "root F A B")
    #expect(outcomes == [.opened, .failed(LinkFailure("nowhere", .unknown(to: "Guide")))])
  }

  @Test func `one that can be opened only when another is takes its turn after that`() {
    scene.root.ways = { [weak stage] guide, step, path in
      guard step == "next", guide.name == "root" else { return nil }
      return stage?.titles().last == "A" ? .show(guide.page("N")) : .refuse("Not yet.")
    }
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.root.open([.flow("F"), .page("A")]) { outcomes.append($0) }
      scene.root.open(["next"]) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(outcomes == [.opened, .opened])
    #expect(scene.titles == "root N")
  }

  @Test func `one that can be opened when all is at rest waits for nobody's gate`() {
    var isThere = false
    scene.root.ways = { guide, step, _ in
      guard guide.name == "root" else { return nil }
      if step == "gated" { return .pass(guide.child("Gate"), then: .start(guide.child("A"))) }
      if step == "later" { return isThere ? .start(guide.child("B")) : .unknown }
      return nil
    }
    var outcomes: [String] = []
    stage.run {
      scene.root.show(stage.page("moving")).whenDone { _ in isThere = true }
      scene.root.open(["gated"]) { outcomes.append("gated \($0)") }
      scene.root.open(["later"]) { outcomes.append("later \($0)") }
    }
    stage.settle()
    #expect(outcomes == ["gated superseded", "later opened"])
    #expect(scene.titles == "root moving B")
    #expect(scene.flows == "root(B)")
  }

  @Test
  func `of several that cannot be opened each has its answer, and the last that can be is opened`()
  {
    var outcomes: [String] = []
    stage.run {
      scene.root.open([.page("A"), .page("A2")]) { outcomes.append("A \($0)") }
      scene.root.open(["x"]) { _ in outcomes.append("x") }
      scene.root.open(["y"]) { _ in outcomes.append("y") }
      scene.root.open([.page("C")]) { outcomes.append("C \($0)") }
      scene.root.open(["z"]) { _ in outcomes.append("z") }
    }
    stage.settle()
    #expect(Set(outcomes) == ["A superseded", "x", "y", "C opened", "z"])
    #expect(outcomes.count == 5)
    #expect(scene.titles == "root C")
  }

  @Test func `one that waits for another that has gone with its flow has its answer`() async throws
  {
    let keeper = Gatekeeper()
    let window = stage.run { UIWindow(frame: UIScreen.main.bounds) }
    var other: Guide? = Guide("other", on: stage)
    stage.run {
      window.isHidden = false
      other?.start(.root(of: window))
      let guarded = Errand("guarded", ["G"])
      keeper.hold(guarded)
      guarded.linkStep = "guarded"
      other?.pushCoordinator(guarded)
    }
    stage.settle()
    stage.run { other?.open([.page("P")]) }
    stage.settle()
    #expect(keeper.asked == ["link"])
    stage.run {
      if let other { scene.root.childCoordinators.append(other) }
      other = nil
      window.rootViewController = UIViewController()
    }
    await stage.turns()
    #expect(scene.open(["bad"]) == .failed(LinkFailure("bad", .unknown(to: "Guide"))))
  }
}
