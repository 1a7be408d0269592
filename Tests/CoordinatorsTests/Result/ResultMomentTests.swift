import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Results at odd moments: cancelled, finished and left together.
@MainActor struct ResultMomentTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Way: CaseIterable { case push, present, over }
  private func way(_ way: Way) -> FlowPresentation {
    switch way {
    case .push: .push(on: stage.stack)
    case .present: .present(from: stage.stack)
    case .over: .over()
    }
  }

  @Test("cancelled right after the task is made, before it starts", arguments: Way.allCases)
  func beforeStart(way: Way) async {
    let (flow, waiting) = stage.wait("f", ["A"], self.way(way))
    waiting.cancel()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(stage.titles() == ["Home"])
    #expect(flow.object == nil)
    #expect(stage.alive == [])
  }

  @Test("cancelled in the middle of its push, and after", arguments: Way.allCases, [0, 1, 2])
  func middle(way: Way, when: Int) async {
    let (flow, waiting) = stage.wait("f", ["A", "B"], self.way(way))
    await stage.yields()
    if when > 0 { user.clock.advance(by: 0.1) }
    if when > 1 { stage.settle() }
    waiting.cancel()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    withExtendedLifetime(flow) {}
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("cancelled in the turn that it finishes", arguments: Way.allCases, [true, false])
  func withFinish(way: Way, cancelFirst: Bool) async {
    let (flow, waiting) = stage.wait("f", ["A"], self.way(way))
    await stage.turns()
    stage.run {
      if cancelFirst { waiting.cancel() }
      flow.object?.finish(with: "result")
      if !cancelFirst { waiting.cancel() }
    }
    await stage.turns()
    let got = await waiting.ended()
    #expect(got == "result" || (cancelFirst && got == "cancelled"))
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("cancelled within didFinish", arguments: Way.allCases)
  func withinDidFinish(way: Way) async {
    var waiting: Waiting?
    let (flow, w) = stage.wait("f", ["A"], self.way(way)) {
      $0.didFinish = { _ in waiting?.cancel() }
    }
    waiting = w
    await stage.turns()
    stage.run { flow.object?.finish(with: "result") }
    await stage.turns()
    #expect(await w.ended() == "result")
    waiting = nil
    #expect(stage.alive == [])
  }

  @Test("finish(with:) twice: the first counts", arguments: [true, false])
  func twice(animated: Bool) async {
    let (flow, waiting) = stage.wait("f", ["A"], .over())
    await stage.turns()
    stage.run {
      let f = flow.object
      f?.finish(with: "one", animated: animated)
      f?.finish(with: "two", animated: animated)
    }
    await stage.turns()
    #expect(await waiting.ended() == "one")
    #expect(stage.alive == [])
  }

  @Test func `finish(with:) again within didFinish changes nothing`() async {
    let (flow, waiting) = stage.wait("f", ["A"], .over()) {
      $0.didFinish = { ($0 as? Errand)?.finish(with: "two") }
    }
    await stage.turns()
    stage.run { flow.object?.finish(with: "one") }
    await stage.turns()
    #expect(await waiting.ended() == "one")
    #expect(stage.alive == [])
  }

  @Test func `cancel then finish(with:)`() async {
    let (flow, waiting) = stage.wait("f", ["A"], .over())
    await stage.turns()
    stage.run {
      let f = flow.object
      _ = f?.cancel()
      f?.finish(with: "one")
    }
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
  }

  enum Moment: CaseIterable { case load, willAppear, appear, start }

  /// It finishes as its first screen comes.
  private func finishes(_ errand: Errand, at moment: Moment) {
    errand.onStart = { [stage] errand in
      let talker = Talker()
      talker.title = "T"
      stage.note(talker, "T")
      let end: () -> Void = { [weak errand] in errand?.finish(with: "done") }
      switch moment {
      case .load: talker.onLoad = end
      case .willAppear: talker.onWillAppear = end
      case .appear: talker.onAppear = end
      case .start: break
      }
      errand.show(talker)
      if moment == .start { end() }
    }
  }

  @Test("finish(with:) as its screen comes", arguments: Moment.allCases, Way.allCases)
  func asItComes(moment: Moment, way: Way) async {
    let (flow, waiting) = stage.wait("f", [], self.way(way)) { errand in
      finishes(errand, at: moment)
    }
    await stage.turns()
    #expect(await waiting.ended() == "done")
    await stage.turns()
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    withExtendedLifetime(flow) {}
    #expect(stage.alive == [])
    #expect(stage.faults == [])
    let next = stage.begin("next", ["N"])
    #expect(next.object?.outcomes == [.shown])
  }

  @Test("result closure, as its screen comes", arguments: Moment.allCases, Way.allCases)
  func asItComesClosure(moment: Moment, way: Way) {
    var results: [String?] = []
    stage.run {
      let errand = Errand("f", [])
      errand.stage = stage
      stage.note(errand, "f")
      finishes(errand, at: moment)
      stage.home.run(errand, self.way(way)) { results.append($0) }
    }
    stage.settle()
    #expect(results == ["done"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.alive == [])
  }

  @Test("nested runs: the inner result, then the outer", arguments: Way.allCases, Way.allCases)
  func nested(outer: Way, inner: Way) async {
    final class Outer: Coordinator, ResultCoordinator {
      typealias Output = String
      weak var stage: Stage?
      var innerWay: FlowPresentation?
      weak var inner: Errand?
      override func start() {
        show(stage!.page("O"))
        let innerFlow = Errand("inner", ["I"])
        innerFlow.stage = stage
        stage?.note(innerFlow, "inner")
        inner = innerFlow
        run(innerFlow, innerWay) { [weak self] in self?.finish(with: "outer of \($0 ?? "nil")") }
      }
    }
    var result: String??
    weak var weakOuter: Outer?
    stage.run {
      let flow = Outer()
      flow.stage = stage
      stage.note(flow, "outer")
      switch inner {
      case .push: flow.innerWay = nil
      case .present: flow.innerWay = .present(from: stage.stack)
      case .over: flow.innerWay = .over()
      }
      weakOuter = flow
      stage.home.run(flow, way(outer)) { result = .some($0) }
    }
    stage.settle()
    #expect(weakOuter?.inner?.outcomes == [.shown])
    stage.run { weakOuter?.inner?.finish(with: "inner") }
    stage.settle()
    #expect(result == "outer of inner")
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("cancelling the outer task ends nested runs from the innermost", arguments: Way.allCases)
  func nestedCancel(way: Way) async {
    let (outer, waiting) = stage.wait("outer", ["O"], self.way(way)) {
      $0.didFinish = { [weak stage] _ in stage?.ends.append("outer") }
    }
    await stage.turns()
    let (_, innerWaiting) = stage.wait("inner", ["I"], nil, within: outer.object) {
      $0.didFinish = { [weak stage] _ in stage?.ends.append("inner") }
    }
    await stage.turns()
    waiting.cancel()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(await innerWaiting.ended() == "cancelled")
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test func `a run whose first screen is refused ends`() async {
    let page = stage.page("P")
    stage.run { stage.stack.pushViewController(page, animated: false) }
    stage.settle()
    let (flow, waiting) = stage.wait("f", [], .push(on: stage.stack)) {
      $0.onStart = { $0.show(page) }
    }
    await stage.turns()
    let outcome = await waiting.ended()
    #expect(outcome == "cancelled" || outcome == nil)
    if outcome == nil {
      #expect(stage.home.childCoordinators.count == 1)
      stage.run { flow.object?.finish(with: "x") }
      await stage.turns()
      #expect(await waiting.ended() == "x")
    }
  }

  @Test("runs side by side on one stack, ended in either order", arguments: [true, false])
  func sideBySide(lowerFirst: Bool) async {
    let (one, w1) = stage.wait("one", ["A"], .push(on: stage.stack))
    let (two, w2) = stage.wait("two", ["B"], .push(on: stage.stack))
    await stage.turns()
    #expect(stage.titles() == ["Home", "A", "B"])
    stage.run { lowerFirst ? one.object?.finish(with: "1") : two.object?.finish(with: "2") }
    await stage.turns()
    #expect(stage.titles() == (lowerFirst ? ["Home", "B"] : ["Home", "A"]))
    stage.run { lowerFirst ? two.object?.finish(with: "2") : one.object?.finish(with: "1") }
    await stage.turns()
    #expect(await w1.ended() == "1")
    #expect(await w2.ended() == "2")
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("a run from a didFinish", arguments: Way.allCases, Way.allCases)
  func fromDidFinish(first: Way, second: Way) {
    var result: String?
    weak var next: Errand?
    let flow = stage.begin("first", ["A"], way(first)) {
      $0.didFinish = { [stage] _ in
        let errand = Errand("second", ["B"])
        errand.stage = stage
        stage.note(errand, "second")
        next = errand
        stage.home.run(errand, self.way(second)) { result = $0 }
      }
    }
    stage.run { _ = flow.object?.finish() }
    stage.settle()
    #expect(next?.outcomes == [.shown])
    #expect(user.title == "B")
    #expect(stage.alive == ["second", "B"])
    stage.run { next?.finish(with: "2") }
    stage.settle()
    #expect(result == "2")
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("result as the user leaves", arguments: Way.allCases, [true, false])
  func vsUser(way: Way, resultFirst: Bool) async throws {
    let (flow, waiting) = stage.wait("f", ["A"], self.way(way))
    await stage.turns()
    user.together {
      if resultFirst { stage.run { flow.object?.finish(with: "r") } }
      if way == .push { try? user.goBack() } else { try? user.swipeDown() }
      if !resultFirst { stage.run { flow.object?.finish(with: "r") } }
    }
    await stage.turns()
    let got = await waiting.ended()
    #expect(got == "r")
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test func `popCoordinator of a run child`() {
    var results: [String?] = []
    let errand = Errand("f", ["A"])
    errand.stage = stage
    stage.run { stage.home.run(errand, .push(on: stage.stack)) { results.append($0) } }
    stage.settle()
    stage.run { stage.home.popCoordinator(errand) }
    stage.settle()
    #expect(results == [nil])
  }

  @Test func `a run whose parent is released`() async {
    var parent: Coordinator? = Coordinator()
    let (flow, waiting) = stage.wait("f", ["A"], .push(on: stage.stack), within: parent)
    await stage.turns()
    parent = nil
    await stage.turns()
    waiting.cancel()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    withExtendedLifetime(flow) {}
    #expect(stage.alive == [])
    #expect(stage.titles() == ["Home"])
  }

  @Test("run by an idle flow whose screens wait", arguments: [true, false])
  func waitingRequest(cancel: Bool) async {
    let outer = stage.begin("outer", ["O"])
    stage.run { _ = outer.object?.show("O2") }
    let (flow, waiting) = stage.wait("f", ["A", "B"], nil, within: outer.object)
    await stage.yields()
    if cancel { waiting.cancel() } else { stage.run { flow.object?.finish(with: "r") } }
    await stage.turns()
    #expect(await waiting.ended() == (cancel ? "cancelled" : "r"))
    #expect(stage.titles() == ["Home", "O", "O2"])
    #expect(stage.faults == [])
  }

  @Test func `a void run of a result coordinator type-erased`() async throws {
    let child: Coordinator = Coordinator()
    var outcome = ""
    let task = Task { @MainActor in
      do {
        try await stage.run { stage.home }.run(child, .push(on: stage.stack))
        outcome = "done"
      } catch { outcome = "\(error)" }
    }
    await stage.turns()
    stage.run { _ = child.finish() }
    await stage.turns()
    await task.value
    #expect(outcome == "done")
  }

  @Test func `finish(with leavingScreens) then parent finish`() async {
    let outer = stage.begin("outer", ["O"])
    let (flow, waiting) = stage.wait("f", ["A"], nil, within: outer.object)
    await stage.turns()
    stage.run { flow.object?.finish(with: "r", leavingScreens: true) }
    await stage.turns()
    #expect(await waiting.ended() == "r")
    #expect(stage.titles() == ["Home", "O", "A"])
    stage.run { _ = outer.object?.finish() }
    await stage.turns()
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("finish(with leavingScreens) of a sheet, then next pushes there", arguments: [true, false])
  func leavingSheet(run: Bool) async {
    let outer = stage.begin("outer", ["O"])
    let (flow, waiting) = stage.wait("f", ["A"], .over(), within: outer.object)
    await stage.turns()
    stage.run { flow.object?.finish(with: "r", leavingScreens: true) }
    await stage.turns()
    #expect(await waiting.ended() == "r")
    #expect(user.title == "A")
    try? user.swipeDown()
    #expect(user.title == "O")
    #expect(stage.ends == [])
    #expect(stage.alive == ["outer", "O"])
  }

  @Test("a request's done() of a session that ends, and of a flow that is let go of")
  func requestDone() async {
    let flow = stage.begin("f", ["A"])
    let requests = stage.run { [flow.object!.show("B"), flow.object!.show("C")] }
    stage.run { stage.home.popCoordinator(flow.object!) }
    stage.settle()
    #expect(requests.allSatisfy { $0.outcome != nil })
  }

  @Test func `requests are answered where the tree is let go of`() async {
    var root: Errand? = Errand("r", ["A"])
    root!.stage = stage
    stage.run { root!.start(.push(on: stage.stack)) }
    let requests = stage.run { [root!.requests[0], root!.show("B"), root!.show("C")] }
    root = nil
    stage.settle()
    for _ in 0..<10 {
      await Task.yield()
      stage.settle()
    }
    #expect(requests.map { $0.outcome != nil } == [true, true, true])
  }

  /// A task may come to it after the user has left: nobody has made a mistake.
  @Test func `a task that comes to run a child when its flow has ended is cancelled`() async throws
  {
    var problems: [String] = []
    let subscription = stage.home.trace {
      if case .problem(let text) = $0 { problems.append(text) }
    }
    let outer = try #require(stage.begin("outer", ["A"]).object)
    let child = Errand("child", ["B"])
    child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
    let task = stage.run { Task { try await outer.run(child) } }
    try user.goBack()
    #expect(stage.ends == ["outer"])
    await #expect(throws: CancellationError.self) { try await task.value }
    await stage.turns()
    #expect(stage.ends == ["outer", "child"])
    #expect(stage.titles() == ["Home"])
    #expect(problems == [])
    subscription.cancel()
  }

  @Test("a result goes once it has been handed over", arguments: [true, false])
  func released(isHeard: Bool) throws {
    final class Big {}
    final class Giver: Coordinator, ResultCoordinator {
      typealias Output = Big
      override func start() { show(UIViewController()) }
    }
    let stage = try Stage()
    // As an app keeps one that it starts again.
    let kept = Giver()
    weak var big: Big?
    stage.run {
      if isHeard {
        stage.home.run(kept, .over()) { _ in }
      } else {
        stage.home.pushCoordinator(kept, .over())
      }
    }
    stage.settle()
    stage.run {
      let result = Big()
      big = result
      kept.finish(with: result)
    }
    stage.settle()
    #expect(big == nil)
  }
}
