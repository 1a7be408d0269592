import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Trees of many forms: what of each is there once it has been restored.
@MainActor struct RestoredTreeTests: RestoreTesting {
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
}
