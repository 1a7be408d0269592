import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What becomes of the start of a flow: of its first screen.
@MainActor struct StartRequestTests {
  private let stage: Stage
  private var home: Errand { stage.home }

  init() throws { stage = try Stage() }

  private func presentation(isPresented: Bool) -> FlowPresentation {
    isPresented ? .present(from: stage.stack) : .push(on: stage.stack)
  }

  // MARK: One that comes

  @Test("it is shown when its transition has ended", arguments: [true, false])
  func shown(isPresented: Bool) {
    let request = stage.run {
      home.pushCoordinator(Errand("A", ["A"]), presentation(isPresented: isPresented))
    }
    #expect(request.outcome == nil)
    stage.settle()
    #expect(request.outcome == .shown)
  }

  @Test func `it stays so, whatever comes later`() throws {
    let request = stage.run { home.pushCoordinator(Errand("A", ["A"]), .push(on: stage.stack)) }
    stage.settle()
    try stage.user.goBack()
    #expect(request.outcome == .shown)
  }

  @Test func `that of a flow that shows several is that of the first`() {
    let errand = Errand("A", ["A", "B"])
    let request = stage.run { home.pushCoordinator(errand, .push(on: stage.stack)) }
    #expect(request === errand.requests[0])
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(errand.startRequest === request)
  }

  @Test func `one that loads first`() async throws {
    let errand = Errand("A", [])
    errand.onStart = { errand in Task { errand.show("A") } }
    let request = stage.run { home.pushCoordinator(errand, .push(on: stage.stack)) }
    errand.onStart = nil
    #expect(request.outcome == nil)
    try await stage.user.settle()
    #expect(request.outcome == .shown)
  }

  @Test("one that shows itself by UIKit alone", arguments: [true, false], 0..<3)
  func plain(isPresented: Bool, way: Int) {
    let screens = [UIViewController()]
    let plain =
      isPresented
      ? PlainErrand(presentingViewController: stage.stack, screens)
      : PlainErrand(navigationController: stage.stack, screens)
    stage.run {
      switch way {
      case 0: home.pushCoordinator(plain)
      case 1:
        home.childCoordinators.append(plain)
        plain.start()
      default:
        plain.start()
        home.childCoordinators.append(plain)
      }
    }
    let request = plain.startRequest
    stage.settle()
    #expect(request.outcome == .shown)
  }

  @Test func `the first of a tree`() throws {
    let window = stage.run { UIWindow(frame: UIScreen.main.bounds) }
    let first = stage.run { Errand("first", ["First"]) }
    let request = stage.run { first.start(.root(of: window)) }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.run { first.start(.root(of: window)) }.outcome == .refused(.alreadyShown))
    #expect(stage.faults == [])
  }

  @Test("one that shows nothing itself begins with the flow within it", arguments: [true, false])
  func hollow(isFirst: Bool) {
    let inner = stage.run { Errand("inner", ["Inner"]) }
    let outer = stage.run { Errand("outer", []) }
    outer.onStart = { [weak stack = stage.stack] outer in
      if let stack { outer.pushCoordinator(inner, .present(from: stack)) }
    }
    let request = stage.run {
      isFirst ? outer.start(.root(of: stage.window)) : home.pushCoordinator(outer, .over())
    }
    outer.onStart = nil
    #expect(request.outcome == nil)
    stage.settle()
    #expect(inner.startRequest.outcome == .shown)
    #expect(request.outcome == .shown)
  }

  @Test func `one that begins with a flow later`() {
    let outer = stage.run { Errand("outer", []) }
    let request = stage.run { home.pushCoordinator(outer, .over()) }
    stage.settle()
    #expect(request.outcome == nil)
    stage.run { outer.pushCoordinator(Errand("inner", ["Inner"]), .present(from: stage.stack)) }
    stage.settle()
    #expect(request.outcome == .shown)
  }

  @Test func `what such a flow shows later is another request`() {
    let outer = stage.run { Errand("outer", []) }
    let request = stage.run { home.pushCoordinator(outer, .over()) }
    stage.run { outer.pushCoordinator(Errand("inner", ["Inner"])) }
    stage.settle()
    #expect(request.outcome == .shown)
    stage.run { _ = outer.show("Outer") }
    #expect(outer.startRequest === request)
  }

  // MARK: One that does not

  @Test("as the policy says", arguments: [RequestPolicy.wait, .merge, .replace])
  func policy(_ policy: RequestPolicy) {
    home.policy = policy
    let requests = stage.run {
      ["A", "B", "C"].map { home.pushCoordinator(Errand($0, [$0]), .push(on: stage.stack)) }
    }
    stage.settle()
    let outcomes: [RequestOutcome] =
      switch policy {
      case .wait: [.shown, .shown, .shown]
      case .merge: [.shown, .merged, .merged]
      case .replace: [.shown, .superseded, .shown]
      }
    #expect(requests.map(\.outcome) == outcomes)
  }

  private func endedFlow() -> Errand {
    let flow = Errand("ended", ["Ended"])
    stage.run { home.pushCoordinator(flow, .push(on: stage.stack)) }
    stage.settle()
    stage.run { _ = flow.finish() }
    stage.settle()
    return flow
  }

  @Test func `within a flow that has ended`() {
    let parent = endedFlow()
    let child = Errand("child", ["Child"])
    let request = stage.run { parent.pushCoordinator(child, .push(on: stage.stack)) }
    #expect(request.outcome == .refused(.flowHasEnded))
    // It has not begun, and may elsewhere.
    let other = stage.run { home.pushCoordinator(child, .push(on: stage.stack)) }
    stage.settle()
    #expect(other.outcome == .shown)
  }

  @Test("so it is where the child alone is asked", arguments: [true, false], [true, false])
  func withinEndedAsked(hasRun: Bool, waits: Bool) {
    let parent = endedFlow()
    let child = Errand("child", ["Child"])
    child.flowPresentation = .push(on: stage.stack)
    if hasRun {
      stage.run { home.pushCoordinator(child) }
      stage.settle()
      stage.run { _ = child.finish() }
      stage.settle()
    }
    let before = waits ? child.startRequest : nil
    stage.run { parent.pushCoordinator(child) }
    #expect(child.startRequest.outcome == .refused(.flowHasEnded))
    #expect(before?.outcome == (waits ? hasRun ? .shown : .refused(.flowHasEnded) : nil))
    // It may begin elsewhere.
    stage.run { home.pushCoordinator(child) }
    stage.settle()
    #expect(child.startRequest.outcome == .shown)
  }

  @Test func `one that runs already`() {
    let child = Errand("child", ["Child"])
    let first = stage.run { home.pushCoordinator(child, .push(on: stage.stack)) }
    let second = stage.run { home.pushCoordinator(child, .push(on: stage.stack)) }
    #expect(second.outcome == .refused(.alreadyShown))
    stage.settle()
    #expect(first.outcome == .shown)
  }

  @Test func `with nowhere to go`() {
    let gone = stage.page("Gone")
    stage.run { _ = home.show(gone) }
    stage.settle()
    let child = Errand("child", ["Child"])
    let request = stage.run {
      home.goBack(animated: false)
      return home.pushCoordinator(child, .present(from: gone))
    }
    stage.settle()
    #expect(request.outcome == .refused(.nowhereToShow))
  }

  @Test func `one that is done at once`() {
    let child = Errand("child", [])
    child.onStart = { $0.finish() }
    let request = stage.run { home.pushCoordinator(child, .push(on: stage.stack)) }
    #expect(request.outcome == .refused(.flowHasEnded))
  }

  @Test("one that is let go of before it is shown", arguments: [true, false])
  func dropped(isPlain: Bool) {
    let child = stage.run { isPlain ? Coordinator() : Errand("child", ["Child"]) }
    let request = stage.run {
      home.show("A")
      let request = home.pushCoordinator(child, .push(on: stage.stack))
      home.popCoordinator(child)
      return request
    }
    stage.settle()
    #expect(request.outcome == .refused(.flowHasEnded))
  }

  private final class Refusing: Coordinator {
    override func pushCoordinator(_ coordinator: Coordinator) {}
  }

  @Test func `one that an override does not let in`() {
    let parent = stage.run { Refusing() }
    stage.run { home.pushCoordinator(parent, .push(on: stage.stack)) }
    let request = stage.run { parent.pushCoordinator(Errand("A", ["A"]), .push(on: stage.stack)) }
    #expect(request.outcome == .refused(.refusedByUIKit))
  }

  @Test func `one that is run, and merged`() async throws {
    home.policy = .merge
    let children = ["A", "B"].map { Errand($0, [$0]) }
    var results: [String?] = []
    stage.run {
      for child in children { home.run(child, .push(on: stage.stack)) { results.append($0) } }
    }
    try await stage.user.settle()
    #expect(children.map(\.startRequest.outcome) == [.shown, .merged])
    #expect(results == [nil])
  }

  // MARK: Runs

  @Test func `each run has its own`() {
    let child = Errand("child", ["Child"])
    let first = stage.run { home.pushCoordinator(child, .push(on: stage.stack)) }
    stage.settle()
    stage.run { _ = child.finish() }
    stage.settle()
    #expect(child.startRequest === first)
    let second = stage.run { home.pushCoordinator(child, .push(on: stage.stack)) }
    #expect(second !== first)
    #expect(second.outcome == nil)
    stage.settle()
    #expect(second.outcome == .shown)
  }

  @Test func `one that has not begun has no outcome`() {
    let child = stage.run { Errand("child", ["Child"]) }
    let request = child.startRequest
    #expect(request.outcome == nil)
    stage.run { home.pushCoordinator(child) }
    stage.settle()
    #expect(request.outcome == .shown)
  }

  @Test("who waits hears of it where the coordinator is released", arguments: [true, false])
  func released(isFirst: Bool) async {
    var child: Errand? = stage.run { Errand("child", []) }
    let request = stage.run {
      let request = child?.startRequest
      if isFirst { child?.start(.root(of: stage.window)) }
      return request
    }
    child = nil
    #expect(await request?.done() == .refused(.flowHasEnded))
  }
}
