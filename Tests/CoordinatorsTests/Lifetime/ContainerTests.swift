import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows on stacks in a container of the app's own, wherever that is.
@MainActor struct ContainerTests {
  private let stage: Stage
  private let app = Coordinator()
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Moment: CaseIterable { case atRest, atOnce, inAPush }

  @Test(
    "flows in it go with it", arguments: BoxPlace.allCases, Moment.allCases)
  func goesWithContainer(place: BoxPlace, moment: Moment) {
    weak var weakBox: Box?
    stage.run {
      let box = stage.box("Box", ["Base"])
      weakBox = box
      stage.put(box, place)
      let outer = stage.begin("outer", ["A", "B"], .push(on: box.stacks[0]), within: app)
      stage.begin("inner", ["C"], within: outer.object, settles: moment != .inAPush)
    }
    #expect(stage.ends == [])
    stage.takeAway(place, animated: moment != .atOnce)
    #expect(stage.ends == ["inner", "outer"])
    #expect(weakBox == nil)
    #expect(stage.alive == [])
    // What the app calls in the middle of a transition itself, UIKit complains of.
    if moment != .inAPush { #expect(stage.faults == []) }
  }

  @Test(
    "a flow that finishes takes its own screens away alone", arguments: BoxPlace.allCases,
    [true, false])
  func finishes(place: BoxPlace, animated: Bool) {
    stage.run {
      let box = stage.box("Box", ["Base", "Other base"])
      stage.put(box, place)
      let stack = box.stacks[0]
      let outer = stage.begin("outer", ["A", "B"], .push(on: stack), within: app)
      stage.begin("inner", ["C"], .over(), within: outer.object)
      let request = outer.object?.finish(animated: animated)
      stage.settle()
      #expect(request?.outcome == .shown)
      #expect(stage.titles(of: stack) == ["Base"])
      #expect(box.presentedViewController == nil)
      #expect(box.children.count == 2)
    }
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.alive == ["Box", "Base", "Other base"])
    #expect(stage.faults == [])
  }

  @Test("flows in it go with the sheet that it is in", arguments: [true, false])
  func inSheet(byUser: Bool) throws {
    stage.run {
      stage.put(stage.box("Box", ["Base"]), .sheet)
      let box = stage.stack.presentedViewController as? Box
      guard let stack = box?.stacks.first else { return }
      let flow = stage.begin("flow", ["A"], .push(on: stack))
      stage.begin("over", ["S"], .over(), within: flow.object)
      #expect(user.title == "S")
    }
    if byUser {
      try user.swipeDown()
      #expect(stage.ends == ["over"])
      try user.swipeDown(.begin)
      try user.swipeDown(.cancel)
      #expect(stage.ends == ["over"])
      try user.swipeDown()
    } else {
      stage.takeAway(.sheet, animated: true)
    }
    #expect(stage.ends == ["over", "flow"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }
}
