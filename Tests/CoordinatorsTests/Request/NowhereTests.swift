import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A first flow that nobody has told where to show itself.
@MainActor struct NowhereTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  @Test("it is told how to mend that", arguments: [true, false])
  func told(hasPlace: Bool) {
    let lone = stage.run { Errand("lone", ["A"]) }
    var problems: [String] = []
    let subscription = stage.run {
      lone.trace { if case .problem(let text) = $0 { problems.append(text) } }
    }
    let window = stage.run { UIWindow(frame: .zero) }
    stage.run { if hasPlace { lone.start(.root(of: window)) } else { lone.start() } }
    stage.settle()
    subscription.cancel()
    #expect(lone.outcomes == [hasPlace ? .shown : .refused(.nowhereToShow)])
    #expect(
      problems
        == (hasPlace
          ? []
          : [
            "Errand has nowhere to show UIViewController. Start it with start(.root(of: window)), or set "
              + "its flowPresentation before it starts."
          ]))
  }
}
