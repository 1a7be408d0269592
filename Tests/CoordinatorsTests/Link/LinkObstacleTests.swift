import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links past gates, and to where nothing can be shown.
@MainActor struct LinkObstacleTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  /// Each of two steps has a gate; both gates are of one type.
  @Test func `a gate of the same type before two steps of a link`() throws {
    let scene = try LinkScene()
    var passed: Set<String> = []
    scene.root.ways = { guide, step, _ in
      guard !passed.contains(step.name) else { return .show(guide.page(step.name)) }
      let gate = Errand("gate", ["Gate"])
      gate.didFinish = { _ in passed.insert(step.name) }
      return .pass(gate, then: .show(UIViewController()))
    }
    scene.open(["one", "two"])
    for _ in 0..<2 {
      scene.stage.run { _ = scene.root.childCoordinators.last?.finish() }
      scene.stage.settle()
    }
    #expect(scene.outcomes == [.opened])
    #expect(scene.titles == "root one two")
  }

  /// The tab is no tab any more; UIKit pushes no stack. Both are known before anything moves.
  @Test("a way that leads nowhere leaves the app as it was", arguments: [true, false])
  func nowhere(selects: Bool) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B")])
    let lost = UINavigationController(rootViewController: UIViewController())
    scene.root.ways = { _, step, _ in step == "odd" ? selects ? .select(lost) : .show(lost) : nil }
    let before = scene.state
    #expect(scene.open(["odd"]) != .opened)
    #expect(scene.state == before)
  }

  @Test func `who follows the link hears that a screen is at another step`() {
    var links: [Link] = []
    let page = stage.page("Photo")
    stage.run { _ = stage.home.show(page, at: "seven") }
    stage.settle()
    let following = stage.home.followLink { links.append($0) }
    stage.run { stage.home.mark(page, at: "eight") }
    stage.settle()
    #expect(stage.home.link == ["eight"])
    #expect(links == [["seven"], ["eight"]])
    following.cancel()
  }
}
