import AppHost
import Coordinators
import Testing
import UIKit

/// Apps, windows and flows that end while a tree is restored, or once it has been.
@MainActor struct EndedInRestoreTests: RestoreTesting {
  @Test("a saved tree in the middle of a user's answer: restore, then the user leaves")
  func leaveDuring() throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C"), .flow("D")])
    let tree = try saved(scene)
    let fresh = try LinkScene()
    var report: RestorationReport?
    fresh.stage.run {
      fresh.stage.stack.pushViewController(UIViewController(), animated: true)
      fresh.root.restore(tree) { report = $0 }
      fresh.stage.window.rootViewController = UIViewController()
    }
    fresh.stage.settle()
    #expect(report != nil)
    #expect(fresh.stage.alive == [])
  }

  @Test("the origin ends while it is being restored", arguments: [true, false])
  func originEnds(finish: Bool) throws {
    let scene = try LinkScene()
    let flow = scene.root.child("F")
    scene.stage.run { scene.root.pushCoordinator(flow) }
    scene.stage.settle()
    scene.stage.run { flow.open([.page("A"), .flow("B"), .page("C")]) { _ in } }
    scene.stage.settle()
    let tree = try carried(scene.stage.run { flow.save() })
    let fresh = try LinkScene()
    var report: RestorationReport?
    fresh.stage.run {
      let flow = fresh.root.child("F")
      fresh.root.pushCoordinator(flow)
      flow.restore(tree) { report = $0 }
      if finish { flow.finish() } else { fresh.root.popCoordinator(flow) }
    }
    fresh.stage.settle()
    #expect(report != nil)
    #expect(fresh.flows == "root")
    #expect(fresh.stage.alive.filter { $0 != "root" }.isEmpty || !finish)
    #expect(fresh.stage.faults == [])
  }

  @Test("a tree whose flow ends itself on restoring a draft")
  func endsInDraft() throws {
    final class Quitter: Coordinator, DraftKeeping {
      weak var stage: Stage?
      override func start() { show(stage!.page("Q")) }
      var draft: String? { "x" }
      func restore(_ draft: String) { finish() }
    }
    func configure(_ scene: LinkScene) {
      let stage = scene.stage
      scene.root.ways = { [unowned stage] _, step, _ in
        guard step == "quit" else { return nil }
        let q = Quitter()
        q.stage = stage
        return .start(q)
      }
    }
    let scene = try LinkScene()
    configure(scene)
    scene.open(["quit"])
    let tree = try saved(scene)
    let fresh = try LinkScene()
    configure(fresh)
    #expect(fresh.restore(tree) != nil)
    #expect(fresh.flows == "root")
    #expect(fresh.titles == "root")
  }

  @Test("everything is released after", arguments: [true, false])
  func released(tabs: Bool) async throws {
    let scene = try LinkScene(hasTabs: tabs)
    scene.open(tabs ? [.tab("right"), .flow("B"), .page("C")] : [.flow("B"), .page("C")])
    let tree = try saved(scene)
    let fresh = try LinkScene(hasTabs: tabs)
    var report: RestorationReport?
    fresh.stage.run { fresh.root.restore(tree) { report = $0 } }
    fresh.stage.settle()
    #expect(report == RestorationReport())
    fresh.stage.run { fresh.stage.window.rootViewController = UIViewController() }
    fresh.stage.settle()
    #expect(fresh.root.childCoordinators.isEmpty)
    fresh.tabs = nil
    fresh.root.onStart = nil
    #expect(fresh.stage.alive == [])
  }

  enum Wait: CaseIterable { case rest, step, column, screen, flow }

  @Test("an app that ends while a tree is restored is released", arguments: Wait.allCases)
  func appEnds(waitsFor wait: Wait) async throws {
    let width: App.Device.Width? = wait == .column ? .compact : nil
    let tree = try {
      let scene = try LinkScene(columnsIn: width)
      if wait == .column { scene.open([.tab("right"), .page("A"), .flow("B")]) }
      if wait == .column { scene.open([.tab("left"), .page("L")]) }
      scene.open(wait == .flow ? [.flow("B")] : [.page("A")])
      return try saved(scene)
    }()
    let root = try {
      let fresh = try LinkScene(columnsIn: width)
      fresh.stage.run {
        switch wait {
        case .rest: fresh.stage.stack.pushViewController(fresh.stage.page("P"), animated: true)
        case .step: fresh.root.take(.page("Q"))
        case .column, .screen, .flow: break
        }
        fresh.root.restore(tree) { _ in }
      }
      return Weakly(fresh.root)
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(root.object == nil)
  }
}
