import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A tap on a tab that a guard has let go of is answered when it has been carried out.
@MainActor struct TabExitAnswerTests {
  @Test func `going back to the first screen of the tab that is chosen takes a transition`() throws
  {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("left"), .flow("A")])
    let keeper = Gatekeeper()
    keeper.hold(scene.flow("A"))
    var answers: [RequestOutcome] = []
    let subscription = scene.stage.run {
      scene.root.trace { if case .answered(_, _, let outcome) = $0 { answers.append(outcome) } }
    }
    let session = scene.user.session
    let tab = try #require(session.tree.root.first { $0.role == .tab && $0.label == "left" })
    // A guard holds it.
    #expect(session.perform(.tap(tab.id)) != .performed)
    scene.stage.run { keeper.give(true) }
    #expect(session.isTransitioning)
    #expect(answers == [])
    scene.stage.settle()
    #expect(answers == [.shown])
    #expect(scene.titles == "left")
    subscription.cancel()
  }

  private final class Listener: NSObject, UITabBarControllerDelegate {
    private(set) var heard: [String] = []

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      heard.append("\(tabs.selectedIndex)")
    }
  }

  @Test("the app's delegate hears once of a tab that a guard lets go of", arguments: [true, false])
  func heard(isAtOnce: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let listener = Listener()
    scene.tabs?.delegate = listener
    let keeper = Gatekeeper()
    if isAtOnce {
      scene.flow("left")?.canLeave = { _, answer in answer(true) }
    } else {
      keeper.hold(scene.flow("left"))
    }
    scene.stage.settle()
    try? scene.user.tap("right")
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(scene.titles == "right")
    #expect(listener.heard == ["1"])
    #expect(scene.stage.faults == [])
  }

  @Test("a guard that goes to the tab itself has gone there", arguments: [true, false])
  func goesThereItself(isAtOnce: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .page("R")])
    scene.open([.tab("left"), .flow("A")])
    let tabs = try #require(scene.tabs)
    let keeper = Gatekeeper()
    scene.flow("A")?.canLeave = { [weak tabs] _, answer in
      tabs?.selectedIndex = 1
      answer(true)
    }
    if !isAtOnce { keeper.hold(scene.flow("A")) }
    try? scene.user.tap("right")
    scene.stage.run {
      if !isAtOnce {
        tabs.selectedIndex = 1
        keeper.give(true)
      }
    }
    scene.stage.settle()
    #expect(scene.titles == "right R")
    #expect(scene.stage.faults == [])
  }
}
