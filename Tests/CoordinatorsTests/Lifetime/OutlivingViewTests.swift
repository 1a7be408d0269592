import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A view may be held for longer than its screen, by the app or by a popover that leads from there. What is shown next may live
/// at the address of that screen.
@MainActor struct OutlivingViewTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  /// A flow with a screen at the address of one that has just been released.
  private func errand(_ name: String, at address: ObjectIdentifier) -> Errand {
    let errand = Errand(name, [])
    errand.didFinish = { [ledger = stage.ledger] _ in ledger.ends.append(name) }
    errand.onStart = { flow in
      let screen = UIViewController.made(at: address)
      #expect(ObjectIdentifier(screen) == address)
      screen.title = name
      flow.show(screen)
    }
    return errand
  }

  @Test func `what is pushed in the turn of a pop is no screen of before`() throws {
    stage.begin("a", ["a"], .push(on: stage.stack))
    let view = try #require(stage.stack.topViewController?.view)
    stage.run {
      let address = stage.stack.topViewController.map { ObjectIdentifier($0) }
      stage.stack.popViewController(animated: false)
      address.map { stage.home.pushCoordinator(errand("b", at: $0)) }
    }
    stage.settle()
    #expect(stage.ends == ["a"])
    #expect(stage.titles() == ["Home", "b"])
    let b = try #require(stage.home.childCoordinators.first)
    #expect(b.describeTree().contains("“b”"))
    let request = stage.run { b.finish() }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends == ["a", "b"])
    withExtendedLifetime(view) {}
  }
}
