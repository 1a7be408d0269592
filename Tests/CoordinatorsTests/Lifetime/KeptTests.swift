import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What the app keeps of what the library gave it holds nothing.
@MainActor struct KeptTests {
  @Test func `an answer to a link's question that the app keeps holds nothing`() async throws {
    let scene = try LinkScene()
    let keeper = Gatekeeper()
    scene.open([.flow("A"), .page("B")])
    keeper.hold(scene.flow("A"))
    scene.stage.run { scene.root.open([.page("X"), .flow("Y")]) { _ in } }
    scene.stage.settle()
    let answer = keeper.take()
    #expect(answer != nil)
    scene.stage.run { scene.stage.window.rootViewController = UIViewController() }
    scene.stage.settle()
    for _ in 0..<5 {
      await Task.yield()
      scene.stage.settle()
    }
    #expect(scene.stage.alive.filter { $0 != "root" } == [])
    withExtendedLifetime(answer) {}
  }

  @Test(
    "requests, links' handlers and reports that are kept hold nothing", arguments: [true, false])
  func kept(sheet: Bool) async throws {
    let stage = try Stage()
    let flow = stage.begin("f", ["A"], sheet ? .over() : nil)
    var kept: [Any] = []
    stage.run {
      let f = flow.object!
      kept +=
        [f.show(stage.page("B")), f.show(stage.page("C")), f.present(stage.page("P")), f.goBack()]
        as [Any]
      kept.append(f.didFinish as Any)
      kept.append(f.trace { _ in })
      kept.append(f.followLink { _ in })
      kept.append(f.save())
      kept.append(f.plan(for: ["x"]))
      kept.append(f.cancel())
    }
    stage.settle()
    for _ in 0..<5 {
      await Task.yield()
      stage.settle()
    }
    #expect(stage.alive == [])
    #expect(stage.titles() == ["Home"])
    withExtendedLifetime(kept) {}
  }

  @Test("a whole app goes with everything kept")
  func whole() async throws {
    var scene: LinkScene? = try LinkScene(hasTabs: true)
    scene!.open([.tab("right"), .flow("A"), .page("B")])
    weak let root = scene!.root
    weak let stage = scene!.stage
    var kept: [Any] = []
    kept.append(scene!.root.trace { _ in })
    kept.append(scene!.root.followLink { _ in })
    scene!.stage.run {
      kept.append(scene!.flow("A")!.show(scene!.stage.page("late")))
      scene!.root.open([.tab("left"), .page("L")]) { _ in }
      scene!.root.restore(scene!.root.save())
    }
    scene!.tabs = nil
    scene!.user.session.end()
    scene = nil
    for _ in 0..<10 { await Task.yield() }
    #expect(root == nil)
    #expect(stage == nil)
    withExtendedLifetime(kept) {}
  }

  @Test("what waits in a tab that is not chosen goes with the tab", arguments: [true])
  func waitsInTab(bySelf: Bool) async throws {
    let stage = try Stage()
    let app = Coordinator()
    let bar = UITabBarController()
    stage.run { stage.window.rootViewController = bar }
    for n in ["A", "B"] { stage.begin(n, [n], .tab(of: bar), within: app) }
    stage.ends = []
    let b = app.childCoordinators[1] as! Errand
    var outcome: RequestOutcome?
    stage.run {
      b.present(stage.page("sheet")).whenDone { outcome = $0 }
      stage.begin("over", ["O"], .over(), within: b, settles: false)
    }
    stage.settle()
    #expect(outcome == nil)
    stage.run { if bySelf { b.finish() } else { bar.viewControllers = [bar.viewControllers![0]] } }
    stage.settle()
    stage.begin("look", ["L"], within: app.childCoordinators[0])
    for _ in 0..<5 {
      await Task.yield()
      stage.settle()
    }
    #expect(outcome != nil)
    #expect(stage.ends.sorted() == ["B", "over"])
    #expect(stage.alive.sorted() == (["A", "A", "B", "L", "look"]), "B is held by the test")
  }
}
