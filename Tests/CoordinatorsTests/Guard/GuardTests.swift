import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What holds a flow that must not be left unasked, for each way out.
@MainActor struct GuardTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  private struct Case: CustomStringConvertible {
    let way: WayOut
    let isPresented: Bool
    var description: String { "\(way), \(isPresented ? "presented" : "pushed")" }
  }

  private nonisolated static let cases = [
    Case(way: .backButton, isPresented: false), Case(way: .swipeBack, isPresented: false),
    Case(way: .backButton, isPresented: true), Case(way: .swipeBack, isPresented: true),
    Case(way: .swipeDown, isPresented: true),
  ]

  /// A guarded flow: on the home stack, as a sheet, or on the stack of another flow's sheet.
  private func begin(_ one: Case) -> Weakly<Errand> {
    var parent: Errand?
    if one.isPresented, one.way != .swipeDown {
      parent = stage.begin("outer", ["O"], .present(from: stage.stack)).object
    }
    return stage.begin(
      "child", ["A"], one.way == .swipeDown ? .present(from: stage.stack) : nil, within: parent
    ) { keeper.hold($0) }
  }

  private func goBack(_ way: WayOut) {
    switch way {
    case .backButton: try? user.goBack()
    case .swipeBack: try? user.swipeBack()
    default: try? user.swipeDown()
    }
    stage.settle()
  }

  @Test("the user stays, is asked, and leaves by itself", arguments: cases)
  private func held(_ one: Case) {
    let child = begin(one)
    goBack(one.way)
    #expect(keeper.asked == [one.way.rawValue])
    #expect(user.title == "A")
    // While there is no answer nobody is asked again.
    goBack(one.way)
    #expect(keeper.asked.count == 1)
    stage.run { keeper.give(false) }
    stage.settle()
    #expect(user.title == "A")
    #expect(stage.ends == [])
    goBack(one.way)
    #expect(keeper.asked.count == 2)
    stage.run { keeper.give(true) }
    #expect(user.session.isTransitioning)
    stage.settle()
    #expect(stage.ends == ["child"])
    #expect(child.object == nil)
    #expect(user.title == (one.way == .swipeDown || !one.isPresented ? "Home" : "O"))
    #expect(stage.alive.allSatisfy { $0 == "outer" || $0 == "O" })
    #expect(stage.faults == [])
  }

  @Test func `a sheet that takes the place of one that has gone is held as well`() {
    for _ in 0..<20 {
      let before = keeper.asked.count
      let outer = stage.begin("outer", ["A"], .present(from: stage.stack)) { keeper.hold($0) }
      stage.run {
        stage.stack.dismiss(animated: true)
        outer.object?.pushCoordinator(Errand("inner", ["B"]), .present(from: stage.stack))
      }
      stage.settle()
      try? user.swipeDown()
      #expect(keeper.asked.count == before + 1)
      stage.run { keeper.give(true) }
      stage.settle()
      #expect(outer.object == nil)
    }
  }

  @Test("an answer that the app keeps holds no screen", arguments: cases)
  private func kept(_ one: Case) {
    let child = begin(one)
    goBack(one.way)
    #expect(keeper.asked.count == 1)
    stage.run { _ = child.object?.finish(animated: false) }
    stage.settle()
    #expect(stage.alive.allSatisfy { $0 == "outer" || $0 == "O" })
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["child"])
  }

  @Test("no is no, though the flow has ended meanwhile", arguments: cases)
  private func noAfterItsEnd(_ one: Case) {
    let child = begin(one)
    goBack(one.way)
    stage.run { child.object.map { $0.didFinish?($0) } }
    #expect(stage.ends == ["child"])
    stage.run { keeper.give(false) }
    stage.settle()
    #expect(user.title == "A")
  }

  @Test("an answer that is given at once is enough", arguments: cases)
  private func atOnce(_ one: Case) {
    let child = begin(one)
    child.object?.canLeave = { _, answer in answer(true) }
    goBack(one.way)
    #expect(stage.ends == ["child"])
    #expect(child.object == nil)
  }

  /// It is UIKit's own swipe then.
  @Test("a swipe that a guard lets go of at once and the finger takes back changes nothing")
  func takenBack() throws {
    let child = begin(Case(way: .swipeBack, isPresented: false))
    var asked: [WayOut] = []
    child.object?.canLeave = { way, answer in
      asked.append(way)
      answer(true)
    }
    user.waitsForTransitions = false
    try user.swipeBack(.begin)
    try user.swipeBack(.cancel)
    stage.settle()
    #expect(stage.ends == [])
    #expect(user.title == "A")
    try user.swipeBack(.begin)
    try user.swipeBack(.complete)
    stage.settle()
    #expect(asked == [.swipeBack, .swipeBack])
    #expect(stage.ends == ["child"])
    #expect(child.object == nil)
    #expect(stage.faults == [])
  }

  @Test(
    "a guard that goes back itself and then lets go is gone back from once",
    arguments: [WayOut.backButton, .swipeBack], [true, false])
  func goesBackItself(way: WayOut, animated: Bool) throws {
    let outer = stage.begin("outer", ["O"])
    let child = stage.begin("child", ["A"], within: outer.object)
    child.object?.canLeave = { [weak stage] _, answer in
      stage?.stack.popViewController(animated: animated)
      answer(true)
    }
    goBack(way)
    #expect(stage.ends == ["child"])
    #expect(user.title == "O")
    #expect(stage.faults == [])
  }

  @Test func `a guard that shows something and then lets go of a swipe is left when that is done`()
    throws
  {
    let child = begin(Case(way: .swipeBack, isPresented: false))
    let progress = UIViewController()
    child.object?.canLeave = { [weak stage] _, answer in
      stage?.stack.present(progress, animated: true) { progress.dismiss(animated: true) }
      answer(true)
    }
    goBack(.swipeBack)
    #expect(stage.ends == ["child"])
    #expect(stage.faults == [])
  }

  @Test("an answer that is let go of is a no", arguments: cases)
  private func forgotten(_ one: Case) async {
    _ = begin(one)
    goBack(one.way)
    keeper.forget()
    for _ in 0..<10 { await Task.yield() }
    #expect(user.title == "A")
    goBack(one.way)
    #expect(keeper.asked.count == 2)
  }

  @Test("a guard that is taken away leaves nothing behind", arguments: cases)
  private func takenAway(_ one: Case) {
    let child = begin(one)
    child.object?.canLeave = nil
    let stack = child.object?.flowNavigationController
    #expect(stack?.topViewController?.navigationItem.backAction == nil)
    #expect(stack?.interactivePopGestureRecognizer?.delegate == nil)
    #expect(stack?.isModalInPresentation == false)
    goBack(one.way)
    #expect(keeper.asked == [])
    #expect(stage.ends == ["child"])
  }

  @Test func `code is not held, and going back within the flow is no leaving`() throws {
    let child = stage.begin("child", ["A", "B"]) { keeper.hold($0) }
    try user.goBack()
    #expect(user.title == "A")
    stage.run { _ = child.object?.finish() }
    stage.settle()
    #expect(keeper.asked == [])
    #expect(stage.ends == ["child"])
  }

  @Test func `a flow that shows more meanwhile is held at its first screen`() throws {
    let child = stage.begin("child", ["A"]) { keeper.hold($0) }
    stage.run { child.object?.show("B") }
    stage.settle()
    try user.goBack()
    #expect(user.title == "A")
    #expect(keeper.asked == [])
    try user.goBack()
    #expect(keeper.asked == ["backButton"])
  }

  @Test("of flows that are left together the innermost is asked first", arguments: [true, false])
  func nested(innerLetsGo: Bool) throws {
    let outer = stage.begin("outer", ["A"], .present(from: stage.stack)) {
      keeper.hold($0, "outer")
    }
    stage.begin("inner", ["B"], within: outer.object) { keeper.hold($0, "inner") }
    try? user.swipeDown()
    #expect(keeper.asked == ["inner swipeDown"])
    stage.run { keeper.give(innerLetsGo) }
    stage.settle()
    #expect(
      keeper.asked == (innerLetsGo ? ["inner swipeDown", "outer swipeDown"] : ["inner swipeDown"]))
    #expect(user.title == "B")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == (innerLetsGo ? ["inner", "outer"] : []))
    // The inner one alone, by the back button.
    guard !innerLetsGo else { return }
    try user.goBack()
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(user.title == "A")
  }

  @Test("the user is asked over the screen, and what they say is done", arguments: cases)
  private func alert(_ one: Case) throws {
    let child = begin(one)
    child.object?.canLeave = { [weak child = child.object] _, answer in
      let alert = UIAlertController(
        title: "Discard your changes?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer(true) })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answer(false) })
      child?.present(alert)
    }
    goBack(one.way)
    #expect(user.sees("Discard your changes?"))
    try user.tap("Keep")
    #expect(user.title == "A")
    goBack(one.way)
    try user.tap("Discard")
    #expect(stage.ends == ["child"])
    #expect(child.object == nil)
    #expect(stage.faults == [])
  }

  // MARK: Links

  @Test("a link asks the flows that it leaves", arguments: [true, false], [true, false])
  func link(isPresented: Bool, letsGo: Bool) throws {
    let scene = try LinkScene()
    if isPresented { scene.root.presentation = .present(from: scene.stage.stack) }
    scene.open([.page("A"), .flow("B")])
    keeper.hold(scene.flow("B"))
    let before = scene.titles
    #expect(scene.open([.page("C")]) == nil)
    #expect(keeper.asked == ["link"])
    #expect(scene.titles == before)
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    #expect(scene.titles == (letsGo ? "root C" : before))
    let refusal = LinkOutcome.failed(LinkFailure(.page("C"), .notLeft("Guide")))
    #expect(scene.outcomes.last == (letsGo ? .opened : refusal))
    // What stays open is not asked.
    guard !letsGo else { return }
    #expect(scene.open([.page("A"), .flow("B"), .page("D")]) == .opened)
    #expect(keeper.asked == ["link"])
  }

  @Test func `a link asks anew about what has come before the answer, and holds nothing`() throws {
    let scene = try LinkScene()
    scene.open([.flow("A")])
    keeper.hold(scene.flow("A"), "A")
    scene.open([.page("C")])
    #expect(keeper.asked == ["A link"])
    let answer = keeper.take()
    scene.stage.run {
      scene.flow("A")?.show(scene.stage.page("gone"), animated: false)
      scene.flow("A")?.goBack(animated: false)
      let sheet = Errand("sheet", ["S"])
      keeper.hold(sheet, "sheet")
      scene.root.pushCoordinator(sheet, .present(from: scene.front))
    }
    scene.stage.settle()
    #expect(!scene.stage.alive.contains("gone"))
    scene.stage.run { answer?(true) }
    #expect(keeper.asked == ["A link", "sheet link"])
    scene.stage.run { keeper.give(false) }
    scene.stage.settle()
    #expect(scene.titles == "root A | S")
    #expect(scene.outcomes.last == .failed(LinkFailure(.page("C"), .notLeft("Errand"))))
  }
}
