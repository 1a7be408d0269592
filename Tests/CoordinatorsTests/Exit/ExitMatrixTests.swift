import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Every way out, from everywhere, animated or not, at rest or in the middle of a transition: the
/// flow ends once, in order, it and its screens are released, and the screen is the right one.
@MainActor struct ExitMatrixTests {
  enum Exit: String, CaseIterable {
    case finish, cancel, report, taskCancelled, backButton, swipeBack, swipeDown, popTo,
      setViewControllers
    /// Code takes its screens out from under another.
    case takenOutCovered
    case dismiss, rootSwapped, parentFinishes, parentLetsGo, parentReleased
    /// The root is swapped, and what is presented over it stays to UIKit.
    case rootSwappedBeneath
    /// An alert asks, and the flow finishes by its button.
    case alertButton
    /// The user closes the app.
    case sessionEnded
    /// A link leads to the flow around it.
    case link
    /// Code takes its tab, its column or its page away.
    case partTaken
    /// The same with a tab that is not chosen.
    case partTakenUnseen
    /// The user taps the chosen tab, which goes back to its first screen.
    case tabTapped
    /// The user turns the page.
    case pageTurned

    /// Whether UIKit is called for it, be it by its own bars: in the middle of a transition it complains of that.
    var isByUIKit: Bool {
      switch self {
      case .backButton, .tabTapped, .popTo, .setViewControllers, .dismiss, .rootSwapped,
        .takenOutCovered, .rootSwappedBeneath, .partTaken, .partTakenUnseen:
        true
      default: false
      }
    }
  }

  struct Cell: CustomTestStringConvertible {
    let exit: Exit
    let place: ExitPlace
    let isAnimated: Bool
    let isAtRest: Bool

    var testDescription: String {
      "\(exit.rawValue), \(place.rawValue), \(isAnimated ? "animated" : "at once"), "
        + (isAtRest ? "at rest" : "in a transition")
    }

    /// Whether UIKit complains: of a root swapped with something over it, or of what is done in the middle of a transition.
    var isMisuse: Bool { exit == .rootSwappedBeneath || !isAtRest && exit.isByUIKit }

    /// Whether there is such a way out at all.
    var exists: Bool {
      switch exit {
      case .finish, .cancel, .link: true
      // Nobody can say otherwise.
      case .taskCancelled: isAnimated
      // What moves lets nobody tap.
      case .alertButton: isAtRest
      case .backButton: isAnimated && !place.isVertical
      // On a stack the finger does nothing while that moves.
      case .swipeBack: isAnimated && isAtRest && !place.isVertical
      // Beside a popover it is a tap.
      case .swipeDown: isAnimated && place.hasSheet
      case .popTo, .setViewControllers, .takenOutCovered: !place.isVertical
      case .dismiss: place.hasSheet
      // The root's own flow has nothing to go back to.
      case .parentFinishes: place != .horizontal
      case .rootSwappedBeneath: !isAnimated && place.hasSheet
      case .rootSwapped, .parentReleased, .parentLetsGo, .report, .sessionEnded: !isAnimated
      // A column is exchanged at once.
      case .partTaken: place.isInAContainer && !(isAnimated && place.isInASplitView)
      case .partTakenUnseen: !isAnimated && place == .inATab
      case .tabTapped: isAnimated && place == .inATab
      case .pageTurned: isAnimated && isAtRest && place == .onAPage
      }
    }
  }

  nonisolated static let cells: [Cell] = Exit.allCases.flatMap { exit in
    ExitPlace.allCases.flatMap { place in
      [true, false].flatMap { isAnimated in
        [true, false].map { isAtRest in
          Cell(exit: exit, place: place, isAnimated: isAnimated, isAtRest: isAtRest)
        }
      }
    }
  }.filter(\.exists)

  @Test(arguments: cells.filter { $0.exit != .sessionEnded && $0.exit != .taskCancelled })
  func leave(_ cell: Cell) throws {
    let stage = try Stage()
    let scene = ExitScene(cell, on: stage)
    #expect(stage.ends == [])
    try scene.leave()
    stage.settle()
    expectAll(of: scene, on: stage)
  }

  @Test(arguments: cells.filter { $0.exit == .taskCancelled }) func cancelTask(_ cell: Cell)
    async throws
  {
    let stage = try Stage()
    let scene = ExitScene(cell, on: stage)
    await scene.run()
    #expect(stage.ends == [])
    try scene.leave()
    await stage.turns()
    #expect(await scene.outcome() == "cancelled")
    expectAll(of: scene, on: stage)
  }

  private func expectAll(of scene: ExitScene, on stage: Stage) {
    let cell = scene.cell
    #expect(stage.ends == scene.expectedEnds)
    #expect(stage.alive == scene.expectedAlive)
    #expect(scene.title == scene.expectedTitle)
    #expect(scene.running == scene.expectedRunning)
    #expect(stage.faults == [] || cell.isMisuse)
    scene.tidyUp()
    #expect(stage.alive == [])
    #expect(stage.home.childCoordinators == [])
  }

  /// Nobody is left to see a screen then.
  @Test(arguments: cells.filter { $0.exit == .sessionEnded }) func endSession(_ cell: Cell) throws {
    var stage: Stage? = try Stage()
    let ledger = try #require(stage?.ledger)
    var scene = stage.map { ExitScene(cell, on: $0) }
    let expectedEnds = scene?.expectedEnds
    #expect(ledger.ends == [])
    #expect(stage?.faults == [])
    scene = nil
    stage = nil
    #expect(ledger.ends == expectedEnds)
    #expect(ledger.alive == [])
  }
}
