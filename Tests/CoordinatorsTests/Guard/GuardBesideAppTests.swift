import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What the app has set itself, beside a guard.
@MainActor struct GuardBesideAppTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var attempts = 0
    var allows = true
    var calls: [String] = []

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("shouldDismiss")
      return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { attempts += 1 }
  }

  private final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    var allows = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
  }

  @Test func `a back action of the app's own decides alone`() throws {
    let child = stage.begin("child", ["A"])
    var taps = 0
    let item = child.object?.flowNavigationController?.topViewController?.navigationItem
    item?.backAction = UIAction { _ in taps += 1 }
    keeper.hold(child.object)
    try user.goBack()
    #expect(taps == 1)
    #expect(keeper.asked == [])
    child.object?.canLeave = nil
    #expect(item?.backAction != nil)
  }

  enum NoButton: CaseIterable { case hidden, leftItem, hiddenLater, leftItemLater }

  @Test(
    "a guard makes no back button where there is none (N18)", arguments: NoButton.allCases)
  func noBackButton(why: NoButton) {
    let child = stage.begin("child", []) { flow in
      keeper.hold(flow)
      flow.onStart = { flow in
        let page = flow.stage?.page("A") ?? UIViewController()
        let cancel = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        if why == .hidden { page.navigationItem.hidesBackButton = true }
        if why == .leftItem { page.navigationItem.leftBarButtonItem = cancel }
        flow.show(page)
      }
    }
    let item = stage.stack.topViewController?.navigationItem
    if why == .hidden || why == .leftItem { #expect(item?.backAction == nil) }
    let cancel = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
    if why == .hiddenLater { item?.hidesBackButton = true }
    if why == .leftItemLater { item?.leftBarButtonItem = cancel }
    // Where there is one again, it is held again: from the next look on.
    let look = {
      stage.run { _ = child.object?.present(stage.page("Over"), animated: false) }
      stage.settle()
      stage.run { stage.stack.dismiss(animated: false) }
      stage.settle()
    }
    look()
    #expect(item?.backAction == nil)
    item?.hidesBackButton = false
    item?.leftItemsSupplementBackButton = true
    look()
    #expect(item?.backAction != nil)
    try? user.goBack()
    #expect(keeper.asked == ["backButton"])
  }

  @Test func `a back button that comes back is held once the guard is set again`() throws {
    let child = stage.begin("child", ["A"]) { keeper.hold($0) }
    let item = try #require(stage.stack.topViewController?.navigationItem)
    item.hidesBackButton = true
    stage.begin("other", ["B"])
    try user.goBack()
    #expect(item.backAction == nil)
    item.hidesBackButton = false
    stage.run { child.object?.canLeave = child.object?.canLeave }
    try user.goBack()
    #expect(keeper.asked == ["backButton"])
    #expect(stage.ends == ["other"])
  }

  @Test func `a swipe back that is off stays off`() {
    let child = stage.begin("child", ["A"]) { keeper.hold($0) }
    let stack = child.object?.flowNavigationController
    stack?.topViewController?.navigationItem.hidesBackButton = true
    #expect(throws: UserError.self) { try user.swipeBack() }
    #expect(keeper.asked == [])
    #expect(user.title == "A")
  }

  @Test("a delegate of the swipe is asked first", arguments: [true, false])
  func swipeDelegate(isSetBefore: Bool) {
    let delegate = SwipeDelegate()
    let recognizer = stage.stack.interactivePopGestureRecognizer
    if isSetBefore { recognizer?.delegate = delegate }
    let child = stage.begin("child", ["A"]) { keeper.hold($0) }
    if !isSetBefore {
      recognizer?.delegate = delegate
      stage.run { _ = stage.begin("other", ["B"], within: child.object) }
      try? user.goBack()
    }
    try? user.swipeBack()
    #expect(keeper.asked == [])
    delegate.allows = true
    try? user.swipeBack()
    #expect(keeper.asked == ["swipeBack"])
    child.object?.canLeave = nil
    #expect(recognizer?.delegate === delegate)
  }

  @Test("a sheet's delegate hears what it heard before", arguments: [true, false])
  func sheetDelegate(isSetBefore: Bool) {
    let delegate = SheetDelegate()
    let child = stage.begin("child", ["A"], .present(from: stage.stack))
    let presentation = child.object?.flowNavigationController?.presentationController
    if isSetBefore { presentation?.delegate = delegate }
    keeper.hold(child.object)
    if !isSetBefore {
      presentation?.delegate = delegate
      stage.run { child.object?.show("B") }
      stage.settle()
    }
    try? user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    // It has said yes, and would not hear of an attempt without the guard.
    #expect(delegate.calls == ["shouldDismiss"])
    #expect(delegate.attempts == 0)
    child.object?.canLeave = nil
    #expect(presentation?.delegate === delegate)
    #expect(child.object?.flowNavigationController?.isModalInPresentation == false)
  }

  @Test("a sheet's delegate is asked first, and told of the end", arguments: [true, false])
  func sheetDelegateDecides(allows: Bool) {
    let delegate = SheetDelegate()
    delegate.allows = allows
    let child = stage.begin("child", ["A"], .present(from: stage.stack))
    let presentation = child.object?.flowNavigationController?.presentationController
    presentation?.delegate = delegate
    keeper.hold(child.object)
    try? user.swipeDown()
    #expect(keeper.asked == (allows ? ["swipeDown"] : []))
    #expect(delegate.calls == ["shouldDismiss"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(
      delegate.calls == ["shouldDismiss"] + (allows ? ["willDismiss", "didDismiss"] : []))
    #expect(stage.ends == (allows ? ["child"] : []))
  }

  enum Moment: CaseIterable { case rightAfter, asItIsThere }

  @Test(
    "a sheet's delegate that is set as the sheet comes is asked first", arguments: Moment.allCases,
    [true, false])
  func sheetDelegateInTime(moment: Moment, animated: Bool) {
    let delegate = SheetDelegate()
    func setDelegate(_ flow: Errand?) {
      flow?.flowNavigationController?.presentationController?.delegate = delegate
    }
    stage.run {
      let child = stage.begin("child", ["A"], .present(from: stage.stack), settles: false) {
        keeper.hold($0)
        $0.isAnimated = animated
      }
      if moment == .rightAfter { setDelegate(child.object) }
      if moment == .asItIsThere {
        child.object?.requests[0].whenDone { [weak flow = child.object] _ in setDelegate(flow) }
      }
    }
    stage.settle()
    try? user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    #expect(delegate.calls == ["shouldDismiss"])
    #expect(stage.ends == [])
  }

  @Test func `a sheet's delegate that has said yes hears of no attempt`() {
    let delegate = SheetDelegate()
    let child = stage.begin("child", ["A"], .present(from: stage.stack))
    child.object?.flowNavigationController?.presentationController?.delegate = delegate
    child.object?.canLeave = { _, answer in answer(true) }
    try? user.swipeDown()
    #expect(delegate.calls == ["shouldDismiss", "willDismiss", "didDismiss"])
    #expect(delegate.attempts == 0)
    #expect(stage.ends == ["child"])
  }

  @Test func `it hears of one where the app holds the sheet by then`() throws {
    let delegate = SheetDelegate()
    let child = stage.begin("child", ["A"], .present(from: stage.stack))
    let stack = try #require(child.object?.flowNavigationController)
    let presentation = try #require(stack.presentationController)
    presentation.delegate = delegate
    keeper.hold(child.object)
    // As where a pull is given up early: UIKit asks, and tells of no attempt.
    stage.run { _ = presentation.delegate?.presentationControllerShouldDismiss(presentation) }
    stack.isModalInPresentation = true
    try? user.swipeDown()
    #expect(delegate.attempts == 1)
    #expect(keeper.asked == [])
  }

  @Test func `one that has said no hears of it`() {
    let delegate = SheetDelegate()
    delegate.allows = false
    let child = stage.begin("child", ["A"], .present(from: stage.stack))
    child.object?.flowNavigationController?.presentationController?.delegate = delegate
    keeper.hold(child.object)
    try? user.swipeDown()
    #expect(delegate.attempts == 1)
    #expect(keeper.asked == [])
  }

  @Test func `a sheet's delegate that is set later takes the guard's place`() {
    let delegate = SheetDelegate()
    let child = stage.begin("child", ["A"], .present(from: stage.stack)) { keeper.hold($0) }
    child.object?.flowNavigationController?.presentationController?.delegate = delegate
    try? user.swipeDown()
    #expect(keeper.asked == [])
    #expect(delegate.calls == ["shouldDismiss", "willDismiss", "didDismiss"])
    #expect(stage.ends == ["child"])
  }

  @Test func `unless the guard is set once more`() {
    let delegate = SheetDelegate()
    let child = stage.begin("child", ["A"], .present(from: stage.stack)) { keeper.hold($0) }
    child.object?.flowNavigationController?.presentationController?.delegate = delegate
    stage.run {
      let leaveGuard = child.object?.canLeave
      child.object?.canLeave = leaveGuard
    }
    try? user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    #expect(stage.ends == [])
  }

  @Test func `a sheet that the app holds itself stays held`() {
    let child = stage.begin("child", ["A"], .present(from: stage.stack))
    child.object?.flowNavigationController?.isModalInPresentation = true
    keeper.hold(child.object)
    #expect(throws: UserError.self) { try user.swipeDown() }
    #expect(keeper.asked == [])
    #expect(user.title == "A")
    child.object?.canLeave = nil
    #expect(child.object?.flowNavigationController?.isModalInPresentation == true)
  }
}
