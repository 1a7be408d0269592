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

  /// The app presents by UIKit itself, and a while passes.
  private func presentSheet(on stack: UINavigationController) {
    stage.run { stack.present(stage.page("Earlier"), animated: true) }
    stage.settle()
  }

  @Test func `one that only begins another ends with that`() throws {
    let stack = startOnStack()
    presentSheet(on: stack)
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

  @Test("one that goes on right away keeps what it has begun with", arguments: Lines.allCases)
  func goesOn(lines: Lines) throws {
    let stack = startOnStack()
    stage.run {
      beginPage("orders", lines, within: app, on: stack)
      stage.begin("detail", ["Detail"], .over(), within: app.childCoordinators.last, settles: false)
    }
    stage.settle()
    try stage.user.swipeDown()
    #expect(stage.ends == ["detail"])
    #expect(stage.user.title == "orders")
    try stage.user.goBack()
    #expect(stage.ends == ["detail", "orders"])
    #expect(stage.faults == [])
  }

  @Test(
    "it has a sheet beside a page, though nothing moves", arguments: Lines.allCases, [true, false])
  func sheetBesidePage(lines: Lines, animated: Bool) throws {
    let stack = startOnStack()
    stage.run {
      begin("child", lines, within: app) { [stage] _ in
        stack.pushViewController(stage.page("Page"), animated: animated)
        stack.present(stage.page("Sheet"), animated: false)
      }
    }
    stage.settle()
    let child = try #require(app.childCoordinators.first)
    #expect(child.describeTree().contains("“Page”"))
    #expect(child.describeTree().contains("“Sheet”"))
    #expect(stage.user.title == "Sheet")
  }

  @Test("what it has begun with is swapped away in the same turn", arguments: Lines.allCases)
  func swapped(lines: Lines) throws {
    let stack = startOnStack()
    stage.run {
      beginPage("child", lines, within: app, on: stack)
      stage.window.rootViewController = UINavigationController(
        rootViewController: stage.page("New"))
    }
    stage.settle()
    #expect(stage.ends == ["child"])
    #expect(stage.user.title == "New")
  }
}
