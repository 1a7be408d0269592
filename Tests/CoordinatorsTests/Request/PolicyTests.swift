import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What becomes of a request that comes while another one is on its way.
@MainActor struct PolicyTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private final class OtherPage: UIViewController {}

  private func outcomes(of requests: [ShowRequest]) -> [RequestOutcome?] {
    stage.settle()
    return requests.map(\.outcome)
  }

  private func presentation(isPresented: Bool) -> FlowPresentation? {
    isPresented ? .present(from: stage.stack) : nil
  }

  @Test("wait: each is shown, in the order in which they were asked for")
  func wait() {
    let requests = stage.run { ["A", "B", "C"].map { stage.home.show($0) } }
    #expect(requests.map(\.outcome) == [nil, nil, nil])
    #expect(outcomes(of: requests) == [.shown, .shown, .shown])
    #expect(stage.titles() == ["Home", "A", "B", "C"])
    #expect(stage.faults == [])
  }

  // MARK: Merge

  @Test("merge: two requests for the same type of screen show one")
  func merge() {
    stage.home.policy = .merge
    let requests = stage.run { ["A", "B", "C"].map { stage.home.show($0) } }
    #expect(outcomes(of: requests) == [.shown, .merged, .merged])
    #expect(stage.titles() == ["Home", "A"])
    #expect(stage.alive == ["A"])
  }

  @Test("merge: a step is taken if what it was merged with leads to the same", arguments: [1, 2])
  func mergeSteps(number: Int) {
    stage.home.policy = .merge
    stage.home.ways = { [weak stage] step in
      stage.map { .show($0.page(step["name"] ?? "")) } ?? .unknown
    }
    var outcomes: [LinkOutcome] = []
    stage.run {
      stage.home.open([.page("1")]) { outcomes.append($0) }
      stage.home.take(.page("\(number)")) { outcomes.append($0) }
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "1"])
    let failure = LinkFailure(.page("2"), .notShown(.merged))
    #expect(outcomes == [.opened, number == 1 ? .opened : .failed(failure)])
    #expect(stage.alive == ["1"])
  }

  @Test("merge: a request for another type of screen waits, and the next of that type is the same")
  func mergeOthers() {
    stage.home.policy = .merge
    let requests = stage.run {
      [stage.home.show("A"), stage.home.show(OtherPage()), stage.home.show(OtherPage())]
    }
    #expect(outcomes(of: requests) == [.shown, .shown, .merged])
    #expect(stage.stack.viewControllers.count == 3)
    #expect(stage.stack.topViewController is OtherPage)
  }

  private enum Cats { final class Detail: UIViewController {} }
  private enum Dogs { final class Detail: UIViewController {} }

  @Test func `merge: two types of the same name within others are two`() {
    stage.home.policy = .merge
    let requests = stage.run {
      [stage.home.show("A"), stage.home.show(Cats.Detail()), stage.home.show(Dogs.Detail())]
    }
    #expect(outcomes(of: requests) == [.shown, .shown, .shown])
    #expect(stage.stack.topViewController is Dogs.Detail)
  }

  @Test("merge: what the flow goes back from in between is another request")
  func mergePastGoingBack() {
    stage.home.policy = .merge
    let requests = stage.run {
      let first = stage.home.show("A")
      let back = [stage.home.goBack(), stage.home.goBack()]
      return [first] + back + [stage.home.show("B"), stage.home.goBack()]
    }
    #expect(outcomes(of: requests) == [.shown, .shown, .merged, .shown, .shown])
    #expect(stage.titles() == ["Home"])
  }

  @Test("merge: a request that comes at rest is one of its own")
  func mergeAtRest() {
    stage.home.policy = .merge
    let first = stage.run { stage.home.show("A") }
    stage.settle()
    let second = stage.run { stage.home.show("B") }
    #expect(outcomes(of: [first, second]) == [.shown, .shown])
    #expect(stage.titles() == ["Home", "A", "B"])
  }

  @Test("merge: a flow started twice is shown once, and the other ends", arguments: [true, false])
  func mergeFlows(isPresented: Bool) {
    stage.home.policy = .merge
    let presentation = presentation(isPresented: isPresented)
    let first = stage.begin("first", ["A"], presentation, settles: false)
    let second = stage.begin("second", ["B"], presentation, settles: false)
    stage.settle()
    #expect(stage.user.title == "A")
    #expect(stage.ends == ["second"])
    #expect(second.object == nil)
    #expect(stage.home.childCoordinators == [first.object])
    #expect(stage.alive == ["first", "A"])
    #expect(stage.faults == [])
  }

  /// As one that asks to sign in first.
  private func beginNested(_ name: String, _ title: String, isPresented: Bool) -> Weakly<Errand> {
    stage.begin(name, [], settles: false) {
      [weak stage, way = presentation(isPresented: isPresented)] outer in
      outer.onStart = { outer in
        stage?.begin("\(name)'s", [title, title + "2"], way, within: outer, settles: false)
      }
    }
  }

  @Test("merge: so is one that begins with a flow within it", arguments: [true, false])
  func mergeNestedFlows(isPresented: Bool) {
    stage.home.policy = .merge
    let first = beginNested("first", "A", isPresented: isPresented)
    let second = beginNested("second", "B", isPresented: isPresented)
    stage.settle()
    #expect(stage.user.title == "A2")
    #expect(stage.ends == ["second's", "second"])
    #expect(second.object == nil)
    #expect(stage.home.childCoordinators == [first.object])
    #expect(stage.alive == ["first", "first's", "A", "A2"])
    #expect(stage.faults == [])
  }

  @Test("merge: or does so the second time alone", arguments: [true, false])
  func mergeNestedSecond(isPresented: Bool) {
    stage.home.policy = .merge
    stage.begin("first", ["A"], presentation(isPresented: isPresented), settles: false)
    _ = beginNested("second", "B", isPresented: isPresented)
    stage.settle()
    #expect(stage.user.title == "A")
    #expect(stage.ends == ["second's", "second"])
  }

  @Test func `merge: two flows within one that shows nothing itself are that one's`() {
    stage.home.policy = .merge
    let outer = stage.begin("outer", [])
    stage.begin("one", ["A"], within: outer.object, settles: false)
    stage.begin("two", ["B"], within: outer.object, settles: false)
    stage.settle()
    #expect(stage.titles() == ["Home", "A", "B"])
    #expect(stage.ends == [])
  }

  @Test(
    "replace: a flow that begins with one within it is replaced by the next",
    arguments: [true, false])
  func replaceNestedFlows(isPresented: Bool) {
    stage.home.policy = .replace
    stage.run {
      stage.home.show("X")
      _ = beginNested("first", "A", isPresented: isPresented)
      _ = beginNested("second", "B", isPresented: isPresented)
    }
    stage.settle()
    #expect(stage.user.title == "B2")
    #expect(stage.ends == ["first's", "first"])
    #expect(stage.faults == [])
  }

  @Test("so it is three deep", arguments: [RequestPolicy.merge, .replace])
  func threeDeep(policy: RequestPolicy) {
    stage.home.policy = policy
    func begin(_ name: String, _ title: String) {
      stage.begin(name, [], settles: false) { [weak stage] outer in
        outer.onStart = { outer in
          stage?.begin("\(name) 2", [], within: outer, settles: false) { middle in
            middle.onStart = { middle in
              stage?.begin("\(name) 3", [title], within: middle, settles: false)
            }
          }
        }
      }
    }
    stage.run {
      if policy == .replace { stage.home.show("X") }
      begin("a", "A")
      begin("b", "B")
    }
    stage.settle()
    let gone = policy == .merge ? "b" : "a"
    #expect(stage.ends == ["\(gone) 3", "\(gone) 2", gone])
    #expect(stage.user.title == (policy == .merge ? "A" : "B"))
    #expect(stage.home.childCoordinators.count == 1)
  }

  /// It shows nothing itself, and has begun long since.
  @Test(
    "what a flow goes on with is its own", arguments: [RequestPolicy.merge, .replace],
    [true, false])
  func goesOn(policy: RequestPolicy, isLate: Bool) {
    stage.home.policy = policy
    let outer = stage.begin("outer", [])
    stage.begin("one", ["A"], within: outer.object, settles: isLate)
    let other = stage.begin("other", [], settles: false)
    stage.run {
      if policy == .replace { stage.home.show("X") }
      stage.begin("two", ["B"], within: outer.object, settles: false)
      if policy == .replace { stage.home.show("Y") }
      if policy == .merge { stage.begin("three", ["C"], within: other.object, settles: false) }
    }
    stage.settle()
    #expect(stage.titles().contains("B"))
    #expect(!stage.ends.contains("two") && !stage.ends.contains("outer"))
  }

  /// What a flow that shows nothing itself has begun with.
  enum Beginning: CaseIterable { case flow, flowWithinFlow, flowInPlaceOfRefused }

  private func begin(_ outer: Errand?, with beginning: Beginning) {
    switch beginning {
    case .flow: stage.begin("one", ["A"], within: outer)
    case .flowWithinFlow:
      let one = stage.begin("one", [], within: outer)
      stage.begin("within one", ["A"], within: one.object)
    case .flowInPlaceOfRefused:
      stage.run {
        stage.home.show("X")
        stage.begin("refused", ["Z"], within: outer, settles: false) {
          $0.didFinish = { [weak stage, weak outer] _ in
            stage?.begin("one", ["A"], within: outer, settles: false)
          }
        }
        stage.home.show("Y")
      }
      stage.settle()
    }
    #expect(stage.user.title == "A")
  }

  @Test(
    "so it is where another within it was over before it was shown",
    arguments: Beginning.allCases, [true, false])
  func goesOnAfterOneThatWasOver(beginning: Beginning, isAnotherOver: Bool) {
    stage.home.policy = .replace
    let outer = stage.begin("outer", [])
    begin(outer.object, with: beginning)
    stage.run { outer.object?.childCoordinators.first?.finish() }
    stage.settle()
    stage.ends = []
    stage.run {
      stage.home.show("P")
      if isAnotherOver {
        stage.begin("two", ["B"], within: outer.object, settles: false).object?.finish()
      }
      stage.begin("three", ["C"], within: outer.object, settles: false)
      stage.home.show("Q")
    }
    stage.settle()
    #expect(stage.titles().suffix(3) == ["P", "C", "Q"])
    #expect(stage.ends == (isAnotherOver ? ["two"] : []))
    #expect(stage.faults == [])
  }

  @Test("merge: what is merged shares the fate of the one that it was merged with")
  func mergeWithRefused() {
    let child = stage.begin("child", ["A"]) { $0.policy = .merge }
    let requests = stage.run {
      let errand = child.object
      stage.home.show("Next")
      let requests = ["B", "C"].compactMap { errand?.show($0) }
      errand?.finish()
      return requests
    }
    #expect(
      outcomes(of: requests) == [.refused(.flowHasEnded), .refused(.flowHasEnded)])
    #expect(stage.titles() == ["Home", "Next"])
    #expect(stage.alive == ["Next"])
  }

  // MARK: Replace

  @Test("replace: the last takes the place of those that still wait")
  func replace() {
    stage.home.policy = .replace
    let requests = stage.run { ["A", "B", "C"].map { stage.home.show($0) } }
    // What is on its way arrives.
    #expect(requests.map(\.outcome) == [nil, .superseded, nil])
    #expect(outcomes(of: requests) == [.shown, .superseded, .shown])
    #expect(stage.titles() == ["Home", "A", "C"])
    #expect(stage.alive == ["A", "C"])
  }

  @Test("replace: what another coordinator has asked for stays")
  func replaceOwnOnly() {
    let child = stage.begin("child", ["A"])
    stage.home.policy = .replace
    let requests = stage.run {
      [stage.home.show("B"), child.object?.show("C"), stage.home.show("D"), stage.home.show("E")]
        .compactMap(\.self)
    }
    #expect(outcomes(of: requests) == [.shown, .shown, .superseded, .shown])
    #expect(stage.titles() == ["Home", "A", "B", "C", "E"])
  }

  @Test("replace: a flow whose start is replaced ends", arguments: [true, false])
  func replaceFlows(isPresented: Bool) {
    stage.home.policy = .replace
    let presentation = presentation(isPresented: isPresented)
    let flows = ["first", "second", "third"].map {
      stage.begin($0, ["of \($0)"], presentation, settles: false)
    }
    stage.settle()
    #expect(stage.ends == ["second"])
    #expect(stage.user.title == "of third")
    #expect(flows.map { $0.object?.name } == ["first", nil, "third"])
    #expect(stage.alive == ["first", "of first", "third", "of third"])
    #expect(stage.faults == [])
  }

  @Test("merge: a flow that has ended since is not the same", arguments: [true, false])
  func mergePastEnd(isPresented: Bool) {
    stage.home.policy = .merge
    let way = presentation(isPresented: isPresented)
    let first = stage.begin("one", ["1"], way, settles: false)
    stage.run { _ = first.object?.finish() }
    let second = stage.begin("two", ["2"], way, settles: false).object
    stage.settle()
    #expect(second?.outcomes == [.shown])
    #expect(stage.user.title == "2")
    #expect(stage.ends == ["one"])
  }

  @Test("replace: a flow that is superseded shows nothing at all", arguments: [true, false])
  func replaceWholeFlows(isPresented: Bool) {
    stage.home.policy = .replace
    var flows: [Errand] = []
    stage.run {
      for number in 0..<3 {
        let flow = Errand("\(number)", ["first \(number)", "second \(number)"])
        flow.stage = stage
        flow.flowPresentation = presentation(isPresented: isPresented)
        flows.append(flow)
        stage.home.pushCoordinator(flow)
      }
    }
    stage.settle()
    #expect(
      flows.map(\.outcomes) == [
        [.shown, .shown], [.superseded, .superseded], [.shown, .shown],
      ])
    #expect(stage.home.childCoordinators == [flows[0], flows[2]])
    #expect(stage.user.title == "second 2")
  }

  /// Begins a flow whose end begins another.
  private func beginFollowed(_ name: String) {
    stage.begin(name, ["of \(name)"], settles: false) { flow in
      flow.didFinish = { [weak stage] _ in
        stage?.ends.append(name)
        stage?.begin("after \(name)", ["of after \(name)"], settles: false)
      }
    }
  }

  @Test("replace: what is asked for as another ends takes the place of what waits")
  func replaceAsOthersAreReplaced() {
    stage.home.policy = .replace
    stage.run { _ = stage.home.show("A") }
    beginFollowed("first")
    beginFollowed("second")
    stage.settle()
    #expect(stage.ends == ["first", "second", "after first"])
    #expect(stage.titles() == ["Home", "A", "of after second"])
    #expect(stage.faults == [])
  }

  @Test("replace: what a flow that has ended is to take away goes, whatever else is replaced")
  func replaceBesideTakingAway() throws {
    let left = stage.begin("left", ["A"])
    stage.run { _ = stage.home.show("B") }
    let takenAway = try stage.run { try #require(left.object).finish() }
    beginFollowed("first")
    beginFollowed("second")
    stage.home.policy = .replace
    stage.begin("third", ["of third"], settles: false)
    stage.settle()
    #expect(takenAway.outcome == .shown)
    #expect(stage.ends == ["left", "first", "second", "third", "after first"])
    #expect(stage.titles() == ["Home", "B", "of after second"])
    #expect(stage.faults == [])
  }

  @Test("the parent's policy counts for a flow's first screen, also after a child's")
  func firstScreenAfterAChild() {
    stage.home.policy = .merge
    var asked: [String] = []
    let trace = stage.home.trace { event in
      if case .asked(let what, let flow) = event { asked.append("\(flow): \(what)") }
    }
    let flow = stage.begin("flow", [])
    let child = stage.begin("child", ["C"], .push(on: stage.stack), within: flow.object)
    stage.run { _ = child.object?.finish() }
    stage.settle()
    asked = []
    stage.run { _ = flow.object?.show("A") }
    stage.settle()
    trace.cancel()
    #expect(asked == ["Errand: start Errand"])
    #expect(stage.titles() == ["Home", "A"])
  }
}
