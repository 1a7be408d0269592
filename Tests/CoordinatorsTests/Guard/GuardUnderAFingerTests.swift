import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Guards that come while the user's finger moves what they guard.
@MainActor struct GuardUnderAFingerTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test(
    "a guard that is set while a finger is on the screen is asked the next time",
    arguments: [true, false], [true, false])
  func setUnderFinger(isSheet: Bool, completes: Bool) throws {
    let keeper = Gatekeeper()
    let flow = stage.begin("flow", ["A"], isSheet ? .over() : nil)
    user.waitsForTransitions = false
    if isSheet { try user.swipeDown(.begin) } else { try user.swipeBack(.begin) }
    stage.run { keeper.hold(flow.object) }
    let phase: UserEvent.GesturePhase = completes ? .complete : .cancel
    if isSheet { try user.swipeDown(phase) } else { try user.swipeBack(phase) }
    stage.settle()
    user.waitsForTransitions = true
    if completes {
      #expect(stage.ends == ["flow"])
      #expect(stage.alive == [])
    } else {
      #expect(stage.ends == [])
      if isSheet { try? user.swipeDown() } else { try? user.swipeBack() }
      #expect(keeper.asked.count == 1)
      #expect(stage.ends == [])
    }
    #expect(stage.faults == [])
  }

  enum Afterwards: CaseIterable { case finish, pop, push }

  @Test(
    "a guard that says yes and then goes that way itself goes it once",
    arguments: Afterwards.allCases)
  func answersFirst(then afterwards: Afterwards) {
    let other = Gatekeeper()
    stage.begin("other", ["O"]) { other.hold($0) }
    let flow = stage.begin("flow", ["A"])
    let act = { [weak flow = flow.object, weak stack = stage.stack] in
      switch afterwards {
      case .finish: _ = flow?.finish()
      case .pop: stack?.popViewController(animated: true)
      case .push: _ = flow?.show("B")
      }
    }
    stage.run {
      flow.object?.canLeave = { _, answer in
        answer(true)
        act()
      }
    }
    try? user.swipeBack()
    stage.settle()
    #expect(other.asked == [])
    #expect(stage.titles() == ["Home", "O"] + (afterwards == .push ? ["A", "B"] : []))
    #expect(stage.ends == (afterwards == .push ? [] : ["flow"]))
    #expect(stage.faults == [])
  }
}
