import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What an app asks for right after a link, as a sign-in after it has logged out: it comes when the link has arrived, and
/// stays.
@MainActor struct AskedAfterLinkTests {
  enum Asked: CaseIterable { case flow, screen, alert, step, tree }

  /// What is asked for at once, or while what the link leaves goes.
  @Test("it stays", arguments: Asked.allCases, [true, false])
  func stays(asked: Asked, isAnimated: Bool) throws {
    for isAtOnce in [true, false] {
      for (link, place) in [(Link(), "root"), ([.page("A")], "root A")] {
        let saved = try LinkScene()
        saved.open([.flow("F"), .page("Y")])
        let tree = saved.stage.run { saved.root.save() }
        let scene = try LinkScene()
        scene.open([.page("A"), .page("B"), .flow("C")])
        scene.stage.ends = []
        let (root, child) = (scene.root, scene.root.child("N"))
        var outcome: LinkOutcome?
        scene.stage.run { root.open(link, animated: isAnimated) { outcome = $0 } }
        if !isAtOnce { scene.user.clock.advance(by: 0.1) }
        scene.stage.run {
          switch asked {
          case .flow: root.pushCoordinator(child, .over())
          case .screen: root.show(scene.stage.page("N"))
          case .alert: root.present(scene.stage.page("N"))
          case .step: root.take(.page("N"))
          case .tree: root.restore(tree)
          }
        }
        scene.stage.settle()
        let context = "\(asked), animated \(isAnimated), at once \(isAtOnce), to \(link)"
        #expect(outcome == .opened, "\(context)")
        let expected =
          switch asked {
          case .flow, .alert: "\(place) | N"
          case .screen, .step: "\(place) N"
          case .tree: "\(place) F Y"
          }
        #expect(scene.titles == expected, "\(context)")
        #expect(scene.stage.ends == ["C"], "\(context)")
        #expect(scene.stage.faults == [], "\(context)")
      }
    }
  }

  @Test(
    "a step that is taken meanwhile comes after all steps of the link", arguments: [true, false],
    [1, 2, 3])
  func stepAfterLink(moves: Bool, count: Int) throws {
    let scene = try LinkScene()
    let names = ["F", "G", "H"].prefix(count)
    var outcomes: [String] = []
    scene.user.waitsForTransitions = false
    scene.stage.run {
      if moves { _ = scene.root.show(scene.root.page("M")) }
      scene.root.open(Link(names.map { .flow($0) })) { outcomes.append("link \($0)") }
      scene.root.take(.page("T")) { outcomes.append("step \($0)") }
    }
    scene.stage.settle()
    let titles = ["root"] + (moves ? ["M"] : []) + names + ["T"]
    #expect(scene.titles == titles.joined(separator: " "))
    #expect(outcomes == ["link opened", "step opened"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "also where the link fails at one of them, and after what it had left is there again",
    arguments: [true, false], [true, false])
  func stepAfterFailedLink(moves: Bool, isFlow: Bool) throws {
    let scene = try LinkScene()
    scene.root.addBadStep()
    scene.open([.flow("B")])
    var outcomes: [String] = []
    scene.user.waitsForTransitions = false
    let step: LinkStep = isFlow ? .flow("T") : .page("T")
    scene.stage.run {
      if moves { _ = scene.flow("B")?.show(scene.root.page("M")) }
      scene.root.open([.flow("F"), .flow("G"), "bad"]) {
        outcomes.append("\($0.failure?.step ?? "none")")
      }
      scene.root.take(step) { outcomes.append("\($0)") }
    }
    scene.stage.settle()
    #expect(scene.titles == "root B T")
    #expect(outcomes == ["bad", "opened"])
    #expect(scene.stage.faults == [])
  }

  @Test("a step that a flow of the link's takes as it starts does not wait for the rest of that")
  func stepOfItsOwn() throws {
    let scene = try LinkScene()
    let ways = scene.root.ways
    scene.root.ways = { guide, step, path in
      guard step == .flow("F") else { return ways(guide, step, path) }
      let flow = guide.child("F")
      flow.onStart = { $0.take(.page("First")) }
      return .start(flow)
    }
    #expect(scene.open([.flow("F"), .flow("G")]) == .opened)
    #expect(scene.titles == "root F First G")
    #expect(scene.stage.faults == [])
  }
}
