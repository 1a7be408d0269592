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

  enum Other: CaseIterable {
    case sheetThatWaits, sheetOfCoveredScreen, silentInSheet, silentOnStack
  }

  @Test(
    "nor where it has yet to come, or shows nothing itself", arguments: Other.allCases,
    [true, false])
  func yetToCome(kind: Other, finishes: Bool) throws {
    let stack = stack(.appStack)
    stage.ends = []
    let inner = stage.run { Errand("inner", ["K"]) }
    inner.stage = stage
    inner.didFinish = { [stage] _ in stage.ends.append("inner") }
    let isSilent = kind == .silentInSheet || kind == .silentOnStack
    let other = stage.run { Errand("other", isSilent ? [] : ["T"]) }
    other.stage = stage
    other.onStart = { $0.pushCoordinator(inner, .push(on: stack)) }
    other.didFinish = { [stage] _ in stage.ends.append("other") }
    stage.run {
      if kind != .silentOnStack {
        stack.pushViewController(stage.page("P"), animated: kind == .sheetThatWaits)
      }
      switch kind {
      case .sheetThatWaits, .silentInSheet: other.start(.present(from: stack))
      case .sheetOfCoveredScreen: other.start(.present(from: stack.viewControllers[0]))
      case .silentOnStack:
        other.flowPresentation = .push(on: stack)
        other.start()
      }
    }
    stage.settle()
    let own = kind == .silentOnStack ? ["Own"] : ["Own", "P"]
    #expect(stage.titles(of: stack) == own + ["K"])
    #expect(!other.describeTree().contains("“Own”"))
    if finishes {
      stage.run { _ = other.finish() }
      stage.settle()
      #expect(stage.ends == ["inner", "other"])
    } else {
      if kind == .sheetThatWaits || kind == .sheetOfCoveredScreen { try user.swipeDown() }
      try user.goBack()
      #expect(stage.ends.first == "inner")
    }
    #expect(stage.titles(of: stack) == own)
    #expect(stage.faults == [])
  }
}
