import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What is asked for while the user's finger moves a screen.
@MainActor struct UnderAFingerTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test func `what a flow asks for as its sheet is pulled down comes when that is let go of`()
    throws
  {
    let flow = stage.begin("one", ["A"], .over())
    user.waitsForTransitions = false
    try user.swipeDown(.begin)
    let requests = stage.run { [flow.object?.show("B"), flow.object?.present(stage.page("P"))] }
    stage.settle()
    #expect(stage.ends == [])
    try user.swipeDown(.cancel)
    stage.settle()
    #expect(requests.map { $0?.outcome } == [.shown, .shown])
    #expect(user.title == "P")
    try user.swipeDown(.begin)
    let finish = stage.run { flow.object?.finish() }
    try user.swipeDown(.complete)
    stage.settle()
    #expect(finish?.outcome == .shown)
    #expect(stage.ends == ["one"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test func `a flow finishes beneath a sheet that is pulled down and let go of`() throws {
    let other = stage.begin("other", ["O"], .over())
    let inner = stage.begin("inner", ["I"], .over(), within: other.object)
    user.waitsForTransitions = false
    try user.swipeDown(.begin)
    let request = stage.run { other.object?.finish() }
    try user.swipeDown(.cancel)
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.ends == ["inner", "other"])
    #expect(inner.object == nil)
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test(
    "a flow that finishes as the user swipes back ends once", arguments: [true, false],
    [true, false])
  func swipeAndFinish(completes: Bool, outer: Bool) throws {
    let a = stage.begin("a", ["A"])
    let b = stage.begin("b", ["B"], within: a.object)
    user.waitsForTransitions = false
    try user.swipeBack(.begin)
    let request = stage.run { (outer ? a : b).object?.finish() }
    try user.swipeBack(completes ? .complete : .cancel)
    stage.settle()
    #expect(request?.outcome != nil)
    #expect(stage.ends == (outer ? ["b", "a"] : ["b"]))
    #expect(user.title == (outer ? "Home" : "A"))
    #expect(stage.faults == [])
  }

  @Test(
    "a flow that begins as the user swipes back comes where its parent was",
    arguments: [true, false], [true, false])
  func swipeAndBegin(completes: Bool, isPresented: Bool) throws {
    let a = stage.begin("a", ["A"])
    user.waitsForTransitions = false
    try user.swipeBack(.begin)
    let inner = stage.begin(
      "inner", ["I"], isPresented ? .over() : nil, within: a.object, settles: false)
    let request = inner.object?.requests.first
    try user.swipeBack(completes ? .complete : .cancel)
    stage.settle()
    #expect(request?.outcome != nil)
    // It has been asked for, and so comes, where its parent was.
    #expect(stage.ends == [])
    #expect(user.title == "I")
    #expect(stage.faults == [])
  }

  @Test(
    "a screen may end its flow as it is swiped, though the swipe is let go of",
    arguments: [true, false])
  func finishesOnCancelledSwipe(isPresented: Bool) throws {
    let talker = Talker()
    talker.title = "Talker"
    stage.begin("flow", [], isPresented ? .over() : nil) { flow in
      talker.onWillDisappear = { [weak flow] in _ = flow?.finish() }
      flow.onStart = { [weak talker] flow in if let talker { flow.show(talker) } }
    }
    user.waitsForTransitions = false
    if isPresented { try user.swipeDown(.begin) } else { try user.swipeBack(.begin) }
    if isPresented { try user.swipeDown(.cancel) } else { try user.swipeBack(.cancel) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test(
    "a swipe back beneath what the app presents meanwhile is let go of: its flow goes on",
    arguments: [true, false],
    [true, false])
  func presentedMeanwhile(isFullScreen: Bool, isHeld: Bool) throws {
    let stage = try Stage()
    stage.begin("flow", ["A"])
    try stage.user.swipeBack(.begin)
    stage.user.clock.advance(by: 0.05)
    stage.run {
      let sheet = stage.page("Sheet")
      sheet.modalPresentationStyle = isFullScreen ? .fullScreen : .pageSheet
      stage.stack.present(sheet, animated: true)
    }
    if isHeld { for _ in 0..<8 { stage.user.clock.advance(by: 0.1) } }
    try? stage.user.swipeBack(.cancel)
    stage.settle()
    #expect(stage.titles() == ["Home", "A"])
    #expect(stage.ends == [])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.user.title == "A")
    #expect(stage.ends == [])
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == [])
  }
}
