import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that shows itself somewhere starts another on a stack that is not its own.
@MainActor struct ForeignStackTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Place: CaseIterable { case appStack, partOfScreen }

  /// A stack that the library knows nothing of, with a page of the app's own.
  private func stack(_ place: Place) -> UINavigationController {
    let stack = stage.run { UINavigationController(rootViewController: stage.page("Own")) }
    stage.run {
      switch place {
      case .appStack: stage.window.rootViewController = stack
      case .partOfScreen:
        let box = stage.page("Box")
        box.addChild(stack)
        box.view.addSubview(stack.view)
        stack.didMove(toParent: box)
        stage.home.show(box)
      }
    }
    stage.settle()
    return stack
  }

  @Test("what lies there is not its own, and it ends when it is left", arguments: Place.allCases)
  func swipedDown(place: Place) throws {
    let other = stage.run { Errand("other", ["T"]) }
    other.stage = stage
    other.didFinish = { [stage] _ in stage.ends.append("other") }
    let stack = stack(place)
    stage.ends = []
    stage.run {
      switch place {
      case .appStack: other.start(.present(from: stack))
      case .partOfScreen: stage.home.pushCoordinator(other, .over())
      }
    }
    stage.settle()
    let inner = stage.begin("inner", ["K"], .push(on: stack), within: other)
    #expect(stage.titles(of: stack) == ["Own", "K"])
    stage.run { _ = inner.object?.finish() }
    stage.settle()
    #expect(stage.titles(of: stack) == ["Own"])
    #expect(user.title == "T")
    try user.swipeDown()
    #expect(stage.ends == ["inner", "other"])
    #expect(stage.faults == [])
  }
}
