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

  @Test func `a link that fails in a tab of its own leaves the user in theirs`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right")])
    let tabs = try #require(scene.tabs)
    scene.root.ways = { [weak tabs] guide, step, _ in
      switch step {
      case "new":
        guard let tabs else { return .unknown }
        let child = guide.child("new")
        child.ways = { guide, step, _ in
          let bad = guide.child("bad")
          bad.onStart = { $0.cancel() }
          return step == "bad" ? .start(bad) : nil
        }
        return .start(child, .tab(of: tabs, isSelected: true))
      default: return nil
      }
    }
    let before = scene.state
    #expect(scene.open(["new", "bad"]) != .opened)
    #expect(tabs.selectedIndex == 1)
    #expect(scene.state == before)
  }

  @Test func `a link waits at a gate while its tree becomes a part of another`() throws {
    let part = stage.run { Coordinator() }
    let inner = stage.run { Guide("inner", on: stage) }
    let gate = stage.run { Errand("gate", ["Gate"]) }
    var isPassed = false
    inner.ways = { guide, step, _ in
      step == "page"
        ? isPassed ? .show(guide.page("Page")) : .pass(gate, then: .show(guide.page("Page"))) : nil
    }
    var outcomes: [LinkOutcome] = []
    stage.run { part.pushCoordinator(inner, .push(on: stage.stack)) }
    stage.settle()
    stage.run { inner.open(["page"]) { outcomes.append($0) } }
    stage.settle()
    #expect(stage.user.title == "Gate")
    stage.run { stage.home.childCoordinators.append(part) }
    stage.settle()
    isPassed = true
    stage.run { _ = gate.finish() }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(stage.user.title == "Page")
  }

  private final class Stubborn: UINavigationController {
    override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? { nil }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      if viewControllers.count >= self.viewControllers.count {
        super.setViewControllers(viewControllers, animated: animated)
      }
    }
  }

  @Test func `a link fails where a stack of the app's own class refuses to go back`() {
    let stack = Stubborn(rootViewController: stage.page("Base"))
    let guide = stage.run { Guide("guide", on: stage) }
    guide.first = nil
    guide.onStart = { $0.show(stack) }
    stage.run { stage.home.pushCoordinator(guide, .root(of: stage.window)) }
    stage.settle()
    var outcomes: [LinkOutcome] = []
    for steps in [[LinkStep.flow("A")], [.page("B")]] {
      stage.run { guide.open(Link(steps)) { outcomes.append($0) } }
      stage.settle()
    }
    #expect(outcomes.first == .opened)
    guard case .failed(let failure) = outcomes.last else {
      Issue.record("It has \(outcomes)")
      return
    }
    #expect(failure.reason == .notShown(.refused(.refusedByUIKit)))
  }

  @Test(
    "a flow that a link has put into an empty window goes on where a later step fails")
  func failsInEmptyWindow() throws {
    let scene = try LinkScene()
    let window = scene.stage.run { UIWindow(frame: UIScreen.main.bounds) }
    scene.stage.run { window.isHidden = false }
    func shown() -> [UIViewController] {
      (window.rootViewController as? UINavigationController)?.viewControllers ?? []
    }
    scene.root.ways = { guide, step, _ in
      switch step {
      case "main": .start(guide.child("main"), .root(of: window))
      // There already, it cannot be shown.
      case "fails": .show(shown()[0])
      default: nil
      }
    }
    guard case .failed? = scene.open(["main", .page("P"), "fails"]) else {
      Issue.record("It has not failed")
      return
    }
    #expect(shown().map(\.title) == ["main"])
    #expect(scene.flow("main") != nil)
    #expect(scene.stage.faults == [])
  }

  @Test func `a flow that goes on in one within it is open, though its own screen was refused`()
    throws
  {
    let scene = try LinkScene()
    let base = try #require(scene.stage.stack.viewControllers.first)
    scene.root.ways = { [weak base] guide, step, _ in
      guard step == "outer", let base else { return nil }
      let outer = guide.child("outer")
      outer.first = nil
      outer.onStart = { outer in
        // There already, it cannot be shown.
        outer.show(base)
        outer.pushCoordinator(outer.child("inner"), .over())
      }
      return .start(outer)
    }
    #expect(scene.open(["outer"]) == .opened)
    #expect(scene.flows == "root(outer(inner))")
    #expect(scene.titles == "root | inner")
  }

  @Test func `a flow that is to take the root and has shown nothing yet goes with its link`()
    async throws
  {
    let scene = try LinkScene()
    let window = scene.stage.window
    let base = try #require(scene.stage.stack.viewControllers.first)
    scene.root.ways = { [weak base] guide, step, _ in
      guard step == "main", let base else { return nil }
      let main = guide.child("main")
      main.first = nil
      main.ways = { [weak base] _, step, _ in
        // There already, it cannot be shown.
        step == "fails" ? base.map { base in .show(base) } : nil
      }
      return .start(main, .root(of: window))
    }
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open(["main", "fails", .page("P")]) { outcome = $0 } }
    // What it might have begun in a task comes first.
    try await scene.user.settle()
    let failure = LinkFailure("fails", .notShown(.refused(.alreadyShown)))
    #expect(outcome == .failed(failure))
    #expect(scene.flow("main") == nil)
    #expect(scene.titles == "root")
  }
}
