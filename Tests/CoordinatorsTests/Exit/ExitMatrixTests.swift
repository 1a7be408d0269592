import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Every way out, from everywhere, animated or not, at rest or in the middle of a transition: the
/// flow ends once, in order, it and its screens are released, and the screen is the right one.
@MainActor struct ExitMatrixTests {
  enum Place: String, CaseIterable {
    /// On the root's stack.
    case horizontal
    /// Presented over it.
    case vertical
    /// On the root's stack, within another flow there.
    case nested
    /// On the stack of a flow that is presented.
    case inASheet
  }

  enum Exit: String, CaseIterable {
    case finish, cancel, report, backButton, swipeBack, swipeDown, popTo, setViewControllers
    case dismiss, rootSwapped, parentFinishes, parentLetsGo, parentReleased
  }

  struct Cell: CustomTestStringConvertible {
    let exit: Exit
    let place: Place
    let isAnimated: Bool
    let isAtRest: Bool

    var testDescription: String {
      "\(exit.rawValue), \(place.rawValue), \(isAnimated ? "animated" : "at once"), "
        + (isAtRest ? "at rest" : "in a transition")
    }

    /// Whether there is such a way out at all.
    var exists: Bool {
      switch exit {
      case .backButton: isAnimated && place != .vertical
      // The finger does nothing while things move.
      case .swipeBack: isAnimated && isAtRest && place != .vertical
      case .swipeDown: isAnimated && isAtRest && (place == .vertical || place == .inASheet)
      case .popTo, .setViewControllers: place != .vertical
      case .dismiss: place == .vertical || place == .inASheet
      // The root's own flow has nothing to go back to.
      case .parentFinishes: place != .horizontal
      case .rootSwapped, .parentReleased, .report: !isAnimated
      case .parentLetsGo: !isAnimated && place != .horizontal && place != .vertical
      default: true
      }
    }
  }

  nonisolated static let cells: [Cell] = Exit.allCases.flatMap { exit in
    Place.allCases.flatMap { place in
      [true, false].flatMap { isAnimated in
        [true, false].map { isAtRest in
          Cell(exit: exit, place: place, isAnimated: isAnimated, isAtRest: isAtRest)
        }
      }
    }
  }.filter(\.exists)

  @Test(arguments: cells) func leave(_ cell: Cell) throws {
    let stage = try Stage()
    let scene = ExitScene(cell, on: stage)
    try scene.leave()
    stage.settle()
    #expect(stage.ends == scene.expectedEnds)
    #expect(stage.alive == scene.expectedAlive)
    #expect(scene.expectedTitle == stage.user.title)
    #expect(stage.home.childCoordinators.isEmpty || scene.staysWithinAnother)
    // What the app calls in the middle of a transition itself, UIKit complains of.
    if cell.isAtRest { #expect(stage.faults == []) }
    try scene.tidyUp()
    #expect(stage.alive == [])
    #expect(stage.home.childCoordinators == [])
  }
}
