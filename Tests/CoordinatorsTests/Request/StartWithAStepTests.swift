import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The start of a flow that begins with a step within it which is over at once, as a permission that was given long ago.
@MainActor struct StartWithAStepTests {
  enum Ending: CaseIterable {
    case finishesAsItAppears, finishesAsItWillAppear, finishesAtOnce
    case reportsAsItAppears, reportsAtOnce
    case isDroppedAsItAppears, isDroppedAtOnce
  }

  private func step(_ ending: Ending, of flow: Errand) -> Errand {
    let step = Errand("step", [])
    step.onStart = { [weak flow] step in
      let page = Talker()
      page.title = "Step"
      switch ending {
      case .finishesAsItAppears: page.onAppear = { [weak step] in _ = step?.finish() }
      case .finishesAsItWillAppear: page.onWillAppear = { [weak step] in _ = step?.finish() }
      case .reportsAsItAppears: page.onAppear = { [weak step] in step.map { $0.didFinish?($0) } }
      case .isDroppedAsItAppears:
        page.onAppear = { [weak step, weak flow] in step.map { flow?.popCoordinator($0) } }
      case .finishesAtOnce, .reportsAtOnce, .isDroppedAtOnce: break
      }
      step.show(page)
      if ending == .finishesAtOnce { step.finish() }
      if ending == .reportsAtOnce { step.didFinish?(step) }
    }
    return step
  }

  private func start(_ flow: Errand, on stage: Stage, isPresented: Bool) -> ShowRequest {
    defer { stage.settle() }
    return stage.run {
      stage.home.pushCoordinator(flow, isPresented ? .over() : .push(on: stage.stack))
    }
  }

  @Test(
    "it is told when the flow's own screen has come", arguments: Ending.allCases, [true, false])
  func goesOn(ending: Ending, isPresented: Bool) throws {
    let stage = try Stage()
    let flow = Errand("flow", [])
    flow.onStart = { flow in
      let step = step(ending, of: flow)
      if ending == .isDroppedAsItAppears || ending == .isDroppedAtOnce {
        flow.pushCoordinator(step)
        if ending == .isDroppedAtOnce { flow.popCoordinator(step) }
        _ = flow.show("Own")
      } else {
        step.didFinish = { [weak flow] _ in _ = flow?.show("Own") }
        flow.pushCoordinator(step)
      }
    }
    let request = start(flow, on: stage, isPresented: isPresented)
    #expect(stage.user.title == "Own")
    #expect(request.outcome == .shown)
    #expect(stage.faults == [])
  }

  @Test(
    "it has been shown where the step was all that there was to show",
    arguments: [.finishesAsItAppears, .reportsAsItAppears] as [Ending], [true, false])
  func isOver(ending: Ending, isPresented: Bool) throws {
    let stage = try Stage()
    let flow = Errand("flow", [])
    flow.onStart = { flow in
      let step = step(ending, of: flow)
      step.didFinish = { [weak flow] _ in _ = flow?.finish() }
      flow.pushCoordinator(step)
    }
    let request = start(flow, on: stage, isPresented: isPresented)
    #expect(stage.user.title == "Home")
    #expect(request.outcome == .shown)
    #expect(stage.home.childCoordinators.isEmpty)
    #expect(stage.faults == [])
  }

  @Test(
    "it is refused where the step was over before it was shown",
    arguments: [.finishesAtOnce, .reportsAtOnce, .isDroppedAtOnce] as [Ending])
  func isRefused(ending: Ending) throws {
    let stage = try Stage()
    let flow = Errand("flow", [])
    flow.onStart = { flow in
      let step = step(ending, of: flow)
      step.didFinish = { [weak flow] _ in _ = flow?.finish() }
      flow.pushCoordinator(step)
      guard ending == .isDroppedAtOnce else { return }
      flow.popCoordinator(step)
      flow.finish()
    }
    let request = stage.run {
      stage.home.show("Before")
      return stage.home.pushCoordinator(flow, .push(on: stage.stack))
    }
    stage.settle()
    #expect(stage.user.title == "Before")
    #expect(request.outcome == .refused(.flowHasEnded))
    #expect(stage.faults == [])
  }
}
