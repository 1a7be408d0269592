import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow says that it is done while the user's finger takes its screen away.
@MainActor struct FinishUnderAFingerTests {
  @Test(
    "its screen goes either way", arguments: [true, false], [true, false])
  func finish(isPushed: Bool, isLetGo: Bool) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", ["One"], isPushed ? nil : .present(from: stage.stack))
    try isPushed ? stage.user.swipeBack(.begin) : stage.user.swipeDown(.begin)
    let request = stage.run { flow.object?.finish() }
    #expect(stage.ends == ["flow"])
    #expect(request?.outcome == nil)
    let end: UserEvent.GesturePhase = isLetGo ? .cancel : .complete
    try isPushed ? stage.user.swipeBack(end) : stage.user.swipeDown(end)
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }
}
