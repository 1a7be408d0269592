import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A child that the app puts in itself gets nothing that had come turns before.
@MainActor struct EarlierArrivalTests: PlainAppTesting {
  let stage: Stage
  let app = Plain()
  init() throws { stage = try Stage() }

  enum Earlier: CaseIterable { case sheet, movingPush }

  private func come(_ earlier: Earlier, on stack: UINavigationController) {
    stage.run {
      switch earlier {
      case .sheet: stack.present(stage.page("Earlier"), animated: true)
      case .movingPush: stack.pushViewController(stage.page("Earlier"), animated: true)
      }
    }
    if earlier == .sheet { stage.settle() } else { stage.user.clock.advance(by: 0.1) }
  }

  @Test(
    "one that only begins another ends with that", arguments: Earlier.allCases)
  func gate(earlier: Earlier) throws {
    let stack = startOnStack()
    come(earlier, on: stack)
    stage.run {
      begin("gate", .appendThenStart, within: app) { [stage] gate in
        let signIn = Errand("sign in", ["Sign In"])
        signIn.stage = stage
        signIn.didFinish = { _ in stage.ends.append("sign in") }
        gate.pushCoordinator(signIn, .over())
      }
    }
    stage.settle()
    #expect(stage.user.title == "Sign In")
    try stage.user.swipeDown()
    #expect(stage.ends == ["sign in", "gate"])
    #expect(stage.user.title == "Earlier")
    #expect(stage.faults == [])
  }

  @Test func `one that loads leaves a question alone`() throws {
    let stack = startOnStack()
    stage.run { ask(over: stack) }
    stage.settle()
    let late = Errand("late", [])
    late.stage = stage
    stage.run {
      app.childCoordinators.append(late)
      late.start()
    }
    stage.settle()
    #expect(!late.describeTree().contains("Alert"))
    try stage.user.tap("OK")
    stage.run { _ = late.show("Loaded") }
    stage.settle()
    #expect(stage.user.title == "Loaded")
    stage.run { _ = late.finish() }
    stage.settle()
    #expect(stage.user.title == "First")
    #expect(stage.faults == [])
  }

  @Test(
    "the session expires while a push moves: who signs in has nothing of what was there",
    arguments: [true, false])
  func expires(isMoving: Bool) throws {
    let window = stage.window
    let stack = UINavigationController()
    start {
      window.rootViewController = stack
      begin("main", .appendThenStart, within: app) { [stage] _ in
        stack.viewControllers = [stage.page("Main")]
      }
    }
    stage.run { stack.pushViewController(stage.page("Detail"), animated: true) }
    if isMoving { stage.user.clock.advance(by: 0.1) } else { stage.settle() }
    stage.run {
      app.childCoordinators.removeAll()
      let next = UINavigationController()
      window.rootViewController = next
      begin("login", .appendThenStart, within: app) { [stage] _ in
        next.viewControllers = [stage.page("Login")]
      }
    }
    stage.settle()
    #expect(stage.user.title == "Login")
    // Whoever lets go of a flow hears nothing of it.
    #expect(stage.ends == [])
    #expect(app.childCoordinators.count == 1)
    #expect(!stage.alive.contains("main"))
    #expect(stage.faults == [])
  }
}
