import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Steps to tabs whose bar is asked for in the same turn.
@MainActor struct TabToComeTests {
  @Test("it is gone to as the bar comes", arguments: [false, true], [0, 1, 2])
  func taken(byLink: Bool, tab: Int) throws {
    let stage = try Stage()
    let record = TraceRecord()
    let bar = UITabBarController()
    var outcomes: [LinkOutcome] = []
    let step = LinkStep("\(tab)")
    let subscription = stage.run { stage.home.trace { record.events.append($0) } }
    let tabs = stage.begin("bar", [], .over(style: .fullScreen), settles: false) { tabs in
      tabs.onStart = { [unowned bar] tabs in
        tabs.show(bar)
        for name in ["0", "1", "2"] {
          let inner = Errand(name, [name])
          inner.linkStep = LinkStep(name)
          tabs.pushCoordinator(inner, .tab(of: bar))
        }
      }
      tabs.ways = { [unowned tabs] step in
        let inner = tabs.childCoordinators.first { $0.linkStep == step }
        return inner.map { .start($0) } ?? .unknown
      }
    }
    stage.run {
      if byLink {
        tabs.object?.open([step]) { outcomes.append($0) }
      } else {
        tabs.object?.take(step) { outcomes.append($0) }
      }
    }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(bar.selectedIndex == tab)
    #expect(stage.stack.presentedViewController === bar)
    #expect(!record.lines.contains { $0.contains("runs already") })
    #expect(tabs.object?.link == [step])
    withExtendedLifetime(subscription) {}
  }

  /// A bar whose second tab shows itself from a task, as a step of the first flow's.
  private func makeBar(on stage: Stage) {
    stage.home.ways = { [unowned stage] step in
      guard step == "bar" else { return .unknown }
      let tabs = UITabBarController()
      let bar = Errand("bar", [])
      bar.stage = stage
      bar.onStart = { [unowned stage] bar in
        bar.show(tabs)
        stage.begin("0", ["0"], .tab(of: tabs), within: bar, settles: false) { $0.linkStep = "0" }
        stage.begin("1", [], .tab(of: tabs), within: bar, settles: false) { flow in
          flow.linkStep = "1"
          flow.onStart = { flow in Task { flow.show("1") } }
          flow.ways = { [unowned stage] _ in .show(stage.page("Sub")) }
        }
      }
      bar.ways = { [unowned bar] step in
        let inner = bar.childCoordinators.first { $0.linkStep == step }
        return inner.map { .start($0) } ?? .start(Errand("sheet", ["Sheet"]), .over())
      }
      return .start(bar, .over(style: .fullScreen))
    }
  }

  @Test(
    "a step on to one that loads leads there, though the bar is on its way",
    arguments: [0.01, 0.3, 2])
  func stepDuringLink(time: Double) async throws {
    let stage = try Stage()
    makeBar(on: stage)
    var outcomes: [LinkOutcome] = []
    stage.run { stage.home.open(["bar"]) { outcomes.append($0) } }
    stage.user.clock.advance(by: time)
    let bar = try #require(stage.home.childCoordinators.first)
    stage.run { bar.take("1") { outcomes.append($0) } }
    try await stage.user.settle()
    #expect(outcomes == [.opened, .opened])
    #expect(stage.user.title == "1")
  }

  @Test(
    "a step that is taken while a link waits for a task does not keep all from resting",
    arguments: ["1", "sheet"] as [LinkStep])
  func stepDuringWait(step: LinkStep) async throws {
    let stage = try Stage()
    makeBar(on: stage)
    stage.run { stage.home.take("bar") }
    stage.user.clock.advance(by: 0.24)
    let bar = try #require(stage.home.childCoordinators.first)
    var outcomes: [LinkOutcome] = []
    stage.run { bar.open(["1", "sub"]) { outcomes.append($0) } }
    // No task goes on meanwhile.
    stage.user.clock.advance(by: 0.48)
    stage.run { bar.take(step) { outcomes.append($0) } }
    stage.user.clock.advance(by: 0.48)
    try await stage.user.settle()
    #expect(outcomes.count == 2)
    #expect(stage.faults == [])
  }
}
