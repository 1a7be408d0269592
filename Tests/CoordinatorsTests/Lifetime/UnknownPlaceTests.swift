import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A first coordinator that is started by plain `start()`, as a hand-written one is, and is no stack's delegate: nothing is
/// known of what its flows push by UIKit itself, and the trace says so.
@MainActor struct UnknownPlaceTests {
  private let stage: Stage
  private let app: Plain
  private let stack = UINavigationController()

  init() throws {
    stage = try Stage()
    app = stage.run { Plain() }
  }

  private func start(asDelegate: Bool = false) {
    stage.run {
      stage.window.rootViewController = stack
      app.onStart = { [stage, stack, app] in
        if asDelegate { stack.delegate = app }
        stack.pushViewController(stage.page("First"), animated: false)
      }
      app.start()
    }
    stage.settle()
  }

  private func problems(_ body: () -> Void) -> [String] {
    var problems: [String] = []
    let trace = app.trace { if case .problem(let text) = $0 { problems.append(text) } }
    stage.run(body)
    stage.settle()
    trace.cancel()
    return problems
  }

  private func beginPage(_ lines: Lines, _ configure: (Plain) -> Void = { _ in }) {
    let child = Plain()
    child.onStart = { [stack, stage] in
      stack.pushViewController(stage.page("Child"), animated: true)
    }
    configure(child)
    lines.begin(child, within: app)
  }

  @Test("what a child shows is unknown", arguments: Lines.allCases)
  func unknown(lines: Lines) {
    start()
    #expect(
      problems { beginPage(lines) } == [
        "Nothing is known of what Plain shows: no flow around it was told where. Start the first one by "
          + "start(.push(on: stack)) or start(.root(of: window))."
      ])
    // Once is enough.
    #expect(problems { beginPage(lines) } == [])
  }

  @Test("it is not where the first one is the stack's delegate", arguments: Lines.allCases)
  func delegate(lines: Lines) throws {
    start(asDelegate: true)
    #expect(problems { beginPage(lines) } == [])
    try stage.user.goBack()
    #expect(app.childCoordinators == [])
  }

  @Test("nor where the child says where it is shown", arguments: Lines.allCases)
  func said(lines: Lines) {
    start()
    #expect(problems { beginPage(lines) { $0.flowPresentation = .push(on: stack) } } == [])
  }

  @Test func `nor of one that shows nothing and is over soon`() {
    start()
    #expect(
      problems {
        let child = Plain()
        child.onStart = { [unowned child] in child.didFinish?(child) }
        app.pushCoordinator(child)
      } == [])
  }
}
