import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow ends as its sheet is only just coming, and more is asked for as that has come.
@MainActor struct InTurnTests {
  enum Next: CaseIterable { case screen, child, pushed }

  @Test("what is asked for last comes last", arguments: Next.allCases, [true, false])
  func comesLast(next: Next, isAnimated: Bool) throws {
    let stage = try Stage()
    let child = stage.begin("child", ["Old"], .over(), settles: false)
    let page = stage.page("New")
    var outcomes: [String] = []
    stage.run {
      child.object?.requests.first?.whenDone { _ in
        outcomes.append("came")
        switch next {
        case .screen: stage.home.present(page).whenDone { outcomes.append("\($0)") }
        case .pushed: stage.home.show(page).whenDone { outcomes.append("\($0)") }
        case .child:
          stage.begin("next", [], .over(), settles: false) { flow in
            flow.onStart = { $0.show(page).whenDone { outcomes.append("\($0)") } }
          }
        }
      }
      child.object?.finish(animated: isAnimated).whenDone { _ in outcomes.append("went") }
    }
    stage.settle()
    #expect(outcomes == ["came", "went", "shown"])
    #expect(stage.user.title == "New")
    #expect(stage.ends == ["child"])
    #expect(stage.faults == [])
  }
}
