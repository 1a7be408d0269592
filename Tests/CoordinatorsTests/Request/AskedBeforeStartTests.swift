import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A coordinator that has asked for something before anybody started it: that is refused, and it can be started all the same.
@MainActor struct AskedBeforeStartTests {
  enum Verb: CaseIterable { case show, goBack, present }
  enum Way: CaseIterable { case pushCoordinator, over, run }

  @Test("it begins as any other", arguments: Verb.allCases, Way.allCases)
  func begins(verb: Verb, way: Way) throws {
    let stage = try Stage()
    let flow = Errand("flow", ["A"])
    flow.stage = stage
    let early =
      stage.run {
        switch verb {
        case .show: flow.show(UIViewController())
        case .goBack: flow.goBack()
        case .present: flow.present(UIViewController())
        }
      } as ShowRequest
    stage.settle()
    #expect(early.outcome != nil && early.outcome != .shown)
    var results: [String?] = []
    stage.run {
      switch way {
      case .pushCoordinator: stage.home.pushCoordinator(flow)
      case .over: stage.home.pushCoordinator(flow, .over())
      case .run: stage.home.run(flow) { results.append($0) }
      }
    }
    stage.settle()
    #expect(stage.user.title == "A")
    #expect(stage.home.childCoordinators == [flow])
    #expect(flow.startRequest.outcome == .shown)
    #expect(results == [])
    if way == .over { try stage.user.swipeDown() } else { try stage.user.goBack() }
    #expect(stage.home.childCoordinators == [])
    #expect(results == (way == .run ? [nil] : []))
    #expect(stage.faults == [])
  }
}
