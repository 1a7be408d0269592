import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What those who listen are told, and until when.
@MainActor struct SubscriberTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  @Test func `what was merged is answered in the trace`() {
    let log = TraceRecord()
    let flow = stage.begin("flow", ["A"]) { $0.policy = .merge }
    let subscription = stage.home.trace { [log] in log.events.append($0) }
    let requests = stage.run { [flow.object?.show("B"), flow.object?.show("C")] }
    stage.settle()
    #expect(requests.map { $0?.outcome } == [.shown, .merged])
    #expect(log.events.count { if case .asked = $0 { true } else { false } } == 2)
    #expect(log.events.count { if case .answered = $0 { true } else { false } } == 2)
    subscription.cancel()
  }

  @Test func `each hears of all in the same order, also where the first acts on it`() {
    let (first, second) = (TraceRecord(), TraceRecord())
    let subscriptions = [
      stage.home.trace { [first, weak home = stage.home] event in
        first.events.append(event)
        if case .shown = event { home?.goBack(animated: false) }
      },
      stage.home.trace { [second] in second.events.append($0) },
    ]
    stage.run { _ = stage.home.show("A") }
    stage.settle()
    #expect(first.lines == second.lines)
    #expect(first.lines.count > 4)
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func `asking a flow to end that has ended is answered, too`() {
    let log = TraceRecord()
    let flow = Errand("flow", ["A"])
    stage.run { stage.home.pushCoordinator(flow) }
    stage.settle()
    stage.run { _ = flow.finish(animated: false) }
    stage.settle()
    let subscription = flow.trace { [log] in log.events.append($0) }
    let request = stage.run { flow.cancel() }
    #expect(request.outcome == .refused(.flowHasEnded))
    #expect(
      log.lines == [
        "Errand asked to take away", "Errand asked to take away, refused: flowHasEnded",
      ])
    subscription.cancel()
  }

  @Test func `what a flow that has ended leaves is told as the flow's around it`() {
    let log = TraceRecord()
    let subscription = stage.home.trace { [log] in log.events.append($0) }
    let flow = stage.begin("flow", ["A"], .over()) { [weak stage] flow in
      flow.didFinish = { _ in _ = stage?.begin("next", ["N"], settles: false) }
    }
    stage.run {
      stage.stack.presentedViewController?.present(stage.page("Info"), animated: false)
    }
    stage.settle()
    stage.run { _ = flow.object?.finish() }
    stage.settle()
    let screen = "UIViewController “Info”"
    let told = log.events.filter { event in
      switch event {
      case .shown(screen, _), .left(screen, _): true
      default: false
      }
    }
    #expect(told.count.isMultiple(of: 2))
    subscription.cancel()
  }

  @Test("each screen that can be reached no more is told", arguments: [true, false])
  func left(sheet: Bool) throws {
    let log = TraceRecord()
    stage.begin("flow", ["A", "B"], sheet ? .over() : .push(on: stage.stack))
    let subscription = stage.home.trace { [log] in log.events.append($0) }
    stage.run {
      if sheet {
        stage.stack.dismiss(animated: true)
      } else {
        stage.stack.popToRootViewController(animated: true)
      }
    }
    stage.settle()
    for title in ["A", "B"] {
      #expect(log.events.contains(.left(screen: "UIViewController “\(title)”", flow: "Errand")))
    }
    subscription.cancel()
  }

  @Test func `a subscriber that another has cancelled hears no more`() {
    let log = TraceRecord()
    var second: TraceSubscription?
    let first = stage.home.trace { _ in second?.cancel() }
    second = stage.home.trace { [log] in log.events.append($0) }
    stage.begin("flow", ["A"])
    #expect(log.lines == [])
    first.cancel()
  }

  enum PlainEnd: CaseIterable { case pop, dismissal, parentsPop }

  @Test(
    "each screen is told that goes as its flow says that it is done", arguments: PlainEnd.allCases,
    [true, false])
  func leftByPlainEnd(end: PlainEnd, isAnimated: Bool) throws {
    let log = TraceRecord()
    let subscription = stage.home.trace { [log] in log.events.append($0) }
    let flow = stage.begin("flow", ["A"], end == .dismissal ? .over() : nil)
    try stage.run {
      let flow = try #require(flow.object)
      if end == .parentsPop { flow.didFinish?(flow) }
      if end == .dismissal {
        stage.stack.dismiss(animated: isAnimated)
      } else {
        stage.stack.popViewController(animated: isAnimated)
      }
      if end != .parentsPop { flow.didFinish?(flow) }
    }
    stage.settle()
    func screens(_ screen: (TraceEvent) -> String?) -> [String] { log.events.compactMap(screen) }
    let shown = screens { if case .shown(let screen, _) = $0 { screen } else { nil } }
    let left = screens { if case .left(let screen, _) = $0 { screen } else { nil } }
    #expect(left.sorted() == Array(Set(shown)).sorted())
    #expect(flow.object == nil)
    subscription.cancel()
  }

  enum Moment: CaseIterable { case started, finished }

  @Test(
    "a child that is let go of as its trace tells of it is released", arguments: Moment.allCases)
  func drops(at moment: Moment) throws {
    let stage = try Stage()
    let subscription = stage.home.trace { [weak home = stage.home] event in
      switch (event, moment) {
      case (.started, .started), (.finished, .finished):
        if let home, let child = home.childCoordinators.first { home.popCoordinator(child) }
      default: break
      }
    }
    let child = stage.begin("child", ["A"], .over())
    stage.run { _ = child.object?.finish() }
    stage.settle()
    subscription.cancel()
    #expect(child.object == nil)
    #expect(stage.home.childCoordinators.isEmpty)
    #expect(stage.user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test func `a first flow that ends as its trace tells of its start is not started`() throws {
    let stage = try Stage()
    let lone = Errand("lone", ["A"])
    lone.stage = stage
    let subscription = lone.trace { [weak lone] event in
      if case .started = event { lone?.cancel() }
    }
    stage.run { lone.start(.present(from: stage.stack)) }
    stage.settle()
    subscription.cancel()
    #expect(lone.requests.isEmpty)
    #expect(stage.user.title == "Home")
  }
}
