import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Guards of a flow that nothing runs around, and that its owner lets go of as soon as it has finished.
@MainActor struct LoneGuardTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private final class Owner: NSObject, UITabBarControllerDelegate, UIGestureRecognizerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    var flow: Errand?
  }

  private func begin(_ owner: Owner, on stack: UINavigationController) {
    stage.run {
      let flow = Errand("lone", ["One"])
      owner.flow = flow
      flow.canLeave = { _, answer in answer(true) }
      flow.didFinish = { [weak owner] _ in owner?.flow = nil }
      flow.start(.push(on: stack))
    }
    stage.settle()
  }

  @Test("what the app's own delegates were is put back", arguments: [true, false])
  func putsBack(finishes: Bool) throws {
    let owner = Owner()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: stage.page("Base"))
    tabs.viewControllers = [stack]
    tabs.delegate = owner
    let swipe = try #require(stack.interactivePopGestureRecognizer)
    swipe.delegate = owner
    stage.run { stage.stack.present(tabs, animated: false) }
    tabs.presentationController?.delegate = owner
    begin(owner, on: stack)
    #expect(tabs.delegate !== owner)
    #expect(swipe.delegate !== owner)
    #expect(tabs.presentationController?.delegate !== owner)
    if finishes {
      stage.run { _ = owner.flow?.finish() }
      stage.settle()
    } else {
      try stage.user.goBack()
    }
    #expect(owner.flow == nil)
    #expect(tabs.delegate === owner)
    #expect(swipe.delegate === owner)
    #expect(tabs.presentationController?.delegate === owner)
    #expect(stage.faults == [])
  }
}
