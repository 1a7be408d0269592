import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that nothing runs around, and that its owner lets go of as soon as it has finished.
@MainActor struct LoneFlowEndTests {
  private final class Owner {
    var flow: Errand?
  }

  private func lone(_ stage: Stage, _ titles: [String], pushed: Bool = false) -> Owner {
    stage.run {
      let flow = Errand("lone", titles)
      flow.stage = stage
      stage.note(flow, "lone")
      let owner = Owner()
      owner.flow = flow
      flow.didFinish = { [weak owner, weak stage] _ in
        stage?.ends.append("lone")
        owner?.flow = nil
      }
      flow.start(pushed ? .push(on: stage.stack) : .present(from: stage.stack))
      stage.settle()
      return owner
    }
  }

  @Test(arguments: [true, false]) func takesItsSheetAwayOnceThatMovesNoMore(animated: Bool) throws {
    let stage = try Stage()
    let owner = lone(stage, ["One"])
    var request: ShowRequest?
    stage.run {
      owner.flow?.show("Two")
      request = owner.flow?.finish(animated: animated)
    }
    #expect(stage.ends == ["lone"])
    #expect(request?.outcome == nil)
    stage.settle()
    #expect(stage.stack.presentedViewController == nil)
    #expect(request?.outcome == .shown)
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func takesWhatItHasPushedOntoTheAppsStackAway() throws {
    let stage = try Stage()
    let owner = lone(stage, ["One"], pushed: true)
    stage.run { owner.flow?.show("Two") }
    stage.settle()
    #expect(stage.titles() == ["Home", "One", "Two"])
    stage.run {
      stage.stack.present(UIViewController(), animated: true)
      owner.flow?.finish()
    }
    #expect(stage.ends == ["lone"])
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func isAnsweredWhereTheAppEndsFirst() async throws {
    var request: ShowRequest?
    weak var page: UIViewController?
    do {
      let stage = try Stage()
      let owner = lone(stage, ["One"])
      stage.run {
        page = (stage.stack.presentedViewController as? UINavigationController)?.topViewController
        owner.flow?.show("Two")
        request = owner.flow?.finish()
      }
      #expect(page != nil)
    }
    #expect(page == nil)
    // With the app.
    #expect(await request?.done() == .shown)
  }

  @Test func `also where it ends as that goes`() async throws {
    var request: ShowRequest?
    weak var page: UIViewController?
    do {
      let stage = try Stage()
      let owner = lone(stage, ["One"], pushed: true)
      stage.user.waitsForTransitions = false
      stage.run {
        page = stage.stack.topViewController
        owner.flow?.show("Two")
        request = owner.flow?.finish()
      }
      // The push has ended, and the way back has begun.
      for _ in 0..<40 where stage.stack.viewControllers.count > 1 {
        stage.user.clock.advance(by: 0.05)
      }
      #expect(stage.titles() == ["Home"])
      #expect(stage.stack.transitionCoordinator != nil)
    }
    #expect(page == nil)
    #expect(await request?.done() == .refused(.flowHasEnded))
  }
}
