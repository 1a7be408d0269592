import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Two trees of coordinators in one app.
@MainActor struct TwoTreesTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private func tree(
    _ name: String, _ titles: [String], _ way: FlowPresentation, settles: Bool = true
  ) -> Errand {
    stage.run {
      let errand = Errand(name, titles)
      errand.stage = stage
      errand.didFinish = { [weak stage] _ in stage?.ends.append(name) }
      errand.start(way)
      if settles { stage.settle() }
      return errand
    }
  }

  @Test("both trees may start in one turn", arguments: [true, false], [true, false])
  func started(first: Bool, second: Bool) {
    let one = tree(
      "one", ["A"], first ? .present(from: stage.stack) : .push(on: stage.stack), settles: false)
    let two = tree(
      "two", ["B"], second ? .present(from: stage.stack) : .push(on: stage.stack), settles: false)
    stage.settle()
    #expect([one, two].map { $0.outcomes } == [[.shown], [.shown]])
    #expect(stage.faults == [])
    stage.run {
      stage.stack.dismiss(animated: false)
      stage.stack.popToRootViewController(animated: false)
    }
    stage.settle()
    #expect(stage.ends.sorted() == ["one", "two"])
  }

  @Test func `a flow does not take another tree's screen for its own`() async {
    let one = tree("one", ["A"], .push(on: stage.stack))
    let two = tree("two", ["B"], .push(on: stage.stack))
    #expect(!one.describeTree().contains("“B”"))
    #expect(two.describeTree().contains("“B”"))
    let request = stage.run { one.goBack() }
    stage.settle()
    #expect(request.outcome == .refused(.nothingToLeave))
    #expect(stage.titles() == ["Home", "A", "B"])
    // What lies beneath that goes by itself.
    stage.run {
      stage.stack.setViewControllers(
        stage.stack.viewControllers.filter { $0.title != "A" }, animated: false)
    }
    await stage.turns()
    #expect(stage.ends == ["one"])
    stage.run { _ = two.finish() }
    stage.settle()
    #expect(stage.ends == ["one", "two"])
    #expect(stage.faults == [])
  }

  @Test("both trees may finish in one turn", arguments: [true, false])
  func finish(lowerFirst: Bool) {
    let one = tree("one", ["A"], .push(on: stage.stack))
    let two = tree("two", ["B"], .push(on: stage.stack))
    let requests = stage.run {
      lowerFirst ? [one.finish(), two.finish()] : [two.finish(), one.finish()]
    }
    stage.settle()
    #expect(requests.allSatisfy { $0.outcome != nil })
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends.sorted() == ["one", "two"])
    #expect(stage.faults == [])
  }
}
