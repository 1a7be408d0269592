import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Trees that become parts of others while things move.
@MainActor struct MergeMomentTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private func merge(_ part: Coordinator?, _ push: Bool) {
    stage.run {
      push ? stage.home.pushCoordinator(part!) : stage.home.childCoordinators.append(part!)
    }
  }

  enum Move: CaseIterable {
    case back, swipe, appPop, finish, sheetDown, sheetSwipe, sheetFinish, swap, swipeCancelled,
      alertTap, plainDone
  }

  @Test(
    "a tree becomes a part of another while one of its flows is left", arguments: Move.allCases,
    [true, false])
  func leaving(move: Move, push: Bool) throws {
    var part: Coordinator? = Coordinator()
    let isSheet = [.sheetDown, .sheetSwipe, .sheetFinish].contains(move)
    let flow = stage.begin(
      "inner", ["A"], isSheet ? .present(from: stage.stack) : .push(on: stage.stack), within: part)
    user.waitsForTransitions = false
    var request: ShowRequest?
    switch move {
    case .back: try user.goBack()
    case .swipe, .swipeCancelled: try user.swipeBack(.begin)
    case .appPop: _ = stage.run { stage.stack.popViewController(animated: true) }
    case .finish, .sheetFinish: request = stage.run { flow.object?.finish() }
    case .sheetDown: stage.run { stage.stack.dismiss(animated: true) }
    case .sheetSwipe: try user.swipeDown(.begin)
    case .swap: stage.run { stage.stack.setViewControllers([stage.page("X")], animated: true) }
    case .alertTap:
      let alert = UIAlertController(title: "Q", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in request = flow.object?.finish() })
      stage.run { _ = flow.object?.present(alert) }
      stage.settle()
      try user.tap("OK")
    case .plainDone: stage.run { flow.object.map { $0.didFinish?($0) } }
    }
    merge(part, push)
    part = nil
    switch move {
    case .swipe: try user.swipeBack(.complete)
    case .swipeCancelled: try user.swipeBack(.cancel)
    case .sheetSwipe: try user.swipeDown(.complete)
    default: break
    }
    stage.settle()
    #expect(stage.ends == (move == .swipeCancelled ? [] : ["inner"]))
    if let request { #expect(request.outcome == .shown) }
    #expect(
      stage.alive
        == (move == .swap
          ? ["X"] : move == .swipeCancelled ? ["inner", "A"] : move == .plainDone ? ["A"] : []))
    #expect(stage.faults == [])
    let next = stage.begin("next", ["N"], .push(on: stage.stack))
    #expect(next.object?.outcomes == [.shown])
    if move == .swipeCancelled {
      stage.run { _ = stage.stack.popToRootViewController(animated: true) }
      stage.settle()
      #expect(stage.ends == ["next", "inner"])
    }
  }

  @Test("merged within a handler", arguments: [0, 1, 3])
  func inHandler(what: Int) {
    var part: Coordinator? = Coordinator()
    let flow = stage.begin("inner", ["A"], .push(on: stage.stack), within: part)
    stage.begin("deeper", ["B"], within: flow.object)
    let home = stage.home
    switch what {
    case 0:
      flow.object?.childCoordinators.first?.didFinish = { [stage, part] _ in
        stage.ends.append("deeper")
        home.childCoordinators.append(part!)
      }
    case 1:
      flow.object?.didFinish = { [stage, part] _ in
        stage.ends.append("inner")
        home.childCoordinators.append(part!)
      }
    case 2:
      stage.run { flow.object?.show(stage.page("C")) }?.whenDone { [part] _ in
        home.childCoordinators.append(part!)
      }
    default:
      (flow.object?.childCoordinators.first as? Errand)?.didFinish = { [stage, part] _ in
        stage.ends.append("deeper")
        home.pushCoordinator(part!)
      }
    }
    part = nil
    stage.run { _ = stage.stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["deeper", "inner"])
    #expect(stage.alive == [])
    #expect(home.childCoordinators.count <= 1)
    #expect(stage.faults == [])
  }

  @Test("merged as one of its flows is told of its end, others go on", arguments: [true, false])
  func inHandlerOfOne(push: Bool) throws {
    var part: Coordinator? = Coordinator()
    let flow = stage.begin("inner", ["A"], .push(on: stage.stack), within: part)
    let deeper = stage.begin("deeper", ["B"], within: flow.object)
    let home = stage.home
    deeper.object?.didFinish = { [stage, part] _ in
      stage.ends.append("deeper")
      push ? home.pushCoordinator(part!) : home.childCoordinators.append(part!)
    }
    part = nil
    try user.goBack()
    #expect(stage.ends == ["deeper"])
    try user.goBack()
    #expect(stage.ends == ["deeper", "inner"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func `merged as the last is told of its end that its parent was seen by`() throws {
    var part: Errand? = Errand("part", [])
    part?.stage = stage
    let home = stage.home
    part?.onStart = { [stage] part in
      stage.begin("only", ["A"], within: part, settles: false) { only in
        only.didFinish = { [weak part] _ in
          stage.ends.append("only")
          if let part { home.childCoordinators.append(part) }
        }
      }
    }
    part?.didFinish = { [stage] _ in stage.ends.append("part") }
    stage.run { part?.start(.push(on: stage.stack)) }
    stage.settle()
    let weakly = part.map(Weakly.init)
    try user.goBack()
    part = nil
    stage.settle()
    #expect(stage.ends == ["only", "part"])
    #expect(home.childCoordinators.isEmpty)
    #expect(weakly?.object == nil)
  }

  @Test("a link that is being opened in a tree that is merged", arguments: [true, false])
  func link(gate: Bool) throws {
    var part: Guide? = Guide("part", on: stage)
    part!.first = nil
    part!.presentation = .push(on: stage.stack)
    part!.flowPresentation = .push(on: stage.stack)
    if gate {
      part!.ways = { [stage] guide, step, path in
        guard step == .page("A"), path.isEmpty, (guide.draft ?? "") != "passed" else { return nil }
        let g = Errand("gate", ["Gate"])
        g.stage = stage
        stage.note(g, "gate")
        g.didFinish = { [weak guide] _ in guide?.text = "passed" }
        return .pass(g, .present(from: stage.stack), then: .show(guide.page("A")))
      }
    }
    var outcomes: [LinkOutcome] = []
    stage.run { part!.open([.page("A"), .page("B")], animated: true) { outcomes.append($0) } }
    if gate { stage.settle() }
    merge(part, true)
    stage.settle()
    if gate {
      #expect(user.title == "Gate")
      let g =
        part!.childCoordinators.first as? Errand ?? stage.home.childCoordinators.last as? Errand
      stage.run { _ = g?.finish() }
      stage.settle()
    }
    #expect(outcomes == [.opened])
    #expect(stage.titles() == ["Home", "A", "B"])
    part = nil
    stage.run { _ = stage.stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.alive == [])
  }

  @Test(
    "a guard's question open on another flow in the tree that takes over", arguments: [true, false])
  func otherQuestion(answer: Bool) throws {
    let keeper = Gatekeeper()
    stage.begin("guarded", ["G"]) { keeper.hold($0) }
    try user.goBack()
    #expect(keeper.asked == ["backButton"])
    let part = Coordinator()
    let window = stage.run {
      let w = UIWindow(frame: UIScreen.main.bounds)
      w.makeKeyAndVisible()
      return w
    }
    stage.begin("inner", ["A"], .root(of: window), within: part)
    merge(part, false)
    stage.run { keeper.give(answer) }
    stage.settle()
    #expect(stage.ends == (answer ? ["guarded"] : []))
    withExtendedLifetime(window) {}
  }

  @Test("a no in a merged tree", arguments: [true, false])
  func no(forget: Bool) async throws {
    let keeper = Gatekeeper()
    let part = Coordinator()
    stage.begin("inner", ["A"], .push(on: stage.stack), within: part) { keeper.hold($0) }
    try user.goBack()
    merge(part, false)
    stage.settle()
    stage.run { forget ? keeper.forget() : keeper.give(false) }
    for _ in 0..<5 { await Task.yield() }
    stage.settle()
    try user.goBack()
    #expect(keeper.asked == ["backButton", "backButton"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["inner"])
  }

  @Test("a guarded sheet in a merged tree")
  func sheetGuard() throws {
    let keeper = Gatekeeper()
    let part = Coordinator()
    stage.begin("inner", ["A"], .present(from: stage.stack), within: part) { keeper.hold($0) }
    merge(part, false)
    stage.settle()
    try? user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(stage.alive == [])
  }

  @Test("merging twice: part into middle into home, with events told once")
  func chain() throws {
    var lines: [String] = []
    let part = Coordinator()
    let middle = Coordinator()
    let s1 = part.trace { lines.append("1 \($0)") }
    let s2 = middle.trace { lines.append("2 \($0)") }
    let s3 = stage.home.trace { lines.append("3 \($0)") }
    stage.begin("inner", ["A"], .push(on: stage.stack), within: part)
    stage.run {
      middle.childCoordinators.append(part)
      stage.home.childCoordinators.append(middle)
    }
    stage.settle()
    lines = []
    try user.goBack()
    // The flow, and the two around it that show nothing themselves.
    let ends = lines.filter { $0.contains("ended: left") }
    #expect(ends.count == 3 * 3, "\(lines)")
    #expect(Set(ends.map { $0.prefix(1) }).count == 3, "\(lines)")
    withExtendedLifetime((s1, s2, s3)) {}
  }

  @Test("a tree taken out again goes on alone", arguments: [true, false])
  func takenOut(byPop: Bool) throws {
    let part = Errand("part", ["P"])
    part.stage = stage
    var ends = 0
    part.didFinish = { _ in ends += 1 }
    stage.run { stage.home.pushCoordinator(part) }
    stage.settle()
    stage.begin("inner", ["I"], within: part)
    stage.run {
      if byPop { stage.home.popCoordinator(part) } else { stage.home.childCoordinators = [] }
    }
    stage.settle()
    #expect(ends == 0)
    #expect(stage.ends == ["inner"])
    #expect(part.childCoordinators.isEmpty)
    // Started once more.
    stage.run { _ = stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    part.didFinish = { _ in ends += 1 }
    stage.run { stage.home.pushCoordinator(part, .over()) }
    stage.settle()
    #expect(user.title == "P")
    try user.swipeDown()
    #expect(ends == 1)
  }
}
