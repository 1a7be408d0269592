import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links from flows that are in a tab which is not chosen, and to what they show there.
@MainActor struct HiddenTabLinkTests {
  @Test func `a link from a flow in a tab that is not chosen goes there`() throws {
    let scene = try LinkScene(hasTabs: true)
    var outcomes: [LinkOutcome] = []
    let right = try #require(scene.flow("right"))
    scene.stage.run { right.open([.page("R")]) { outcomes.append($0) } }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "right R")
  }

  @Test func `a sheet over tabs is left for the flow in a hidden tab that has shown it`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.stage.run {
      let sheet = Errand("sheet", ["S"])
      sheet.linkStep = .flow("sheet")
      scene.flow("right")?.pushCoordinator(sheet, .present(from: scene.front))
    }
    scene.stage.settle()
    #expect(scene.titles == "left | S")
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
  }

  @Test func `a flow that goes on in a tab that is not chosen is shown there`() throws {
    let scene = try LinkScene(hasTabs: true)
    let own = scene.stage.page("own")
    scene.stage.run {
      let stack = scene.tabs?.viewControllers?[1] as? UINavigationController
      stack?.pushViewController(own, animated: false)
      scene.root.own(own)
    }
    #expect(scene.open([.flow("F")]) == .opened)
    #expect(scene.titles == "right own F")
    #expect(scene.root.link == [.flow("F")])
  }

  @Test func `a flow that goes on in another tab once its sheet is left is shown there`() throws {
    let scene = try LinkScene(hasTabs: true)
    let own = scene.stage.page("own")
    scene.stage.run {
      scene.tabs?.selectedIndex = 1
      scene.root.show(scene.root.page("sheet"))
      let stack = scene.tabs?.viewControllers?[0] as? UINavigationController
      stack?.pushViewController(own, animated: false)
      scene.root.own(own)
    }
    scene.stage.settle()
    #expect(scene.titles == "right | sheet")
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.titles == "left own A")
  }

  @Test func `what a flow begins with over a screen in a hidden tab is shown there`() throws {
    let scene = try LinkScene(ownsTabs: true)
    let right = try #require(scene.tabs?.viewControllers?.last)
    scene.root.ways = { guide, step, _ in
      guard step == "over" else { return nil }
      let around = guide.child("around")
      around.first = nil
      around.onStart = { $0.pushCoordinator($0.child("over"), .present(from: right)) }
      return .start(around)
    }
    #expect(scene.open(["over"]) == .opened)
    #expect(scene.titles == "right | over")
  }

  @Test func `a link goes to the tab that it goes on in, not to where its flow is seen`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left")?.flowNavigationController)
    let right = try #require(scene.flow("right")?.flowNavigationController)
    let (flow, inner) = (scene.root.child("flow"), scene.root.child("inner"))
    flow.presentation = .over()
    scene.stage.run { scene.root.pushCoordinator(flow, .push(on: right)) }
    scene.stage.settle()
    scene.stage.run { flow.pushCoordinator(inner, .push(on: left)) }
    scene.stage.settle()
    // It is left with what is in the other tab.
    scene.stage.run {
      right.popToRootViewController(animated: false)
      scene.tabs?.selectedIndex = 1
    }
    scene.stage.settle()
    var outcome: LinkOutcome?
    scene.stage.run { flow.open([.flow("over")]) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.user.title == "over")
    #expect(scene.stage.ends == [])
  }

  @Test func `a link holds no flow that waits out of sight with nothing left`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right")])
    let right = try #require(scene.flow("right"))
    right.presentation = .over()
    scene.stage.run { right.take(.flow("sheet")) }
    scene.stage.settle()
    #expect(scene.titles == "right | sheet")
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.tabs?.selectedIndex = 0
      scene.front.dismiss(animated: true)
      // Whose turn comes first: by then nothing is left of the sheet.
      scene.flow("left").map { _ = $0.show($0.page("L")) }
      scene.flow("sheet")?.take(.page("A")) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(scene.titles == "left L")
    #expect(scene.stage.ends == ["sheet"])
    #expect(
      outcomes == [.failed(LinkFailure(.page("A"), .notShown(.refused(.nowhereToShow))))])
  }

  /// Its root starts a flow in a tab of its own, which presents another as it starts.
  private func sceneWithWelcome() throws -> LinkScene {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { [weak scene] guide, step, _ in
      guard step == "third", let tabs = scene?.tabs else { return nil }
      let third = guide.child("third")
      third.onStart = { $0.pushCoordinator($0.child("welcome"), .over()) }
      return .start(third, .tab(of: tabs))
    }
    return scene
  }

  @Test(
    "what a flow presents as it starts comes when its tab has been chosen",
    arguments: [true, false])
  func welcome(isTaken: Bool) throws {
    let scene = try sceneWithWelcome()
    var outcome: LinkOutcome?
    scene.stage.run {
      if isTaken {
        scene.root.take("third") { outcome = $0 }
      } else {
        scene.root.open(["third"]) { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "third | welcome")
    #expect(scene.stage.faults == [])
  }

  @Test func `what a flow in a hidden tab is to present holds up nothing that is restored`() throws
  {
    let scene = try sceneWithWelcome()
    scene.open(["third"])
    try scene.user.swipeDown()
    scene.open([.tab("right"), .page("R")])
    let tree = scene.stage.run { scene.root.save() }
    let again = try sceneWithWelcome()
    #expect(again.restore(tree)?.omissions == [])
    #expect(again.titles == "right R")
    try again.user.tap("third")
    #expect(again.titles == "third | welcome")
  }
}
