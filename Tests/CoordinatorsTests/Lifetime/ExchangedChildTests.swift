import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Children that a container exchanges, moves and takes back.
@MainActor struct ExchangedChildTests {
  private let stage: Stage
  private let app = Coordinator()
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Exchange: CaseIterable { case plain, animated, expelFirst }

  private func exchange(
    _ box: Box, _ old: UIViewController, _ new: UIViewController, _ way: Exchange
  ) {
    stage.run {
      switch way {
      case .plain: box.exchange(old, for: new)
      case .animated: box.exchangeAnimated(old, for: new)
      case .expelFirst:
        box.expel(old)
        box.embed(new)
      }
    }
  }

  @Test(
    "a flow on a stack goes as that is exchanged, and at once", arguments: BoxPlace.allCases,
    Exchange.allCases)
  func exchanged(place: BoxPlace, way: Exchange) {
    stage.run {
      let box = stage.box("Box", ["Base"])
      stage.put(box, place)
      stage.begin("one", ["A"], .push(on: box.stacks[0]), within: app)
      let next = UINavigationController(rootViewController: stage.page("Next"))
      exchange(box, box.stacks[0], next, way)
      stage.settle()
      #expect(stage.ends == ["one"])
      #expect(!stage.alive.contains("A"))
      stage.begin("two", ["B"], .push(on: next), within: app)
      #expect(stage.titles(of: next) == ["Next", "B"])
    }
    #expect(stage.ends == ["one"])
    stage.takeAway(place, animated: true)
    #expect(stage.ends == ["one", "two"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test(
    "a flow that has a child goes with that, also where the app keeps it",
    arguments: [true, false], [true, false])
  func ownedChild(isAnimated: Bool, isKept: Bool) {
    var kept: UIViewController?
    stage.run {
      let box = stage.box("Box", [])
      let child = stage.page("Child")
      if isKept { kept = child }
      box.embed(child)
      stage.put(box, .pushed)
      stage.begin("flow", owning: child)
      #expect(stage.ends == [])
      exchange(box, child, stage.page("Next"), isAnimated ? .animated : .plain)
    }
    stage.settle()
    #expect(kept?.parent == nil)
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == (isKept ? ["Box", "Child", "Next"] : ["Box", "Next"]))
  }

  @Test("a stack that moves to another container has not been left", arguments: [true, false])
  func movedBetween(expelsFirst: Bool) {
    stage.run {
      let outer = stage.box("Outer", [])
      let first = stage.box("First", ["Base"])
      let second = stage.box("Second", [])
      outer.embed(first)
      outer.embed(second)
      stage.put(outer, .pushed)
      let stack = first.stacks[0]
      let flow = stage.begin("flow", ["A"], .push(on: stack))
      stage.begin("inner", ["B"], within: flow.object)
      if expelsFirst { first.expel(stack) }
      second.embed(stack)
      stage.settle()
      #expect(stage.ends == [])
      outer.expel(first)
      stage.settle()
      #expect(stage.ends == [])
      #expect(stage.titles(of: stack) == ["Base", "A", "B"])
      stack.popViewController(animated: true)
      stage.settle()
      #expect(stage.ends == ["inner"])
    }
    stage.takeAway(.pushed, animated: true)
    #expect(stage.ends == ["inner", "flow"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func `a stack that moves into a sheet in the same turn has not been left`() {
    stage.run {
      let box = stage.box("Box", ["Base"])
      stage.put(box, .pushed)
      let stack = box.stacks[0]
      stage.begin("flow", ["A"], .push(on: stack))
      box.expel(stack)
      stage.stack.present(stack, animated: true)
      stage.settle()
      #expect(stage.ends == [])
      #expect(user.title == "A")
    }
    stage.takeAway(.sheet, animated: true)
    #expect(stage.ends == ["flow"])
    #expect(stage.faults == [])
  }

  @Test(
    "a stack that is put back in the same turn has not been left, a turn later it has",
    arguments: [true, false])
  func putBack(inTheSameTurn: Bool) {
    stage.run {
      let box = stage.box("Box", ["Base"])
      stage.put(box, .pushed)
      let stack = box.stacks[0]
      stage.begin("flow", ["A"], .push(on: stack))
      box.expel(stack)
      if !inTheSameTurn {
        stage.settle()
        #expect(stage.ends == ["flow"])
      }
      box.embed(stack)
      stage.settle()
      #expect(stage.ends == (inTheSameTurn ? [] : ["flow"]))
      if !inTheSameTurn {
        stage.begin("again", ["B"], .push(on: stack))
        #expect(stage.titles(of: stack) == ["Base", "A", "B"])
        stack.popToRootViewController(animated: true)
        stage.settle()
        #expect(stage.ends == ["flow", "again"])
      }
    }
    stage.takeAway(.pushed, animated: true)
    #expect(stage.ends == (inTheSameTurn ? ["flow"] : ["flow", "again"]))
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }
}
