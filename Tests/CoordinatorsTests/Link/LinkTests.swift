import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links whose steps are taken one after the other, and where they lead to.
@MainActor struct LinkTests {
  private let scene: LinkScene
  private var stage: Stage { scene.stage }

  init() throws { scene = try LinkScene() }

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
}
