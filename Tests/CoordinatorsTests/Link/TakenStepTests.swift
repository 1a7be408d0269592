import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Steps that are taken again.
@MainActor struct TakenStepTests {
  private let scene: LinkScene
  init() throws { scene = try LinkScene() }

  private func take(_ step: LinkStep, settles: Bool = true) -> LinkOutcome? {
    take(step, from: scene.root, in: scene, settles: settles)
  }

  private func take(
    _ step: LinkStep, from guide: Guide, in scene: LinkScene, settles: Bool = true
  ) -> LinkOutcome? {
    var outcome: LinkOutcome?
    scene.stage.run { guide.take(step) { outcome = $0 } }
    if settles { scene.stage.settle() }
    return outcome
  }

  @Test("a double tap takes a step once", arguments: [LinkStep.page("A"), .flow("A")])
  func twice(step: LinkStep) {
    _ = take(step, settles: false)
    #expect(take(step) == .opened)
    #expect(scene.titles == "root A")
    #expect(take(step) == .opened)
    #expect(scene.titles == "root A")
  }

  @Test("also where it waits for its turn", arguments: [LinkStep.page("A"), .flow("A")])
  func waiting(step: LinkStep) {
    scene.stage.run { scene.stage.stack.pushViewController(scene.stage.page("P"), animated: true) }
    _ = take(step, settles: false)
    #expect(take(step) == .opened)
    #expect(scene.titles == "root P A")
  }

  @Test("one that something else has come over is taken again", arguments: [true, false])
  func covered(isFlow: Bool) {
    let step = isFlow ? LinkStep.flow("A") : .page("A")
    _ = take(step)
    _ = take(.flow("Over"))
    #expect(take(step) == .opened)
    #expect(scene.titles == "root A Over A")
  }

  @Test func `one whose flow has gone further is taken again`() {
    _ = take(.flow("A"))
    scene.stage.run { scene.flow("A")?.take(.page("Further")) }
    scene.stage.settle()
    #expect(take(.flow("A")) == .opened)
    #expect(scene.titles == "root A Further A")
  }

  @Test(
    "one that another page has come over is taken again, and one beneath an alert is not",
    arguments: [true, false])
  func coveredBySomethingElse(isAlert: Bool) {
    _ = take(.page("A"))
    scene.stage.run {
      if isAlert {
        _ = scene.root.present(UIAlertController(title: "Q", message: nil, preferredStyle: .alert))
      } else {
        scene.root.show(scene.stage.page("Help"))
      }
    }
    scene.stage.settle()
    #expect(take(.page("A")) == .opened)
    #expect(scene.stage.titles() == (isAlert ? ["root", "A"] : ["root", "A", "Help", "A"]))
  }

  @Test func `a sheet beneath which another step has led is not opened twice`() {
    scene.root.presentation = .over()
    _ = take(.flow("X"))
    _ = take(.page("D"))
    #expect(scene.titles == "root D | X")
    #expect(take(.flow("X")) == .opened)
    #expect(scene.titles == "root D | X")
    #expect(scene.flows == "root(X)")
  }

  @Test func `a helper that shows nothing makes no step another one`() {
    _ = take(.page("A"))
    scene.stage.run {
      let helper = Coordinator()
      scene.root.pushCoordinator(helper)
    }
    scene.stage.settle()
    #expect(take(.page("A")) == .opened)
    #expect(scene.titles == "root A")
  }

  @Test("a flow that loads first is started once", arguments: [true, false])
  func loading(isLink: Bool) {
    scene.root.ways = { guide, step, _ in
      guard step == "slow", guide.name == "root" else { return nil }
      let child = guide.child("Slow")
      child.first = nil
      child.onStart = { child in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak child] in
          MainActor.assumeIsolated { _ = child.map { $0.show($0.page("Slow")) } }
        }
      }
      return .start(child, .over())
    }
    for _ in 0..<2 {
      if isLink {
        scene.stage.run { scene.root.open(["slow"]) }
      } else {
        _ = take("slow", settles: false)
      }
      scene.user.clock.advance(by: 0.4)
      #expect(scene.titles == "root")
    }
    if isLink { #expect(scene.open(["slow"]) == .opened) } else { #expect(take("slow") == .opened) }
    #expect(scene.titles == "root | Slow")
    #expect(scene.flows == "root(Slow)")
  }

  @Test func `a link that goes on within one that loads starts it once`() async {
    var starts = 0
    scene.root.ways = { guide, step, _ in
      guard step == "slow", guide.name == "root" else { return nil }
      let child = Self.loading(guide)
      child.onStart = { _ in starts += 1 }
      return .start(child, .over())
    }
    let link: Link = ["slow", .page("A"), .flow("B")]
    var outcome: LinkOutcome?
    scene.open(["slow"])
    scene.stage.run { scene.root.open(link) { outcome = $0 } }
    await scene.stage.turns()
    #expect(outcome == .opened)
    #expect(scene.titles == "root | A B")
    #expect(scene.flows == "root(slow(B))")
    #expect(scene.root.link == link)
    #expect(starts == 1)
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }

  @Test func `one that begins from a task has its first screen before a link goes on within it`()
    async
  {
    scene.root.ways = { guide, step, _ in
      guard step == "slow", guide.name == "root" else { return nil }
      let child = Self.loading(guide)
      child.onStart = { child in Task { child.show(child.page("Slow")) } }
      return .start(child, .over())
    }
    var outcome: LinkOutcome?
    scene.stage.run {
      scene.root.open(["slow"])
      scene.root.open(["slow", .page("A")]) { outcome = $0 }
    }
    await scene.stage.turns()
    #expect(outcome == .opened)
    #expect(scene.titles == "root | Slow A")
    #expect(scene.flows == "root(slow)")
    #expect(scene.stage.faults == [])
  }

  /// A flow that shows nothing yet, as it loads.
  private static func loading(_ guide: Guide) -> Guide {
    let child = guide.child("slow")
    child.first = nil
    child.onStart = nil
    return child
  }

  @Test(
    "to one that loads, or waits, in another tab a link goes there", arguments: [true, false],
    [true, false])
  func loadingInAnotherTab(waits: Bool, isLink: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    left.ways = { guide, step, _ in
      guard step == "slow", guide.name == "left" else { return nil }
      return waits ? .start(guide.child("slow"), .over()) : .start(Self.loading(guide))
    }
    let tabs = try #require(scene.tabs)
    if !waits { scene.stage.run { left.take("slow") } }
    scene.stage.run { tabs.selectedIndex = 1 }
    if waits {
      let child = left.child("slow")
      child.linkStep = "slow"
      scene.stage.run { left.pushCoordinator(child, .over()) }
    }
    scene.stage.settle()
    #expect(scene.titles == "right")
    var outcome: LinkOutcome?
    scene.stage.run {
      if isLink {
        scene.root.open([.tab("left"), "slow"]) { outcome = $0 }
      } else {
        left.take("slow") { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == (waits ? "left | slow" : "left"))
    #expect(scene.flows == "root(left(slow) right)")
    #expect(scene.stage.faults == [])
  }

  enum Kind: CaseIterable { case page, flow, blankFlow }
  enum Cover: CaseIterable { case page, pageInAnotherTab, sheet }

  /// In one of two tabs, a step that leads to "A".
  private func takenInTab(_ kind: Kind) throws -> (scene: LinkScene, left: Guide) {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    left.ways = { guide, step, _ in
      guard step == "A" else { return nil }
      guard kind != .page else { return .show(guide.page("A")) }
      let child = guide.child("A")
      if kind == .blankFlow {
        child.first = nil
        child.onStart = { blank in
          let inner = blank.child("inner")
          inner.first = "A"
          blank.pushCoordinator(inner)
        }
      }
      return .start(child)
    }
    scene.stage.run { left.take("A") }
    scene.stage.settle()
    #expect(scene.titles == "left A")
    return (scene, left)
  }

  @Test("one that is on top of another tab is gone to", arguments: Kind.allCases)
  func onTopOfAnotherTab(kind: Kind) throws {
    let (scene, left) = try takenInTab(kind)
    let flows = scene.flows
    scene.stage.run { scene.tabs?.selectedIndex = 1 }
    scene.stage.settle()
    #expect(take("A", from: left, in: scene) == .opened)
    #expect(scene.titles == "left A")
    #expect(scene.flows == flows)
    #expect(scene.stage.faults == [])
  }

  @Test(
    "one beneath a page without a step is taken again, and one beneath a sheet is not",
    arguments: Kind.allCases, Cover.allCases)
  func beneathWhatHasNoStep(kind: Kind, cover: Cover) throws {
    let (scene, left) = try takenInTab(kind)
    scene.stage.run {
      let over = scene.stage.page("Over")
      if cover == .sheet { left.present(over) } else { left.show(over) }
    }
    scene.stage.settle()
    if cover == .pageInAnotherTab {
      scene.stage.run { scene.tabs?.selectedIndex = 1 }
      scene.stage.settle()
    }
    #expect(take("A", from: left, in: scene) == .opened)
    #expect(scene.titles == (cover == .sheet ? "left A | Over" : "left A Over A"))
    #expect(scene.stage.faults == [])
  }

  @Test(
    "one that is on top while a finger swipes back is not taken twice", arguments: [true, false])
  func underAFinger(isFlow: Bool) throws {
    let step = isFlow ? LinkStep.flow("A") : .page("A")
    _ = take(step)
    scene.user.waitsForTransitions = false
    try scene.user.swipeBack(.begin)
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.take(step) { outcome = $0 } }
    try scene.user.swipeBack(.cancel)
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "root A")
  }

  @Test func `nor one that a link leads back to`() {
    #expect(scene.open([.flow("A"), .page("B")]) == .opened)
    let flow = scene.flow("A")
    flow?.presentation = .over()
    #expect(scene.open([.flow("A"), .page("B"), .flow("sheet")]) == .opened)
    scene.stage.run {
      scene.root.open([.flow("A"), .page("B")])
      flow?.take(.page("B"))
    }
    scene.stage.settle()
    #expect(scene.titles == "root A B")
  }

  @Test(
    "one in a tab that something else leaves just now goes to its tab", arguments: [true, false])
  func inAnotherTab(isLink: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let (left, right) = (try #require(scene.flow("left")), try #require(scene.flow("right")))
    left.presentation = .over()
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      if isLink {
        scene.root.open([.tab("right"), .page("R")])
      } else {
        right.take(.page("R"))
        right.goBack()
      }
    }
    if isLink { scene.user.clock.advance(by: 0.1) }
    scene.stage.run { left.take(.flow("S")) { outcomes.append($0) } }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "left | S")
    #expect(scene.root.link == [.tab("left"), .flow("S")])
    #expect(right.flowNavigationController?.viewControllers.count == (isLink ? 2 : 1))
    #expect(scene.stage.faults == [])
  }

  @Test func `one that selects a tab waits for what moves as well`() throws {
    let scene = try LinkScene(ownsTabs: true)
    var outcomes: [LinkOutcome] = []
    scene.open([.tab("left")])
    scene.stage.run { scene.root.open([.tab("right"), .flow("R")]) }
    scene.user.clock.advance(by: 0.1)
    scene.stage.run { scene.root.take(.tab("left")) { outcomes.append($0) } }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "left")
    #expect(scene.stage.faults == [])
  }

  @Test func `one of a flow that ends while something is left for it is that flow's failure`()
    throws
  {
    let scene = try LinkScene(columnsIn: .compact)
    let (left, right) = (try #require(scene.flow("left")), try #require(scene.flow("right")))
    var problems: [String] = []
    var outcomes: [LinkOutcome] = []
    let subscription = scene.stage.run {
      scene.root.trace { if case .problem(let text) = $0 { problems.append(text) } }
    }
    scene.stage.run { right.pushCoordinator(right.child("help")) }
    scene.stage.settle()
    scene.stage.run { left.pushCoordinator(left.child("over")) }
    scene.stage.settle()
    let help = try #require(scene.flow("help"))
    scene.stage.run { help.take(.flow("thread")) { outcomes.append($0) } }
    scene.user.clock.advance(by: 0.1)
    scene.stage.run { help.didFinish?(help) }
    scene.stage.settle()
    #expect(problems == [])
    let failure = try #require(outcomes.first?.failure)
    #expect(outcomes.count == 1)
    #expect(failure.step == .flow("thread"))
    #expect(failure.reason == .flowHasEnded("Guide"))
    subscription.cancel()
  }
}
