import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// On a phone a detail takes the place of another, in columns without a placeholder, and a second link comes as it slides in.
@MainActor struct SupersededColumnTests {
  // Nobody else holds it.
  private let listFirst = ListFirst()
  private let details = UINavigationController()
  private let stage: Stage
  private let list = Errand("list", [])

  init() throws {
    stage = try Stage()
    stage.user.resize(to: .compact)
    list.stage = stage
    list.onStart = { [stage, details, listFirst] list in
      let stack = UINavigationController(rootViewController: stage.page("List"))
      list.show(listFirst.makeSplit(stack, beside: details))
    }
    list.ways = { [unowned stage, details] step in
      let inner = Errand(step.name, [step.name])
      inner.stage = stage
      return .start(inner, step == "sheet" ? .over() : .push(on: details))
    }
    stage.run { list.start(.root(of: stage.window)) }
    stage.settle()
    stage.run { list.open(["one"]) }
    stage.settle()
    #expect(stage.user.title == "one")
    stage.user.waitsForTransitions = false
  }

  @Test(
    "nobody is left at a detail whose flow has ended", arguments: [0, 0.1, 0.2, 0.3], [true, false])
  func superseded(after time: Double, hasStep: Bool) {
    var outcomes: [LinkOutcome] = []
    stage.run { list.open(["two"]) { outcomes.append($0) } }
    stage.user.clock.advance(by: time)
    stage.run { list.open(hasStep ? ["sheet"] : []) { outcomes.append($0) } }
    stage.settle()
    #expect(outcomes == [.superseded, .opened])
    if hasStep {
      #expect(stage.user.title == "sheet")
      stage.run { stage.window.rootViewController?.dismiss(animated: false) }
      stage.settle()
    }
    #expect(stage.user.title == (hasStep ? "two" : "List"))
    #expect(list.link == (hasStep ? ["two"] : []))
    #expect(stage.faults == [])
  }

  @Test func `the other detail is all that slides in`() {
    stage.run { list.open(["two"]) }
    stage.user.clock.advance(by: 0.1)
    stage.settle()
    #expect(stage.user.title == "two")
    #expect(stage.titles(of: details) == ["two"])
    #expect(list.link == ["two"])
    #expect(stage.faults == [])
  }
}
