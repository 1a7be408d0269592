import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A guard that has been asked and has not answered yet.
@MainActor struct OpenQuestionTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private let other = Gatekeeper()
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  @Test func `holds no other flow`() {
    stage.begin("first", ["A"]) { keeper.hold($0) }
    try? user.goBack()
    stage.begin("second", ["S"], .over()) { other.hold($0) }
    try? user.swipeDown()
    #expect(other.asked == ["swipeDown"])
    stage.run { other.give(true) }
    stage.settle()
    #expect(stage.ends == ["second"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["second", "first"])
    #expect(stage.alive == [])
  }

  @Test func `holds no screen`() {
    let flow = stage.begin("flow", ["A"]) { keeper.hold($0) }
    try? user.goBack()
    #expect(keeper.asked == ["backButton"])
    stage.run { _ = flow.object?.show("B") }
    stage.settle()
    stage.run {
      stage.stack.setViewControllers(
        stage.stack.viewControllers.filter { $0.title != "A" }, animated: false)
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "B"])
    #expect(stage.alive == ["flow", "B"])
  }

  @Test("goes with its flow", arguments: [true, false])
  func endedMeanwhile(keepsAnswer: Bool) {
    let flow = stage.begin("first", ["A"], .over()) { keeper.hold($0) }
    try? user.swipeDown()
    stage.run { flow.object?.finish() }
    stage.settle()
    if !keepsAnswer { stage.run { keeper.give(false) } }
    stage.begin("second", ["B"]) { other.hold($0) }
    try? user.goBack()
    #expect(other.asked == ["backButton"])
    stage.run { other.give(true) }
    stage.settle()
    #expect(stage.ends == ["first", "second"])
    #expect(stage.titles() == ["Home"])
  }

  @Test func `whoever tries again is not asked about twice`() {
    stage.begin("flow", ["A"]) { keeper.hold($0) }
    try? user.goBack()
    #expect(keeper.asked == ["backButton"])
    try? user.goBack()
    #expect(throws: UserError.self) { try user.swipeBack() }
    #expect(keeper.asked == ["backButton"])
    #expect(user.title == "A")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }

  @Test("yes, and more has come: all of it goes", arguments: [true, false])
  func moreHasCome(isPresented: Bool) {
    let flow = stage.begin("flow", ["A"], isPresented ? .over() : nil) { keeper.hold($0) }
    if isPresented { try? user.swipeDown() } else { try? user.goBack() }
    stage.run { flow.object?.show("B") }
    stage.settle()
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(user.title == "Home")
    #expect(stage.alive == [])
  }

  @Test(
    "yes, and a guarded flow has come over it: that is asked as well", arguments: [true, false])
  func guardedHasCome(letsGo: Bool) {
    let flow = stage.begin("flow", ["A"]) { keeper.hold($0) }
    try? user.goBack()
    stage.begin("inner", ["B"], within: flow.object) { other.hold($0) }
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(other.asked == ["backButton"])
    #expect(user.title == "B")
    stage.run { other.give(letsGo) }
    stage.settle()
    #expect(stage.ends == (letsGo ? ["inner", "flow"] : []))
    #expect(user.title == (letsGo ? "Home" : "B"))
  }

  @Test func `what the user wanted is forgotten where the flow has ended otherwise`() {
    let flow = stage.begin("flow", ["A"]) { keeper.hold($0) }
    try? user.goBack()
    stage.run {
      flow.object.map { $0.didFinish?($0) }
      stage.home.show("Thanks")
      keeper.give(true)
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "A", "Thanks"])
  }

  // MARK: Links

  @Test("a link that takes the place of one that waits for an answer waits for the same one")
  func linkAfterLink() throws {
    let scene = try LinkScene()
    scene.open([.flow("F")])
    keeper.hold(scene.flow("F"))
    var outcomes: [String] = []
    scene.stage.run { scene.root.open([.page("A")]) { outcomes.append("A \($0)") } }
    scene.stage.run { scene.root.open([.page("B")]) { outcomes.append("B \($0)") } }
    scene.stage.settle()
    #expect(keeper.asked == ["link"])
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(outcomes == ["A superseded", "B opened"])
    #expect(scene.titles == "root B")
  }

  @Test("a link waits for the answer to the back button", arguments: [true, false])
  func linkAfterBack(mayLeave: Bool) throws {
    let scene = try LinkScene()
    scene.open([.flow("F")])
    keeper.hold(scene.flow("F"))
    try? scene.user.goBack()
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.page("B")]) { outcome = $0 } }
    scene.stage.settle()
    #expect(keeper.asked == ["backButton"])
    #expect(outcome == nil)
    scene.stage.run { keeper.give(mayLeave) }
    scene.stage.settle()
    #expect(outcome == (mayLeave ? .opened : .failed(LinkFailure(.page("B"), .notLeft("Guide")))))
    #expect(scene.titles == (mayLeave ? "root B" : "root F"))
    #expect(scene.stage.faults == [])
  }

  @Test func `a link goes on where the flow has ended otherwise`() throws {
    let scene = try LinkScene()
    scene.open([.flow("F")])
    keeper.hold(scene.flow("F"))
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.page("B")]) { outcome = $0 } }
    scene.stage.run { _ = scene.flow("F")?.finish() }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "root B")
  }

  @Test(
    "a link that cannot be opened leaves one alone that waits for an answer",
    arguments: [true, false])
  func badLinkAfterLink(mayLeave: Bool) throws {
    let scene = try LinkScene()
    scene.open([.flow("F")])
    keeper.hold(scene.flow("F"))
    var outcomes: [LinkOutcome] = []
    scene.stage.run { scene.root.open([.page("A")]) { outcomes.append($0) } }
    scene.stage.run { scene.root.open(["nowhere"]) { outcomes.append($0) } }
    scene.stage.settle()
    #expect(outcomes == [])
    scene.stage.run { keeper.give(mayLeave) }
    scene.stage.settle()
    #expect(scene.titles == (mayLeave ? "root A" : "root F"))
    let first: LinkOutcome =
      mayLeave ? .opened : .failed(LinkFailure(.page("A"), .notLeft("Guide")))
    #expect(outcomes == [first, .failed(LinkFailure("nowhere", .unknown(to: "Guide")))])
  }

  @Test func `of a link that does not wait any more nobody else is asked`() throws {
    let scene = try LinkScene()
    scene.open([.flow("F"), .flow("G")])
    keeper.hold(scene.flow("F"), "F")
    other.hold(scene.flow("G"), "G")
    scene.stage.run { scene.root.open([.page("A")]) }
    scene.stage.run { scene.root.open([.flow("F")]) }
    scene.stage.run { other.give(true) }
    scene.stage.settle()
    #expect(other.asked == ["G link"])
    #expect(keeper.asked == [])
    #expect(scene.titles == "root F")
  }

  @Test func `all is over: who waits for a link hears of it`() async throws {
    var outcome: LinkOutcome?
    try {
      let scene = try LinkScene()
      scene.open([.flow("F")])
      keeper.hold(scene.flow("F"))
      scene.stage.run { scene.root.open([.page("A")]) { outcome = $0 } }
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(outcome == .failed(LinkFailure(.page("A"), .flowHasEnded("Guide"))))
  }
}
