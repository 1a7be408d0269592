import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

@MainActor struct LinkTests {
  private let scene: LinkScene
  private var stage: Stage { scene.stage }

  init() throws { scene = try LinkScene() }

  // MARK: The way there

  @Test func `each step is taken by the flow that those before it lead to`() {
    #expect(scene.open([.page("A"), .flow("B"), .page("C"), .flow("D")]) == .opened)
    #expect(scene.titles == "root A B C D")
    #expect(scene.flows == "root(B(D))")
    #expect(scene.root.asked == ["page A after ", "flow B after page A"])
    #expect(scene.flow("B")?.asked == ["page C after ", "flow D after page C"])
    #expect(stage.faults == [])
  }

  @Test(arguments: [true, false])
  func `where one is, is the link that leads there`(isPresented: Bool) {
    if isPresented { scene.root.presentation = .present(from: stage.stack) }
    let link: Link = [.page("A"), .flow("B"), .page("C")]
    scene.open(link)
    #expect(scene.titles == (isPresented ? "root A | B C" : "root A B C"))
    #expect(scene.root.link == link)
    #expect(scene.flow("B")?.link == [.page("C")])
  }

  @Test func `a flow that was started otherwise is found by the step that it was given`() {
    stage.run {
      let child = scene.root.child("B")
      child.linkStep = .flow("B")
      scene.root.pushCoordinator(child)
    }
    stage.settle()
    let before = scene.flow("B")
    #expect(scene.open([.flow("B"), .page("C")]) == .opened)
    #expect(scene.flow("B") === before)
    #expect(scene.titles == "root B C")
  }

  /// `work` leads to a flow that starts another one by itself, `flow I`.
  private func startsWork(then body: @escaping (Guide) -> Void = { _ in }) {
    scene.root.ways = { guide, step, _ in
      guard step == "work" else { return nil }
      let child = guide.child("W")
      child.onStart = { work in
        let inner = work.child("I")
        inner.linkStep = .flow("I")
        work.pushCoordinator(inner)
        body(inner)
      }
      return .start(child)
    }
  }

  @Test func `what a flow shows by itself as it starts is not shown again`() {
    startsWork()
    #expect(scene.open(["work", .flow("I"), .page("P")]) == .opened)
    #expect(scene.titles == "root W I P")
    #expect(scene.flows == "root(W(I))")
    #expect(stage.faults == [])
  }

  @Test func `a tap takes a step as a link does, and twice is once`() throws {
    stage.run {
      scene.root.take(.page("A"))
      scene.root.take(.page("A"))
    }
    stage.settle()
    stage.run {
      scene.root.take(.flow("B"))
      scene.root.take(.flow("B"))
    }
    stage.settle()
    #expect(scene.titles == "root A B")
    #expect(scene.root.link == [.page("A"), .flow("B")])
    try scene.user.goBack()
    #expect(scene.root.link == [.page("A")])
    stage.run { scene.root.take(.flow("B")) }
    stage.settle()
    #expect(scene.titles == "root A B")
    #expect(scene.root.asked.last == "flow B after page A")
  }

  @Test func `the steps of a flow that is over lead nowhere, though its screens stay`() {
    scene.open([.page("A"), .flow("B")])
    let errand = Errand("errand", ["X"])
    stage.run {
      scene.flow("B")?.pushCoordinator(errand)
      stage.settle()
      stage.stack.topViewController.map { errand.mark($0, at: "x") }
      #expect(scene.root.link == [.page("A"), .flow("B"), "x"])
      errand.finish(with: "", leavingScreens: true)
      #expect(scene.root.link == [.page("A"), .flow("B")])
    }
    stage.settle()
    #expect(scene.titles == "root A B X")
    #expect(scene.root.link == [.page("A"), .flow("B")])
  }

  // MARK: What is open

  /// What is open, what is opened, and what is shown, ends and is kept.
  private nonisolated static let warm: [(Link, Link, String, [String])] = [
    ([], [.page("A")], "root A", []),
    ([.page("A")], [.page("A"), .flow("B")], "root A B", []),
    ([.page("A"), .flow("B")], [.page("A"), .flow("B")], "root A B", []),
    ([.page("A"), .flow("B")], [.page("A")], "root A", ["B"]),
    ([.page("A"), .flow("B")], [], "root", ["B"]),
    ([.page("A"), .flow("B"), .flow("C")], [.page("A"), .flow("B")], "root A B", ["C"]),
    ([.page("A"), .flow("B"), .flow("C")], [.page("A"), .flow("D")], "root A D", ["C", "B"]),
    ([.page("A"), .flow("B")], [.flow("B")], "root B", ["B"]),
    ([.page("A"), .page("B")], [.page("B")], "root B", []),
    ([.flow("B"), .page("C")], [.flow("B"), .page("D")], "root B D", []),
  ]

  @Test("what is open of a link is kept, and the rest left", arguments: warm, [true, false])
  func keepsPrefix(
    row: (open: Link, link: Link, titles: String, ends: [String]), isPresented: Bool
  ) {
    if isPresented { scene.root.presentation = .present(from: stage.stack) }
    scene.open(row.open)
    let kept = zip(row.open.steps, row.link.steps).prefix { $0 == $1 }.map(\.0)
    let before = kept.compactMap { scene.flow($0["name"] ?? "") }
    #expect(scene.open(row.link) == .opened)
    #expect(
      scene.titles.replacing(" | ", with: " ") == row.titles)
    #expect(stage.ends == row.ends)
    #expect(kept.compactMap { scene.flow($0["name"] ?? "") } == before)
    #expect(scene.root.link == row.link)
    #expect(stage.faults == [])
    // What was left is gone.
    let open = row.titles.split(separator: " ").map(String.init).filter { $0 != "root" }
    #expect(Set(stage.alive).subtracting(["home", "Home", "root"]) == Set(open))
  }

  @Test func `what a flow does by itself stays while a link only leads to the flow`() {
    let child = scene.root.child("B")
    child.onStart = { $0.pushCoordinator($0.child("own")) }
    child.linkStep = .flow("B")
    stage.run { scene.root.pushCoordinator(child) }
    stage.settle()
    #expect(scene.titles == "root B own")
    #expect(scene.open([.flow("B")]) == .opened)
    #expect(scene.titles == "root B own")
    #expect(scene.open([.flow("B"), .page("C")]) == .opened)
    #expect(scene.titles == "root B C")
    #expect(stage.ends == ["own"])
  }

  @Test func `a link that leads to the first screen leaves what has no steps as well`() {
    stage.begin("errand", ["X", "Y"], within: scene.root)
    stage.run { scene.root.present(UIAlertController()) }
    stage.settle()
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "root")
    #expect(stage.ends == ["errand"])
  }

  // MARK: Plans

  @Test func `a link from a flow that shows nothing itself leaves what would hide its screen`() {
    let outer = scene.root.child("outer")
    outer.first = nil
    let inner = outer.child("inner")
    var outcomes: [LinkOutcome] = []
    stage.run {
      scene.root.pushCoordinator(outer)
      outer.pushCoordinator(inner)
      stage.settle()
      inner.pushCoordinator(inner.child("sheet"), .over())
      stage.settle()
      #expect(scene.titles == "root inner | sheet")
      outer.open([.page("A")]) { outcomes.append($0) }
    }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "root inner A")
    #expect(outer.link == [.page("A")])
  }

  @Test func `a link from a flow that has left its stack but for a sheet leaves the sheet`() {
    let outer = scene.root.child("outer")
    var outcomes: [LinkOutcome] = []
    stage.run {
      scene.root.pushCoordinator(outer)
      // It is not left, and so not asked.
      outer.canLeave = { _, answer in answer(false) }
      outer.present(outer.page("sheet"))
      stage.settle()
      (stage.window.rootViewController as? UINavigationController)?
        .popToRootViewController(animated: false)
      stage.settle()
      #expect(scene.titles == "root | sheet")
      outer.open([.page("A")]) { outcomes.append($0) }
    }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "root A")
    #expect(outer.link == [.page("A")])
  }

  @Test func `a plan says what would be done, and does nothing`() {
    scene.root.presentation = .present(from: stage.stack)
    scene.open([.page("A"), .flow("B"), .page("C")])
    let before = scene.state
    #expect(
      scene.plan([.page("A"), .flow("D"), .page("E"), .page("F")]) == """
        page A › flow D › page E › page F
          keep page A (Guide)
          leave Guide
          start Guide for flow D (Guide)
          show UIViewController for page E (Guide)
          show UIViewController for page F (Guide)
        """)
    #expect(
      scene.plan([.page("A"), "refund"]).hasSuffix(
        "stop at refund: Guide does not know this step."))
    #expect(scene.state == before)
  }

  // MARK: Gates

  private func gate(_ isOpen: @escaping () -> Bool) {
    scene.root.ways = { [stage] guide, step, _ in
      guard step.name == "flow", guide.name == "root", !isOpen() else { return nil }
      let gate = Errand("gate", ["Sign In"])
      gate.stage = stage
      return .pass(gate, then: .start(guide.child(step["name"] ?? "")))
    }
  }

  @Test func `a step to a flow whose first screen is refused in the end fails, and says why`() {
    scene.root.ways = { guide, step, _ in
      guard step == .flow("refused") else { return nil }
      let child = guide.child("refused")
      child.first = nil
      // A stack is not pushed onto another.
      child.onStart = { $0.show(UINavigationController()) }
      return .start(child)
    }
    var outcomes: [LinkOutcome] = []
    stage.run {
      // It waits for its turn behind these.
      for title in ["A", "B"] { scene.root.show(scene.root.page(title)) }
      scene.root.take(.flow("refused")) { outcomes.append($0) }
    }
    stage.settle()
    #expect(
      outcomes == [
        .failed(LinkFailure(.flow("refused"), .notShown(.refused(.refusedByUIKit))))
      ])
    #expect(scene.titles == "root A B")
    #expect(scene.flows == "root")
  }

  @Test func `a gate that is passed leads on`() {
    var isSignedIn = false
    gate { isSignedIn }
    scene.open([.page("X")])
    #expect(
      scene.plan([.page("A"), .flow("B"), .page("C")]) == """
        page A › flow B › page C
          pass Errand for flow B (Guide)
          leave UIViewController “X”
          show UIViewController for page A (Guide)
          start Guide for flow B (Guide)
          show UIViewController for page C (Guide)
        """)
    #expect(scene.open([.page("A"), .flow("B"), .page("C")]) == nil)
    // Before anything is left.
    #expect(scene.titles == "root X | Sign In")
    isSignedIn = true
    stage.run { (scene.root.childCoordinators.first as? Errand)?.finish() }
    stage.settle()
    #expect(scene.outcomes.last == .opened)
    #expect(scene.titles == "root A B C")
    #expect(scene.flows == "root(B)")
    #expect(stage.faults == [])
  }

  @Test func `a gate that is not passed leaves all as it was`() throws {
    gate { false }
    scene.open([.page("X")])
    let before = scene.state
    scene.open([.page("A"), .flow("B")])
    try scene.user.swipeDown()
    #expect(
      scene.outcomes.last
        == .failed(LinkFailure(.flow("B"), .gateNotPassed("Errand"))))
    #expect(scene.state == before)
  }

  @Test func `a gate that is passed and leads nowhere is not tried again`() {
    gate { false }
    let before = scene.state
    scene.open([.flow("B")])
    stage.run { (scene.root.childCoordinators.first as? Errand)?.finish() }
    stage.settle()
    #expect(
      scene.outcomes.last == .failed(LinkFailure(.flow("B"), .gateNotPassed("Errand"))))
    #expect(scene.state == before)
  }

  @Test func `a step behind a gate that cannot be taken is found before the gate`() {
    gate { false }
    let before = scene.state
    #expect(
      scene.open([.flow("B"), "refund"]) == .failed(LinkFailure("refund", .unknown(to: "Guide"))))
    #expect(scene.state == before)
  }

  @Test func `a link takes the place of one that waits at its gate`() {
    gate { false }
    scene.open([.flow("B")])
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.outcomes == [.superseded, .opened])
    #expect(scene.titles == "root A")
    #expect(scene.flows == "root")
  }

  @Test func `one that no longer counts keeps nothing alive while a guard thinks`() {
    let keeper = Gatekeeper()
    startsWork { inner in
      let asking = inner.child("G")
      keeper.hold(asking)
      inner.pushCoordinator(asking)
    }
    #expect(scene.open(["work", .flow("I"), .page("P")]) == nil)
    #expect(scene.titles == "root W I G")
    #expect(keeper.asked == ["link"])
    scene.open([])
    #expect(scene.outcomes.first == .superseded)
    stage.run { stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["G", "I", "W"])
    #expect(!stage.alive.contains("W"))
    keeper.give(true)
    stage.settle()
    #expect(scene.titles == "root")
  }

  @Test func `on a stack that nobody sees a link opens what it says, once`() {
    let hidden = UINavigationController()
    let child = scene.root.child("H")
    child.ways = { guide, step, _ in
      guard step == "self" else { return nil }
      let inner = guide.child("I")
      inner.onStart = { $0.take(.page("P"), animated: false) }
      return .start(inner)
    }
    var outcomes: [LinkOutcome] = []
    stage.run {
      scene.root.pushCoordinator(child, .push(on: hidden))
      child.open([.page("A"), .page("A")], animated: false) { outcomes.append($0) }
    }
    stage.settle()
    #expect(stage.titles(of: hidden) == ["H", "A", "A"])
    // It cannot be found there, whatever is opened.
    stage.run { child.open(["self", .page("P")], animated: false) { outcomes.append($0) } }
    stage.settle()
    #expect(
      outcomes == [
        .opened, .failed(LinkFailure("self", .notShown(.refused(.nowhereToShow)))),
      ])
    #expect(stage.titles(of: hidden) == ["H", "A", "A"])
  }

  @Test func `whoever waits for a link hears of it`() async {
    gate { false }
    let task = stage.run { Task { [root = scene.root] in await root.open([.flow("B")]) } }
    for _ in 0..<10 {
      await Task.yield()
      stage.settle()
    }
    #expect(scene.titles == "root | Sign In")
    stage.run { _ = (scene.root.childCoordinators.first as? Errand)?.cancel() }
    stage.settle()
    #expect(await task.value == .failed(LinkFailure(.flow("B"), .gateNotPassed("Errand"))))
  }

  // MARK: Following

  @Test func `who follows hears where the user is, once each time`() throws {
    var links: [Link] = []
    let subscription = stage.run { scene.root.followLink { links.append($0) } }
    scene.open([.page("A"), .flow("B")])
    try scene.user.goBack()
    try scene.user.goBack()
    subscription.cancel()
    scene.open([.page("C")])
    #expect(links.first == [])
    #expect(links.suffix(3) == [[.page("A"), .flow("B")], [.page("A")], []])
  }

  @Test func `a step that is open over where the flow goes on is taken again`() throws {
    let scene = try LinkScene()
    let page = scene.root.page("P")
    scene.stage.run {
      scene.root.mark(page, at: .page("P"))
      _ = scene.root.present(page)
    }
    scene.stage.settle()
    #expect(scene.root.link == [.page("P")])
    #expect(scene.open([.page("P"), .page("Q")]) == .opened)
    #expect(scene.root.link == [.page("P"), .page("Q")])
    #expect(scene.titles == "root P Q")
  }

  @Test func `a flow that loses all that it has to a link goes on with it`() throws {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      guard step == "outer" else { return nil }
      let outer = guide.child("outer")
      outer.first = nil
      outer.onStart = { $0.pushCoordinator($0.child("inner"), .over()) }
      return .start(outer)
    }
    #expect(scene.open(["outer"]) == .opened)
    let outer = scene.flow("outer")
    #expect(scene.titles == "root | inner")
    #expect(scene.open(["outer", .page("P")]) == .opened)
    #expect(scene.flow("outer") === outer)
    #expect(scene.titles == "root P")
    #expect(scene.stage.ends == ["inner"])
  }

  @Test func `one that cannot be opened leaves alone what is being opened`() throws {
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.root.open([.flow("F"), .page("A"), .page("B")]) { outcomes.append($0) }
      scene.root.open(["nowhere"]) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(scene.titles == "root F A B")
    #expect(outcomes == [.opened, .failed(LinkFailure("nowhere", .unknown(to: "Guide")))])
  }

  @Test func `one that can be opened only when another is takes its turn after that`() {
    scene.root.ways = { [weak stage] guide, step, path in
      guard step == "next", guide.name == "root" else { return nil }
      return stage?.titles().last == "A" ? .show(guide.page("N")) : .refuse("Not yet.")
    }
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      scene.root.open([.flow("F"), .page("A")]) { outcomes.append($0) }
      scene.root.open(["next"]) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(outcomes == [.opened, .opened])
    #expect(scene.titles == "root N")
  }

  @Test func `one that can be opened when all is at rest waits for nobody's gate`() {
    var isThere = false
    scene.root.ways = { guide, step, _ in
      guard guide.name == "root" else { return nil }
      if step == "gated" { return .pass(guide.child("Gate"), then: .start(guide.child("A"))) }
      if step == "later" { return isThere ? .start(guide.child("B")) : .unknown }
      return nil
    }
    var outcomes: [String] = []
    stage.run {
      scene.root.show(stage.page("moving")).whenDone { _ in isThere = true }
      scene.root.open(["gated"]) { outcomes.append("gated \($0)") }
      scene.root.open(["later"]) { outcomes.append("later \($0)") }
    }
    stage.settle()
    #expect(outcomes == ["gated superseded", "later opened"])
    #expect(scene.titles == "root moving B")
    #expect(scene.flows == "root(B)")
  }

  @Test
  func `of several that cannot be opened each has its answer, and the last that can be is opened`()
  {
    var outcomes: [String] = []
    stage.run {
      scene.root.open([.page("A"), .page("A2")]) { outcomes.append("A \($0)") }
      scene.root.open(["x"]) { _ in outcomes.append("x") }
      scene.root.open(["y"]) { _ in outcomes.append("y") }
      scene.root.open([.page("C")]) { outcomes.append("C \($0)") }
      scene.root.open(["z"]) { _ in outcomes.append("z") }
    }
    stage.settle()
    #expect(Set(outcomes) == ["A superseded", "x", "y", "C opened", "z"])
    #expect(outcomes.count == 5)
    #expect(scene.titles == "root C")
  }

  @Test func `one that waits for another that has gone with its flow has its answer`() async throws
  {
    let keeper = Gatekeeper()
    let window = stage.run { UIWindow(frame: UIScreen.main.bounds) }
    var other: Guide? = Guide("other", on: stage)
    stage.run {
      window.isHidden = false
      other?.start(.root(of: window))
      let guarded = Errand("guarded", ["G"])
      keeper.hold(guarded)
      guarded.linkStep = "guarded"
      other?.pushCoordinator(guarded)
    }
    stage.settle()
    stage.run { other?.open([.page("P")]) }
    stage.settle()
    #expect(keeper.asked == ["link"])
    stage.run {
      if let other { scene.root.childCoordinators.append(other) }
      other = nil
      window.rootViewController = UIViewController()
    }
    await stage.turns()
    #expect(scene.open(["bad"]) == .failed(LinkFailure("bad", .unknown(to: "Guide"))))
  }

  @Test("a flow whose first screen is refused at once was not shown", arguments: [true, false])
  func refusedAtOnce(isNested: Bool) {
    let page = stage.page("Page")
    stage.run { _ = scene.root.show(page) }
    stage.settle()
    scene.root.ways = { [weak page] guide, step, _ in
      guard step == "again" else { return nil }
      let child = guide.child("again")
      child.first = nil
      child.onStart = { child in
        let shower = isNested ? child.child("inner") : child
        shower.first = nil
        shower.onStart = isNested ? { inner in _ = page.map { inner.show($0) } } : nil
        if isNested { child.pushCoordinator(shower) } else { _ = page.map { child.show($0) } }
      }
      return .start(child)
    }
    var outcome: LinkOutcome?
    stage.run { scene.root.take("again") { outcome = $0 } }
    stage.settle()
    #expect(outcome == .failed(LinkFailure("again", .notShown(.refused(.alreadyShown)))))
    #expect(scene.root.childCoordinators.isEmpty)
  }
}
