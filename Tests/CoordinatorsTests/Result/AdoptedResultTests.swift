import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A screen of an app without coordinators holds a plain one, and runs a flow for its result by that.
@MainActor struct AdoptedResultTests {
  private let stage: Stage
  private let stack = UINavigationController()
  private let results = Results()
  private var user: VirtualUser { stage.user }

  private final class Results {
    var all: [String?] = []
  }

  private final class OldViewController: UIViewController {
    private let flows = Coordinator()

    func run(_ errand: Errand, for results: Results) {
      flows.run(errand, .present(from: self)) { results.all.append($0) }
    }
  }

  init() throws {
    stage = try Stage()
    stage.run {
      let old = OldViewController()
      old.title = "Old"
      stack.viewControllers = [old]
      stage.window.rootViewController = stack
    }
    stage.settle()
  }

  private func run() -> Weakly<Errand> {
    stage.run {
      let errand = Errand("flow", ["A"])
      errand.stage = stage
      stage.note(errand, "flow")
      let old = stack.viewControllers.first as? OldViewController
      old?.run(errand, for: results)
      stage.settle()
      return Weakly(errand)
    }
  }

  @Test func `the result arrives once, each time, and nothing of the flow stays`() {
    for name in ["Ada", "Grace"] {
      let flow = run()
      #expect(user.title == "A")
      stage.run {
        flow.object?.finish(with: name)
        flow.object?.finish(with: "another")
      }
      stage.settle()
      #expect(user.title == "Old")
      #expect(stage.alive == [])
    }
    #expect(results.all == ["Ada", "Grace"])
    #expect(stage.faults == [])
  }

  @Test func `swiped down, the flow is released, and there is no result`() throws {
    let flow = run()
    try user.swipeDown()
    #expect(results.all == [nil])
    #expect(flow.object == nil)
    #expect(stage.alive == [])
    let second = run()
    stage.run { second.object?.finish(with: "Ada") }
    stage.settle()
    #expect(results.all == [nil, "Ada"])
    #expect(stage.alive == [])
  }

  @Test func `the flow ends without a result as the screen that holds the coordinator goes`() async
  {
    let flow = run()
    stage.run { stack.viewControllers = [UIViewController()] }
    await stage.turns()
    #expect(results.all == [nil])
    #expect(flow.object == nil)
    #expect(user.title == "A")
  }
}
