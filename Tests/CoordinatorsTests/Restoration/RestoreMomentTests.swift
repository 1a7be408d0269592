import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// Trees that are saved and restored at odd moments.
@MainActor struct RestoreMomentTests {
  private func carried(_ tree: SavedTree) throws -> SavedTree {
    try JSONDecoder().decode(SavedTree.self, from: JSONEncoder().encode(tree))
  }

  private func saved(_ scene: LinkScene) throws -> SavedTree {
    let tree = scene.stage.run { scene.root.save() }
    let other = try carried(tree)
    #expect(other == tree)
    return other
  }

  enum Odd: CaseIterable {
    case push, pop, swipe, waiting, alert, question, sheetComing, sheetGoing, linkOpening
  }

  @Test("saved at odd moments", arguments: Odd.allCases)
  func odd(moment: Odd) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C")])
    var expected = "root A B C"
    let keeper = Gatekeeper()
    switch moment {
    case .push:
      scene.stage.run { scene.flow("B")?.take(.page("D")) }
      expected = "root A B C D"
    case .pop:
      scene.user.together {
        try? scene.user.goBack()
        expected = "root A B"
      }
      scene.stage.run { scene.stage.stack.pushViewController(UIViewController(), animated: true) }
      _ = scene.stage.run { scene.stage.stack.popViewController(animated: true) }
    case .swipe:
      // UIKit has taken the screen out of the stack as long as the finger moves.
      try scene.user.swipeBack(.begin)
      expected = "root A B"
    case .waiting:
      scene.stage.run {
        scene.flow("B")?.take(.page("D"))
        scene.flow("B")?.take(.page("E"))
      }
      expected = "root A B C D"
    case .alert:
      scene.stage.run {
        _ = scene.flow("B")?.present(
          UIAlertController(title: "Q", message: nil, preferredStyle: .alert))
      }
      scene.stage.settle()
    case .question:
      keeper.hold(scene.flow("B"))
      scene.stage.run { scene.root.open([]) { _ in } }
      scene.stage.settle()
      #expect(keeper.asked == ["link"])
    case .sheetComing:
      // It has no step.
      scene.stage.run { scene.flow("B")!.pushCoordinator(scene.flow("B")!.child("S"), .over()) }
    case .sheetGoing:
      scene.stage.run { scene.flow("B")!.pushCoordinator(scene.flow("B")!.child("S"), .over()) }
      scene.stage.settle()
      scene.stage.run { scene.stage.stack.dismiss(animated: true) }
    case .linkOpening:
      scene.stage.run { scene.root.open([.page("X"), .page("Y")]) { _ in } }
      expected = "root X Y"
    }
    let tree = try saved(scene)
    let fresh = try LinkScene()
    let report = fresh.restore(tree)
    #expect(fresh.titles == expected)
    #expect(report != nil)
    #expect(fresh.stage.faults == [])
    try? scene.user.swipeBack(.cancel)
  }

  @Test("restored twice, one after the other, and both at once", arguments: [true, false])
  func twice(atOnce: Bool) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C")])
    scene.flow("B")?.text = "draft"
    let tree = try saved(scene)
    let fresh = try LinkScene()
    var reports: [RestorationReport] = []
    fresh.stage.run {
      fresh.root.restore(tree) { reports.append($0) }
      if !atOnce { fresh.stage.settle() }
      fresh.root.restore(tree) { reports.append($0) }
    }
    fresh.stage.settle()
    #expect(reports == [RestorationReport(), RestorationReport()])
    #expect(fresh.titles == "root A B C")
    #expect(fresh.flows == "root(B)")
    #expect(fresh.flow("B")?.text == "draft")
    #expect(fresh.stage.faults == [])
  }

  @Test("restored while things move", arguments: [0, 1, 2, 3, 4])
  func moving(what: Int) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C")])
    let tree = try saved(scene)
    let fresh = try LinkScene()
    var report: RestorationReport?
    fresh.stage.run {
      switch what {
      case 0: fresh.root.take(.page("A"))
      case 1: fresh.root.open([.page("X")]) { _ in }
      case 2: fresh.stage.stack.present(UIViewController(), animated: true)
      case 3:
        fresh.root.present(UIAlertController(title: "Q", message: nil, preferredStyle: .alert))
      default:
        fresh.root.show(fresh.root.page("plain"))
        fresh.root.show(fresh.root.page("plain2"))
      }
      fresh.root.restore(tree) { report = $0 }
    }
    fresh.stage.settle()
    #expect(report == RestorationReport())
    #expect(fresh.titles.contains("A B C"))
    #expect(fresh.stage.faults == [])
  }

  @Test("restored into an app that has shown something", arguments: [0, 1, 2, 3])
  func shown(what: Int) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B"), .page("C")])
    let tree = try saved(scene)
    let fresh = try LinkScene()
    switch what {
    case 0: fresh.open([.page("A")])
    case 1: fresh.open([.page("A"), .flow("B")])
    case 2: fresh.open([.page("A"), .flow("B"), .page("C")])
    default: fresh.open([.page("X")])
    }
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.titles == (what == 3 ? "root X A B C" : "root A B C"))
    #expect(fresh.stage.faults == [])
  }

  @Test("unknown at each depth", arguments: [0, 1, 2, 3])
  func unknown(depth: Int) throws {
    let steps: [LinkStep] = [.page("A"), .flow("B"), .page("C"), .flow("D")]
    let scene = try LinkScene()
    scene.open(Link(steps))
    let tree = try saved(scene)
    let fresh = try LinkScene()
    fresh.root.ways = { _, step, _ in step == steps[depth] ? .unknown : nil }
    let report = fresh.restore(tree)
    #expect(report?.omissions.map(\.name) == steps[depth...].map(\.description))
    #expect(fresh.titles == (["root"] + ["A", "B", "C", "D"].prefix(depth)).joined(separator: " "))
    #expect(fresh.stage.faults == [])
  }

  @Test("two tabs of one type without steps keep what is theirs", arguments: [true])
  func sameType(marked: Bool) throws {
    func make() throws -> (LinkScene, UITabBarController) {
      let scene = try LinkScene()
      let tabs = UITabBarController()
      scene.root.ways = { _, _, _ in nil }
      scene.stage.run {
        scene.root.show(tabs, animated: false)
      }
      scene.stage.settle()
      for name in ["one", "two"] {
        scene.stage.run {
          let tab = scene.root.child(name)
          if marked { tab.linkStep = .tab(name) }
          scene.root.pushCoordinator(tab, .tab(of: tabs))
        }
        scene.stage.settle()
      }
      return (scene, tabs)
    }
    let (scene, tabs) = try make()
    scene.stage.run {
      tabs.selectedIndex = 1
      scene.flow("two")?.take(.page("P"))
    }
    scene.stage.settle()
    scene.flow("one")?.text = "first"
    scene.flow("two")?.text = "second"
    let tree = try saved(scene)
    let (fresh, freshTabs) = try make()
    #expect(fresh.restore(tree) == RestorationReport())
    let stacks = freshTabs.viewControllers!.map { $0 as! UINavigationController }
    #expect(fresh.stage.titles(of: stacks[0]) == ["one"])
    #expect(fresh.stage.titles(of: stacks[1]) == ["two", "P"])
    #expect(fresh.flow("one")?.text == "first")
    #expect(fresh.flow("two")?.text == "second")
  }

  @Test("drafts of flows in a tab that is not chosen")
  func draftsInTabs() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .flow("B"), .page("C")])
    scene.flow("B")?.text = "b"
    scene.flow("left")?.text = "l"
    scene.stage.run { scene.tabs?.selectedIndex = 0 }
    scene.stage.settle()
    let tree = try saved(scene)
    let fresh = try LinkScene(hasTabs: true)
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.flow("B")?.text == "b")
    #expect(fresh.flow("left")?.text == "l")
    #expect(fresh.titles == "left")
    fresh.stage.run { fresh.tabs?.selectedIndex = 1 }
    fresh.stage.settle()
    #expect(fresh.titles == "right B C")
  }

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

  @Test("the same step twice on a stack")
  func sameStepTwice() throws {
    let scene = try LinkScene()
    scene.stage.run { scene.root.take(.page("A")) }
    scene.stage.settle()
    scene.stage.run { scene.root.take(.page("A")) }
    scene.stage.settle()
    let titles = scene.titles
    let tree = try saved(scene)
    let fresh = try LinkScene()
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.titles == titles)
  }

  @Test("restore with a guard that has been set in start: not asked")
  func guarded() throws {
    let keeper = Gatekeeper()
    let scene = try LinkScene()
    scene.open([.flow("A"), .page("B")])
    let tree = try saved(scene)
    let fresh = try LinkScene()
    fresh.root.ways = { guide, step, _ in
      guard step == .flow("A") else { return nil }
      let child = guide.child("A")
      keeper.hold(child)
      return .start(child)
    }
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(keeper.asked == [])
    try fresh.user.goBack()
    #expect(fresh.titles == "root A")
    try fresh.user.goBack()
    #expect(keeper.asked == ["backButton"])
    #expect(fresh.titles == "root A")
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

  @Test(
    "split view: saved collapsed, restored wide, and the other way round", arguments: [true, false])
  func columns(wide: Bool) throws {
    let scene = try LinkScene(columnsIn: wide ? .regular : .compact)
    scene.open([.tab("right"), .page("A"), .flow("B")])
    scene.open([.tab("left"), .page("L")])
    scene.open([.tab("right"), .page("A"), .flow("B")])
    let tree = try saved(scene)
    let fresh = try LinkScene(columnsIn: wide ? .compact : .regular)
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.flows == scene.flows)
    #expect(fresh.root.link == scene.root.link)
    #expect(fresh.stage.faults == [])
  }

  @Test("a sheet with a stack of flows over a flow that is pushed")
  func sheetStack() throws {
    func ways(_ guide: Guide, _ step: LinkStep, _ path: [LinkStep]) -> LinkWay? {
      guard step.name == "sheet" else { return nil }
      return .start(guide.child(step["name"] ?? ""), .over())
    }
    let scene = try LinkScene()
    scene.root.ways = ways
    let s = LinkStep("sheet", ["name": "S"])
    let t = LinkStep("sheet", ["name": "T"])
    scene.open([.flow("A"), s, .page("B"), .flow("C"), t, .page("D")])
    #expect(scene.titles == "root A | S B C | T D")
    scene.flow("T")?.text = "t"
    let tree = try saved(scene)
    let fresh = try LinkScene()
    fresh.root.ways = ways
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.titles == scene.titles)
    #expect(fresh.flow("T")?.text == "t")
    #expect(fresh.stage.faults == [])
    try fresh.user.swipeDown()
    #expect(fresh.titles == "root A | S B C")
  }

  @Test("save of a flow that has ended, and of one that never started")
  func emptySave() throws {
    let scene = try LinkScene()
    let idle = Guide("idle", on: scene.stage)
    let tree = try carried(idle.save())
    let fresh = try LinkScene()
    let report = fresh.restore(tree)
    #expect(report != nil)
    #expect(fresh.titles == "root")
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
