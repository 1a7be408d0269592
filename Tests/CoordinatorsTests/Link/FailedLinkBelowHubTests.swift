import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link that fails below a first coordinator that shows nothing itself, and holds the others: `start()` is all that it was
/// told.
@MainActor struct FailedLinkBelowHubTests {
  enum Begin: CaseIterable { case pushed, appended, twoWindows }

  @Test(
    "what it has left is there again", arguments: Begin.allCases,
    [[.flow("a")], [.page("p")], [.flow("s")], [.flow("a"), .page("p")]] as [Link])
  func isThereAgain(begin: Begin, link: Link) throws {
    let stage = try Stage()
    let (hub, flow) = (Guide("hub", on: stage), Guide("A", on: stage))
    hub.first = nil
    flow.ways = { guide, step, _ in
      switch step {
      case .flow("s"): .start(guide.child("s"), .over())
      case "bad": .start(guide.child("bad"), .present(from: UIViewController()))
      default: nil
      }
    }
    var second: UIWindow?
    stage.run {
      hub.start()
      switch begin {
      case .pushed, .twoWindows: hub.pushCoordinator(flow, .root(of: stage.window))
      case .appended:
        flow.flowPresentation = .root(of: stage.window)
        hub.childCoordinators.append(flow)
        flow.start()
      }
      if begin == .twoWindows {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        hub.pushCoordinator(Guide("B", on: stage), .root(of: window))
        second = window
      }
    }
    stage.settle()
    var opened: LinkOutcome?
    stage.run { flow.open(link) { opened = $0 } }
    stage.settle()
    #expect(opened == .opened)
    let (screen, tree) = (stage.user.screen, stage.run { hub.describeTree() })
    var failure: LinkFailure?
    stage.run { flow.open(["bad"]) { failure = $0.failure } }
    stage.settle()
    #expect(failure?.step == "bad")
    #expect(failure?.omissions == [])
    #expect(stage.user.screen == screen)
    #expect(stage.run { hub.describeTree() } == tree)
    #expect(stage.faults == [])
    _ = second
  }
}
