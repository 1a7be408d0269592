import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a flow has asked for, and what is not there yet as it ends.
@MainActor struct EndingFlowTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test("what waits is not shown by the end of its own flow, though its turn has come by then")
  func endsAsItsTurnComes() {
    stage.begin("sheet", ["One", "Two"], .present(from: stage.stack))
    let late = stage.run {
      let sheet = stage.stack.presentedViewController as? UINavigationController
      sheet?.popViewController(animated: true)
      let late = stage.begin("late", ["Late"], .present(from: stage.stack), settles: false)
      #expect(late.object?.outcomes == [nil])
      // What it waits for is gone, and nobody has looked yet.
      stage.stack.dismiss(animated: false)
      let errand = late.object
      errand?.finish()
      #expect(errand?.outcomes == [.refused(.flowHasEnded)])
      return late
    }
    stage.settle()
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.ends.sorted() == ["late", "sheet"])
    #expect(late.object == nil)
    #expect(stage.alive == [])
  }

  @Test func `who hears that a request is refused may end the flow around it`() {
    let outer = stage.begin("outer", ["A"])
    let inner = stage.run {
      stage.stack.pushViewController(stage.page("Direct"), animated: true)
      return stage.begin("inner", ["B"], within: outer.object, settles: false)
    }
    stage.run {
      inner.object?.requests.first?.whenDone { [weak outer = outer.object] _ in outer?.finish() }
      inner.object?.finish()
    }
    stage.settle()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("a flow that begins with one that is refused is over with that", arguments: [true, false])
  func refusedWithin(isPresented: Bool) {
    let page = stage.page("Page")
    stage.run { _ = stage.home.show(page) }
    stage.settle()
    var result: String?? = .none
    let outer = Errand("outer", [])
    outer.stage = stage
    outer.onStart = { [stage, weak page] outer in
      stage.begin("inner", [], isPresented ? .over() : nil, within: outer, settles: false) {
        $0.onStart = { inner in _ = page.map { inner.show($0) } }
      }
    }
    stage.run { stage.home.run(outer) { result = .some($0) } }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(result == .some(nil))
    #expect(stage.home.childCoordinators.isEmpty)
  }

  @Test func `it is over where that is refused as well, be it later`() async {
    let page = stage.page("Page")
    stage.run { _ = stage.home.show(page) }
    stage.settle()
    stage.begin("outer", [], settles: false) { [weak page] outer in
      outer.onStart = { outer in
        let inner = Errand("inner", [])
        inner.onStart = { inner in _ = page.map { inner.show($0) } }
        inner.didFinish = { [weak outer] _ in
          let second = Errand("second", [])
          second.onStart = { second in
            Task { [weak second, weak page] in
              for _ in 0..<20 { await Task.yield() }
              _ = page.map { second?.show($0) }
            }
          }
          outer?.pushCoordinator(second)
        }
        outer.pushCoordinator(inner)
      }
    }
    stage.settle()
    for _ in 0..<40 { await Task.yield() }
    stage.settle()
    #expect(stage.ends == ["outer"])
    #expect(stage.home.childCoordinators.isEmpty)
  }

  @Test func `it goes on by what it starts as it hears of that`() throws {
    let page = stage.page("Page")
    stage.run { _ = stage.home.show(page) }
    stage.settle()
    let outer = stage.begin("outer", [], settles: false) { [stage, weak page] outer in
      outer.onStart = { outer in
        let inner = Errand("inner", [])
        inner.onStart = { inner in _ = page.map { inner.show($0) } }
        inner.didFinish = { [weak outer] _ in
          stage.begin("second", ["S"], within: outer, settles: false)
        }
        outer.pushCoordinator(inner)
      }
    }
    stage.settle()
    #expect(stage.user.title == "S")
    stage.run { _ = outer.object?.childCoordinators.first?.finish() }
    stage.settle()
    #expect(stage.ends == ["second"])
    stage.begin("third", ["T"], within: outer.object)
    #expect(stage.user.title == "T")
    try stage.user.goBack()
    #expect(stage.ends == ["second", "third", "outer"])
  }

  @Test func `a flow that was refused ends with the last flow within it`() throws {
    let stage = try Stage()
    let sheet = stage.begin("sheet", ["S"], .present(from: stage.stack))
    stage.run {
      let stack = sheet.object?.flowNavigationController
      stage.stack.dismiss(animated: true)
      let outer = stage.begin("outer", ["A"], stack.map { .push(on: $0) }, settles: false)
      stage.begin(
        "inner", ["B"], stack.map { .present(from: $0) }, within: outer.object, settles: false)
    }
    stage.settle()
    #expect(stage.ends.sorted() == ["inner", "outer", "sheet"])
    #expect(stage.alive == [])
  }

  @Test("a flow that was refused ends with the last flow within it, however that ends")
  func refusedAroundAnother() throws {
    let stage = try Stage()
    let sheet = stage.begin("sheet", ["S"], .present(from: stage.stack))
    let outer = stage.run {
      let stack = sheet.object?.flowNavigationController
      stage.stack.dismiss(animated: true)
      let outer = stage.begin("outer", ["A"], stack.map { .push(on: $0) }, settles: false)
      stage.begin("inner", ["B"], .present(from: stage.stack), within: outer.object, settles: false)
      return outer
    }
    stage.settle()
    #expect(stage.ends == ["sheet"])
    stage.run { _ = outer.object?.childCoordinators.first?.cancel() }
    stage.settle()
    #expect(stage.ends == ["sheet", "inner", "outer"])
    #expect(stage.alive == [])
  }

  @Test func `a flow that a link goes on from and that is refused ends`() throws {
    let stage = try Stage()
    let sheet = stage.begin("sheet", ["S"], .present(from: stage.stack))
    var outcomes: [LinkOutcome] = []
    stage.run {
      let stack = sheet.object?.flowNavigationController
      stage.stack.dismiss(animated: true)
      let late = stage.begin("late", ["A"], stack.map { .push(on: $0) }, settles: false)
      late.object?.ways = { _ in .show(stage.page("L")) }
      late.object?.take(.page("L")) { outcomes.append($0) }
    }
    stage.settle()
    #expect(outcomes.count == 1)
    #expect(stage.ends.sorted() == ["late", "sheet"])
    #expect(stage.alive == [])
  }

  @Test func `a flow that has lost its tab goes on where its parent is, by what it has asked for`()
    throws
  {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    let flow = scene.root.child("flow")
    flow.first = nil
    flow.onStart = { [weak tabs = scene.tabs] flow in
      let page = flow.page("tab")
      tabs?.viewControllers?.append(page)
      flow.own(page)
    }
    scene.stage.run { left.pushCoordinator(flow) }
    scene.stage.settle()
    // Nothing can be presented from a tab that nobody sees.
    let request = scene.stage.run { flow.show(flow.page("next"), animated: false) }
    scene.stage.settle()
    #expect(request.outcome == nil)
    scene.stage.run {
      scene.tabs?.viewControllers?.removeLast()
      left.show(left.page("more"), animated: false)
    }
    scene.stage.settle()
    #expect(request.outcome == .shown)
    #expect(scene.titles == "left next more")
    #expect(scene.stage.ends == [])
    #expect(scene.flow("flow") === flow)
  }

  @Test(
    "a tap on what is going away is no mistake, later it is one", arguments: [true, false],
    [true, false])
  func tappedWhileGoing(isGone: Bool, doesAnotherGo: Bool) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", ["A"])
    let coordinator = try #require(flow.object)
    var problems: [String] = []
    let subscription = stage.home.trace {
      if case .problem(let text) = $0 { problems.append(text) }
    }
    stage.run { _ = coordinator.finish() }
    if isGone { stage.settle() } else { stage.user.clock.advance(by: 0.1) }
    if isGone, doesAnotherGo {
      let other = stage.begin("other", ["B"])
      stage.run { _ = other.object?.finish() }
      stage.user.clock.advance(by: 0.1)
    }
    stage.run { coordinator.pushCoordinator(Errand("next", ["N"])) }
    stage.settle()
    subscription.cancel()
    let words = "Errand was started within Errand, which has ended: it does not run."
    #expect(problems == (isGone ? [words] : []))
    #expect(stage.titles() == ["Home"])
  }

  @Test func `two flows that are started as the other ends do not go on when their parent has`()
    async throws
  {
    let stage = try Stage()
    let parent = try #require(stage.begin("parent", [], .push(on: stage.stack)).object)
    var starts = 0
    func begin() {
      starts += 1
      // For ever would be too long for a test.
      guard starts < 10 else { return }
      let next = Errand("next", ["N"])
      next.didFinish = { _ in begin() }
      parent.pushCoordinator(next)
    }
    let subscription = stage.home.trace { _ in }
    stage.run { begin() }
    stage.settle()
    #expect(stage.titles() == ["Home", "N"])
    stage.run { _ = parent.cancel() }
    await stage.turns()
    #expect(starts == 2)
    #expect(stage.titles() == ["Home"])
    subscription.cancel()
  }

  @Test func `one that has been pushed onto what has ended is heard of when it runs elsewhere`()
    async throws
  {
    let stage = try Stage()
    let parent = try #require(stage.begin("parent", ["P"]).object)
    stage.run { _ = parent.cancel() }
    stage.settle()
    let next = Errand("next", ["N"])
    next.stage = stage
    next.didFinish = { [weak stage] _ in stage?.ends.append("next") }
    let subscription = stage.home.trace { _ in }
    stage.run { parent.pushCoordinator(next) }
    await stage.turns()
    #expect(stage.ends == ["parent"])
    stage.run { stage.home.pushCoordinator(next) }
    stage.settle()
    #expect(stage.titles() == ["Home", "N"])
    try stage.user.goBack()
    #expect(stage.ends == ["parent", "next"])
    subscription.cancel()
  }
}
