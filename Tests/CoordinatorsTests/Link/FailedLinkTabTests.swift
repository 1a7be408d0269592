import AppHost
import CoordinatorTesting
import Testing
import UIKit

@testable import Coordinators

/// Links that fail in an app with tabs or columns: what is seen in these is there again.
@MainActor struct FailedLinkTabTests: FailedLinkTesting {
  let scene: LinkScene

  init() throws { scene = try Self.makeScene() }

  @Test("in another tab", arguments: [true, false])
  func tabs(hasSheet: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let stage = scene.stage
    for name in ["left", "right"] {
      scene.flow(name)?.addBadStep()
      scene.flow(name)?.presentation = .present(from: scene.front)
    }
    scene.open([.tab("left"), .page("L")])
    if hasSheet { scene.open([.tab("left"), .page("L"), .flow("Sheet")]) }
    let before = Self.state(scene)
    let failure = scene.open([.tab("right"), .page("R"), "bad"])?.failure
    #expect(failure?.omissions == [])
    #expect(Self.state(scene) == before)
    #expect(scene.tabs?.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("what lay over a column of a collapsed split view", arguments: [true, false])
  func column(isFlow: Bool) throws {
    let scene = try LinkScene(columnsIn: .compact)
    for name in ["left", "right"] { scene.flow(name)?.addBadStep() }
    let left = try #require(scene.flow("left"))
    scene.stage.run { left.take(isFlow ? .flow("F") : .page("q")) }
    scene.stage.settle()
    let before = "\(scene.user.title) \(scene.flows) \(scene.root.link)"
    let failure = scene.open([.tab("right"), .page("P"), "bad"])?.failure
    #expect(failure?.step == "bad")
    #expect(failure?.omissions == [])
    #expect("\(scene.user.title) \(scene.flows) \(scene.root.link)" == before)
  }

  /// In a tab that the app has left beneath the sheet.
  @Test func `a flow that begins with a sheet, over a tab that is not chosen`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    left.ways = { guide, step, _ in
      let child = guide.child(step.name)
      child.first = nil
      switch step {
      case "bad": child.onStart = { $0.cancel() }
      case "hollow": child.onStart = { $0.pushCoordinator($0.child("in"), .over()) }
      default: return nil
      }
      return .start(child)
    }
    scene.stage.run { left.take("hollow") }
    scene.stage.settle()
    scene.stage.run { scene.tabs?.selectedIndex = 1 }
    scene.stage.settle()
    #expect(scene.titles == "right | in")
    #expect(scene.open([.tab("left"), .page("P"), "bad"])?.failure != nil)
    #expect(scene.titles == "right | in")
    #expect(scene.flows == "root(left(hollow(in)) right)")
  }

  @Test("what lies over the column that a sheet is presented from stays", arguments: [true, false])
  func columnBeneath(isFlow: Bool) throws {
    let scene = try LinkScene(columnsIn: .compact)
    let (left, right) = (try #require(scene.flow("left")), try #require(scene.flow("right")))
    for flow in [left, right] { flow.addBadStep() }
    right.presentation = .over()
    scene.stage.run { left.take(isFlow ? .flow("A") : .page("A")) }
    scene.stage.settle()
    scene.stage.run { right.take(.flow("sheet")) }
    scene.stage.settle()
    let kept = scene.columns.map { $0.children.compactMap(\.title) + [scene.flows] }
    var outcome: LinkOutcome?
    scene.stage.run { left.open([isFlow ? .flow("A") : .page("A"), "bad"]) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome?.failure?.omissions == [])
    #expect(scene.columns.map { $0.children.compactMap(\.title) + [scene.flows] } == kept)
    #expect(scene.user.title == "sheet")
    #expect(scene.stage.ends.filter { $0 == "A" } == [])
  }

  /// It has two tabs, and the user is in the first.
  @Test func `a flow that is asked is seen in a tab of its own already`() throws {
    let bar = UITabBarController()
    bar.viewControllers = ["One", "Two"].map {
      UINavigationController(rootViewController: root.page($0))
    }
    let tabs = root.child("tabs")
    tabs.first = nil
    tabs.onStart = { [unowned bar] in $0.show(bar, animated: false) }
    var answer: ((Bool) -> Void)?
    stage.run {
      root.pushCoordinator(tabs, .present(from: scene.front))
      for case let stack as UINavigationController in bar.viewControllers ?? [] {
        stack.viewControllers.forEach(tabs.own)
      }
      tabs.canLeave = { _, reply in answer = reply }
    }
    stage.settle()
    #expect(scene.open([.page("P")]) == nil)
    #expect(answer != nil)
    #expect(bar.selectedIndex == 0)
    stage.run { answer?(false) }
    stage.settle()
    #expect(bar.selectedIndex == 0)
    #expect(scene.outcomes.last == .failed(LinkFailure(.page("P"), .notLeft("Guide"))))
  }

  /// The tabs of a flow, the first of them chosen, and over all of them a flow that has been presented from the second.
  private func presentOverTabs() throws -> (Guide, UITabBarController) {
    let tabs = root.child("tabs")
    let bar = UITabBarController()
    tabs.first = nil
    tabs.onStart = { [unowned bar] in $0.show(bar, animated: false) }
    let pages = ["One", "Two", "Three"].map(root.page)
    bar.viewControllers = pages.map { UINavigationController(rootViewController: $0) }
    stage.run { root.pushCoordinator(tabs, .root(of: stage.window)) }
    for page in pages { stage.run { tabs.own(page) } }
    stage.run { bar.selectedIndex = 1 }
    stage.settle()
    stage.run {
      let over = root.child("over")
      over.linkStep = .flow("over")
      root.pushCoordinator(over, .present(from: pages[1]))
    }
    stage.settle()
    root.presentation = .present(from: pages[1])
    stage.run { bar.selectedIndex = 0 }
    stage.settle()
    return (tabs, bar)
  }

  @Test func `a tab from which a flow of another is presented again`() throws {
    let (tabs, bar) = try presentOverTabs()
    #expect(scene.flows == "root(tabs over)")
    var outcome: LinkOutcome?
    stage.run { tabs.open([.page("P"), "bad"]) { outcome = $0 } }
    stage.settle()
    #expect(outcome?.failure?.step == "bad")
    #expect(outcome?.failure?.omissions == [])
    #expect(scene.flows == "root(tabs over)")
    #expect(bar.presentedViewController != nil)
    #expect(bar.selectedIndex == 0)
  }

  @Test func `a column that was hidden, from which a flow of another is presented again`() throws {
    let scene = try LinkScene(columnsIn: .regular)
    let (columns, right) = (try #require(scene.columns), try #require(scene.flow("right")))
    let list = try #require(columns.viewController(for: .primary)?.children.first)
    right.addBadStep()
    scene.root.presentation = .present(from: list)
    scene.stage.run { scene.root.take(.flow("over")) }
    scene.stage.settle()
    scene.stage.run { columns.hide(.primary) }
    scene.stage.settle()
    #expect(columns.displayMode == .secondaryOnly)
    var outcome: LinkOutcome?
    scene.stage.run { right.open([.page("P"), "bad"]) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome?.failure?.step == "bad")
    #expect(outcome?.failure?.omissions == [])
    #expect(scene.flows == "root(left right over)")
    #expect(scene.user.title == "over")
    #expect(columns.displayMode == .secondaryOnly)
  }

  @Test func `a tab that somebody has gone to meanwhile stays`() throws {
    let (tabs, bar) = try presentOverTabs()
    tabs.ways = { [unowned bar] guide, step, _ in
      guard step == "bad" else { return nil }
      let bad = guide.child("bad")
      bad.first = nil
      bad.onStart = {
        bar.selectedIndex = 2
        $0.cancel()
      }
      return .start(bad)
    }
    var outcome: LinkOutcome?
    stage.run { tabs.open([.page("P"), "bad"]) { outcome = $0 } }
    stage.settle()
    #expect(outcome?.failure?.omissions == [])
    #expect(scene.flows == "root(tabs over)")
    #expect(bar.presentedViewController != nil)
    #expect(bar.selectedIndex == 2)
  }

  /// It has waited there, and is left as it has come. A sheet has been left before that.
  @Test(
    "a tab that the link has gone to before it had to leave what came there",
    arguments: [true, false], [true, false])
  func twice(hasSheet: Bool, goesOn: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let right = try #require(scene.flow("right"))
    let tabs = try #require(scene.tabs)
    let third = UIViewController()
    scene.stage.run { tabs.viewControllers?.append(third) }
    scene.stage.settle()
    right.addBadStep()
    let ways = right.ways
    // What is opened again has somebody go elsewhere, in a turn of its own.
    right.ways = { [weak tabs] guide, step, path in
      guard step == .flow("waiting") else { return ways(guide, step, path) }
      let waiting = guide.child("waiting")
      waiting.onStart = { _ in
        if goesOn { inNextTurn { tabs?.selectedIndex = 2 } }
      }
      return .start(waiting)
    }
    if hasSheet {
      scene.root.presentation = .present(from: scene.front)
      scene.open([.flow("sheet")])
    }
    right.presentation = .over(style: .currentContext)
    scene.stage.run {
      let waiting = right.child("waiting")
      waiting.linkStep = .flow("waiting")
      right.pushCoordinator(waiting, .over(style: .currentContext))
    }
    scene.stage.settle()
    #expect(tabs.selectedIndex == 0)
    let failure = scene.open([.tab("right"), .page("R"), "bad"])?.failure
    #expect(failure?.step == "bad")
    #expect(failure?.omissions == [])
    #expect(scene.flows == "root(left right(waiting)\(hasSheet ? " sheet" : ""))")
    #expect(tabs.selectedIndex == (goesOn ? 2 : 0))
  }
}
