import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links that leave a flow with a guard which the user does not see at that moment.
@MainActor struct GuardOutOfSightTests {
  private let keeper = Gatekeeper()

  /// A flow with a guard in the tab that is not chosen.
  private func sceneWithTabs() throws -> LinkScene {
    let scene = try LinkScene(hasTabs: true)
    #expect(scene.open([.tab("left"), .flow("form")]) == .opened)
    scene.stage.run {
      keeper.hold(scene.flow("form"))
      scene.tabs?.selectedIndex = 1
    }
    scene.stage.settle()
    #expect(scene.titles == "right")
    return scene
  }

  /// The one that is open in the first column of a narrow window, beside the list that the user has gone back to.
  private func sceneWithColumns() throws -> LinkScene {
    let scene = try LinkScene(columnsIn: .compact)
    let (left, columns) = (try #require(scene.flow("left")), try #require(scene.columns))
    let details = try #require(columns.viewController(for: .secondary) as? UINavigationController)
    left.ways = { [weak details] guide, step, _ in
      guard guide.name == "left", let details else { return nil }
      return .start(guide.child(step["name"] ?? ""), .push(on: details))
    }
    #expect(scene.open([.tab("left"), .flow("form")]) == .opened)
    scene.stage.run {
      keeper.hold(scene.flow("form"))
      columns.show(.primary)
    }
    scene.stage.settle()
    #expect(scene.user.title == "left")
    return scene
  }

  @Test("it is shown, and asked", arguments: [true, false], [true, false])
  func shown(inTab: Bool, letsGo: Bool) throws {
    let scene = try inTab ? sceneWithTabs() : sceneWithColumns()
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.tab("left"), .flow("next")]) { outcome = $0 } }
    scene.stage.settle()
    #expect(keeper.asked == ["link"])
    #expect(scene.user.title == "form")
    #expect(outcome == nil)
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    if letsGo {
      #expect(outcome == .opened)
      #expect(scene.user.title == "next")
      #expect(scene.stage.ends == ["form"])
    } else {
      #expect(outcome == .failed(LinkFailure(.flow("next"), .notLeft("Guide"))))
      #expect(scene.user.title == (inTab ? "right" : "left"))
      #expect(scene.stage.ends == [])
    }
    #expect(scene.stage.faults == [])
  }

  @Test("a question that it asks with an alert is seen", arguments: [true, false])
  func alert(inTab: Bool) throws {
    let scene = try inTab ? sceneWithTabs() : sceneWithColumns()
    let form = try #require(scene.flow("form"))
    form.canLeave = { [weak form] _, answer in
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer(true) })
      form?.present(alert)
    }
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.tab("left"), .flow("next")]) { outcome = $0 } }
    scene.stage.settle()
    try scene.user.tap("Discard")
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.user.title == "next")
    #expect(scene.stage.faults == [])
  }

  @Test func `whoever goes to another tab before the answer is not taken back`() throws {
    let scene = try sceneWithTabs()
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.tab("left"), .flow("next")]) { outcome = $0 } }
    scene.stage.settle()
    scene.stage.run { scene.tabs?.selectedIndex = 1 }
    scene.stage.settle()
    scene.stage.run { keeper.give(false) }
    scene.stage.settle()
    #expect(outcome == .failed(LinkFailure(.flow("next"), .notLeft("Guide"))))
    #expect(scene.titles == "right")
  }

  @Test func `it is not shown where another flow would be left for that`() throws {
    let scene = try sceneWithColumns()
    let (left, columns) = (try #require(scene.flow("left")), try #require(scene.columns))
    let list = try #require(left.flowNavigationController)
    scene.stage.run { columns.show(.secondary) }
    scene.stage.settle()
    scene.stage.run { left.pushCoordinator(left.child("above"), .push(on: list)) }
    scene.stage.settle()
    #expect(scene.user.title == "above")
    #expect(list.viewControllers.count == 3)
    var outcome: LinkOutcome?
    scene.stage.run { left.take(.flow("next")) { outcome = $0 } }
    scene.stage.settle()
    #expect(keeper.asked == ["link"])
    #expect(scene.user.title == "above")
    scene.stage.run { keeper.give(false) }
    scene.stage.settle()
    #expect(outcome == .failed(LinkFailure(.flow("next"), .notLeft("Guide"))))
    #expect(scene.user.title == "above")
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }
}
