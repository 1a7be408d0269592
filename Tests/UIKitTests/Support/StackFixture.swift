import UIKit

extension Stage {
  /// Runs code as the app's, and lets everything come to rest.
  @discardableResult func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let result = try run(body)
    settle()
    return result
  }
}

/// A stack on screen, with a screen for each name. It holds no screen that the stack lets go of.
@MainActor struct StackFixture {
  let stage: Stage
  let journal = Journal()
  let stack: RecordingStack

  init(_ names: String..., isStrict: Bool = true) {
    stage = Stage(isStrict: isStrict)
    let journal = journal
    stack = RecordingStack("nav", journal, names.map { RecordingController($0, journal) })
    stage.show(stack)
    stage.settle()
    _ = journal.take()
  }

  func make(_ name: String) -> RecordingController { RecordingController(name, journal) }

  /// The screen of that name, which must be in the stack.
  func screen(_ name: String) -> RecordingController {
    for case let screen as RecordingController in stack.viewControllers where screen.name == name {
      return screen
    }
    fatalError("there is no screen \(name) in \(stack.names)")
  }

  func push(_ name: String, animated: Bool = true) {
    stage.run { stack.pushViewController(make(name), animated: animated) }
  }
}
