import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A first coordinator that is started by its plain `start()`, and shows nothing by the library.
@MainActor struct PlainFirstTests: PlainAppTesting {
  let stage: Stage
  let app = Plain()
  private let stack: UINavigationController

  init() throws {
    stage = try Stage()
    stack = UINavigationController(rootViewController: stage.page("Base"))
    stage.run { stage.window.rootViewController = stack }
    stage.settle()
    stage.ends = []
  }

  @Test(
    "it has said where it is shown, and hears of every child", arguments: Lines.allCases,
    [true, false])
  func named(lines: Lines, isSheet: Bool) throws {
    stage.run {
      app.onStart = { [app, stack] in app.flowPresentation = .push(on: stack) }
      app.start()
    }
    for _ in 0..<2 {
      try comesAndGoes(within: app, on: stack, lines, isSheet: isSheet)
      stage.ends = []
    }
  }

  @Test("and has a screen of its own there", arguments: Lines.allCases, [true, false])
  func namedWithScreen(lines: Lines, isSheet: Bool) throws {
    stage.run {
      app.onStart = { [app, stage, stack] in
        app.flowPresentation = .push(on: stack)
        stack.pushViewController(stage.page("Own"), animated: false)
      }
      app.start()
    }
    for _ in 0..<2 {
      try comesAndGoes(within: app, on: stack, lines, isSheet: isSheet)
      #expect(stage.user.title == "Own")
      stage.ends = []
    }
  }

  @Test func `who waits for a child's result hears of it`() async throws {
    stage.run {
      app.onStart = { [app, stack] in app.flowPresentation = .push(on: stack) }
      app.start()
    }
    let child = Plain()
    child.onStart = { [stage, stack] in
      stack.pushViewController(stage.page("Child"), animated: true)
    }
    let waiting = Task { [app] in try await app.run(child) }
    for _ in 0..<20 { await Task.yield() }
    stage.settle()
    #expect(stage.user.title == "Child")
    try stage.user.goBack()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test(
    "it is the delegate of a stack that was there, and hears of every child",
    arguments: Lines.allCases)
  func delegate(lines: Lines) throws {
    stage.run {
      app.onStart = { [app, stack] in stack.delegate = app }
      app.start()
    }
    for _ in 0..<2 {
      try comesAndGoes(within: app, on: stack, lines, isSheet: false)
      stage.ends = []
    }
  }
}
