import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A tap beside a popover that the guard does not let go at once. Whether UIKit then tells its delegate of an attempt, as
/// it does of a sheet that a finger pulls down, is said nowhere: the user is asked once in either case.
@MainActor struct RefusedPopoverTests {
  private let stage: Stage
  private let keeper = Gatekeeper()

  init() throws {
    stage = try Stage()
    stage.user.resize(to: .regular)
  }

  /// What UIKit does as the user taps.
  private func tapBeside(_ presented: UIViewController?, isToldOfAttempt: Bool) throws {
    let presentation = try #require(presented?.presentationController)
    stage.run {
      let delegate = presentation.delegate
      #expect(delegate?.presentationControllerShouldDismiss(presentation) == false)
      if isToldOfAttempt { delegate?.presentationControllerDidAttemptToDismiss(presentation) }
    }
    stage.settle()
  }

  @Test("asks the user once, and goes when they let go", arguments: [true, false])
  func popover(isToldOfAttempt: Bool) throws {
    stage.begin("pop", ["Pop"], .present(from: stage.stack, style: .popover)) { keeper.hold($0) }
    try tapBeside(stage.stack.presentedViewController, isToldOfAttempt: isToldOfAttempt)
    #expect(keeper.asked == ["swipeDown"])
    stage.run { keeper.give(false) }
    stage.settle()
    #expect(stage.ends == [])
    try tapBeside(stage.stack.presentedViewController, isToldOfAttempt: isToldOfAttempt)
    #expect(keeper.asked.count == 2)
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["pop"])
    #expect(stage.alive == [])
  }

  @Test func `a sheet asks as the finger lifts, and not before`() throws {
    stage.begin("sheet", ["A"], .present(from: stage.stack, style: .pageSheet)) { keeper.hold($0) }
    try tapBeside(stage.stack.presentedViewController, isToldOfAttempt: false)
    #expect(keeper.asked == [])
    try tapBeside(stage.stack.presentedViewController, isToldOfAttempt: true)
    #expect(keeper.asked == ["swipeDown"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["sheet"])
  }

  @Test func `a popover that is a sheet on a narrow screen asks as a sheet does`() throws {
    stage.user.resize(to: .compact)
    stage.begin("pop", ["Pop"], .present(from: stage.stack, style: .popover)) { keeper.hold($0) }
    try tapBeside(stage.stack.presentedViewController, isToldOfAttempt: false)
    #expect(keeper.asked == [])
    try? stage.user.swipeDown()
    stage.settle()
    #expect(keeper.asked == ["swipeDown"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["pop"])
  }
}
