import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links while things move, and past what the app has put in the way.
@MainActor struct LinkMeanwhileTests {
  enum Moving: CaseIterable { case finger, push, dismissal, finish }
  enum Over: CaseIterable { case alert, sheet, container }

  @Test("a link waits for what moves, and opens", arguments: Moving.allCases)
  func duringTransition(moving: Moving) throws {
    let scene = try LinkScene()
    scene.root.presentation = .over()
    scene.open([.page("A"), .flow("F")])
    scene.user.waitsForTransitions = false
    switch moving {
    case .finger: try scene.user.swipeDown(.begin)
    case .push: scene.stage.run { _ = scene.flow("F")?.show(UIViewController()) }
    case .dismissal: scene.stage.run { scene.front.dismiss(animated: true) }
    case .finish: scene.stage.run { _ = scene.flow("F")?.finish() }
    }
    var outcomes: [LinkOutcome] = []
    scene.stage.run { scene.root.open([.page("A"), .page("C")]) { outcomes.append($0) } }
    if moving == .finger { try scene.user.swipeDown(.cancel) }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "root A C")
    #expect(scene.stage.ends == ["F"])
    #expect(scene.flows == "root")
    #expect(scene.stage.alive == ["root", "A", "C"])
    #expect(scene.stage.faults == [])
  }

  @Test func `who follows is told that a sheet is there which a finger has let go of`() throws {
    let scene = try LinkScene()
    scene.root.presentation = .over()
    scene.open([.flow("F")])
    scene.flow("F")?.presentation = .over()
    scene.open([.flow("F"), .flow("G")])
    var heard: [Link] = []
    let subscription = scene.stage.run { scene.root.followLink { heard.append($0) } }
    scene.user.waitsForTransitions = false
    try scene.user.swipeDown(.begin)
    scene.stage.settle()
    scene.stage.run {
      let below = scene.flow("F")?.flowNavigationController
      below?.pushViewController(scene.stage.page("U"), animated: true)
    }
    try scene.user.swipeDown(.cancel)
    #expect(scene.root.link == [.flow("F"), .flow("G")])
    scene.stage.settle()
    #expect(scene.stage.ends == [])
    #expect(heard == [[.flow("F"), .flow("G")]])
    subscription.cancel()
  }

  @Test("a link is planned for what is there when it begins", arguments: [true, false])
  func plannedAtRest(isShown: Bool) throws {
    let scene = try LinkScene()
    var outcome: LinkOutcome?
    scene.stage.run {
      let page = scene.root.page("Moving")
      if isShown {
        scene.root.show(page, at: .page("Moving"))
      } else {
        scene.root.mark(page, at: .page("Moving"))
        scene.stage.stack.pushViewController(page, animated: true)
      }
      scene.root.open([]) { outcome = $0 }
      #expect(outcome == nil)
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "root")
    #expect(scene.stage.alive == ["root"])
  }

  @Test func `what a superseded link would have opened does not come`() throws {
    let scene = try LinkScene()
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.stage.stack.pushViewController(scene.stage.page("Moving"), animated: true)
      scene.root.open([.flow("A")]) { outcomes.append($0) }
      scene.root.open([.page("B")]) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(outcomes == [.superseded, .opened])
    #expect(scene.titles == "root Moving B")
    #expect(scene.flows == "root")
    #expect(scene.stage.ends == [])
  }

  @Test func `a step of a flow that has ended fails with that`() throws {
    let scene = try LinkScene()
    scene.open([.flow("A")])
    let flow = scene.flow("A")
    scene.stage.run { _ = flow?.finish() }
    scene.stage.settle()
    var outcome: LinkOutcome?
    scene.stage.run { flow?.take(.page("C")) { outcome = $0 } }
    #expect(outcome == .failed(LinkFailure(.page("C"), .flowHasEnded("Guide"))))
  }

  @Test func `a link whose flow ends in start() fails, and leaves no flow behind`() throws {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      guard step == "quick" else { return nil }
      let child = guide.child("quick")
      child.onStart = { $0.finish() }
      return .start(child)
    }
    scene.open([.page("A")])
    let outcome = scene.open([.page("A"), "quick", .page("B")])
    #expect(outcome != nil && outcome != .opened)
    #expect(scene.titles == "root A")
    #expect(scene.flows == "root")
    #expect(scene.stage.faults == [])
  }

  @Test("a link leaves what a flow has over its screens", arguments: Over.allCases)
  func overAlert(over: Over) throws {
    let scene = try LinkScene()
    scene.open([.flow("F")])
    scene.stage.run {
      let page: UIViewController =
        switch over {
        case .alert: UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        case .sheet: UINavigationController(rootViewController: scene.stage.page("Sheet"))
        case .container: scene.stage.box("Box", ["Base"])
        }
      if over == .sheet {
        scene.front.present(page, animated: false)
      } else {
        _ = scene.flow("F")?.present(page)
      }
    }
    scene.stage.settle()
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.titles == "root A")
    #expect(scene.stage.ends == ["F"])
    #expect(scene.stage.alive == ["root", "A"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "an app that ends while a link is opened is released",
    arguments: [[.page("A")], [.page("A"), .page("B")], [.flow("A"), .page("B")], []]
      as [[LinkStep]],
    [0, 1, 2])
  func appEnds(steps: [LinkStep], open count: Int) async throws {
    let root = try {
      let scene = try LinkScene()
      if count > 0 { scene.open([.page("X"), .flow("Y")]) }
      scene.stage.run {
        if count > 1 { scene.root.take(.page("Z")) }
        scene.root.open(Link(steps)) { _ in }
      }
      return Weakly(scene.root)
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(root.object == nil)
  }

  @Test("a link whose tree ends on the way fails", arguments: [true, false])
  func treeEnds(isPresented: Bool) throws {
    let stage = try Stage()
    var outcomes: [LinkOutcome] = []
    var root: Guide?
    stage.run {
      root = Guide("root", on: stage)
      root?.start(.push(on: stage.stack))
    }
    stage.settle()
    stage.run {
      root.map { $0.pushCoordinator($0.child("A"), isPresented ? .over() : .push(on: stage.stack)) }
    }
    stage.settle()
    stage.run { root?.open([]) { outcomes.append($0) } }
    stage.user.clock.advance(by: 0.1)
    #expect(outcomes == [])
    stage.run { root = nil }
    stage.settle()
    #expect(outcomes == [.failed(LinkFailure(nil, .flowHasEnded("Guide")))])
  }
}
