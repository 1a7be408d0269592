import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link that gives a window another root leaves all that is in it.
@MainActor struct ReplacedRootTests {
  private let keeper = Gatekeeper()

  enum Place: CaseIterable { case pushed, sheet, chosenTab, otherTab, sheetOfTab, column }
  enum Way: CaseIterable { case open, take, gate }

  private func scene(_ place: Place) throws -> LinkScene {
    let scene =
      switch place {
      case .pushed, .sheet: try LinkScene()
      case .chosenTab, .otherTab, .sheetOfTab: try LinkScene(hasTabs: true)
      case .column: try LinkScene(columnsIn: .regular)
      }
    let parent =
      switch place {
      case .pushed, .sheet: scene.root
      case .chosenTab, .sheetOfTab: scene.flow("left") ?? scene.root
      case .otherTab, .column: scene.flow("right") ?? scene.root
      }
    let guarded = scene.root.child("guarded")
    keeper.hold(guarded)
    scene.stage.run {
      switch place {
      case .sheet, .sheetOfTab: parent.pushCoordinator(guarded, .over())
      case .pushed, .chosenTab, .otherTab, .column: parent.pushCoordinator(guarded)
      }
    }
    scene.stage.settle()
    return scene
  }

  @Test func `so is the flow that takes the step, whose screens go as well`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    keeper.hold(left)
    left.ways = { [weak stage = scene.stage] guide, step, _ in
      guard step == "login", let stage else { return nil }
      return .start(guide.child("login"), .root(of: stage.window))
    }
    scene.stage.run { left.take("login") }
    scene.stage.settle()
    #expect(keeper.asked == ["link"])
    #expect(scene.titles == "left")
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(scene.titles == "login")
  }

  @Test(
    "whoever has a guard there is asked", arguments: Place.allCases,
    [
      (Way.open, true), (.open, false), (.take, true), (.take, false), (.gate, true),
      (.gate, false),
    ])
  func asked(place: Place, way: (Way, letsGo: Bool)) throws {
    let scene = try scene(place)
    scene.root.ways = { [weak window = scene.stage.window] guide, step, _ in
      guard step == "login", let window else { return nil }
      return way.0 == .gate
        ? .pass(guide.child("gate"), .root(of: window), then: .show(guide.page("P")))
        : .start(guide.child("login"), .root(of: window))
    }
    let before = scene.flows
    if way.0 == .take {
      scene.stage.run { scene.root.take("login") }
      scene.stage.settle()
    } else {
      scene.open(["login"])
    }
    #expect(keeper.asked == ["link"])
    #expect(scene.flows == before)
    scene.stage.run { keeper.give(way.letsGo) }
    scene.stage.settle()
    #expect(keeper.asked == ["link"])
    if way.letsGo {
      #expect(scene.flow("guarded") == nil)
      #expect(scene.titles == (way.0 == .gate ? "gate" : "login"))
    } else {
      #expect(scene.flows == before)
    }
    // Whoever waits for a link's outcome is held until then.
    scene.stage.run { _ = scene.flow("gate")?.cancel() }
    scene.stage.settle()
    #expect(scene.stage.faults == [])
  }
}
