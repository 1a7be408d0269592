import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that are adopted by themselves, on a stack of which others know more: what those, or the app, have shown there stays
/// theirs.
@MainActor struct BesideTheAppTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private func flow(_ name: String, _ titles: [String] = []) -> Errand {
    let flow = Errand(name, titles)
    flow.stage = stage
    flow.didFinish = { [weak stage] _ in stage?.ends.append(name) }
    return flow
  }

  @Test func `a child that loads does not get what a flow of another tree shows meanwhile`() {
    let (one, silent, other) = (flow("one", ["A"]), flow("silent"), flow("other", ["B"]))
    stage.run { one.start(.push(on: stage.stack)) }
    stage.settle()
    stage.run {
      one.pushCoordinator(silent)
      other.start(.push(on: stage.stack))
    }
    stage.settle()
    stage.run { _ = silent.finish() }
    stage.settle()
    #expect(stage.ends == ["silent"])
    #expect(stage.titles() == ["Home", "A", "B"])
    #expect(stage.faults == [])
  }

  @Test func `nor does one that the app puts in itself while that comes`() {
    let (other, hub, child) = (flow("other", ["A"]), flow("hub"), flow("child", ["B"]))
    hub.onStart = { [weak child] hub in
      guard let child else { return }
      hub.childCoordinators.append(child)
      child.start()
    }
    stage.run {
      other.start(.push(on: stage.stack))
      hub.start(.push(on: stage.stack))
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "A", "B"])
    stage.run { _ = child.finish() }
    stage.settle()
    #expect(stage.ends == ["child"])
    #expect(stage.titles() == ["Home", "A"])
    #expect(stage.faults == [])
  }

  enum Shown: CaseIterable {
    case question, sheet

    @MainActor func make(on stage: Stage) -> UIViewController {
      switch self {
      case .question: UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      case .sheet: UINavigationController(rootViewController: stage.page("Sheet"))
      }
    }
  }

  private func present(_ shown: Shown) -> UIViewController {
    let screen = shown.make(on: stage)
    stage.run { stage.stack.present(screen, animated: true) }
    stage.settle()
    return screen
  }

  @Test(
    "what the app has presented before stays where a flow begins over it", arguments: Shown.allCases
  )
  func beneath(shown: Shown) {
    let screen = present(shown)
    let (outer, inner) = (flow("outer", ["A"]), flow("inner", ["B"]))
    outer.onStart = { [unowned stage, weak inner] outer in
      if let inner { outer.pushCoordinator(inner, .push(on: stage.stack)) }
    }
    stage.run { outer.start(.present(from: stage.stack)) }
    stage.settle()
    #expect(stage.user.title == "A")
    stage.run { _ = outer.finish() }
    stage.settle()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.stack.presentedViewController === screen)
    #expect(screen.presentedViewController == nil)
    #expect(stage.faults == [])
  }

  @Test func `nor does a child that the app puts in itself take it along`() {
    let screen = present(.sheet)
    let (hub, child) = (flow("hub"), flow("child", ["A"]))
    stage.run {
      hub.start(.push(on: stage.stack))
      hub.childCoordinators.append(child)
      child.start()
    }
    stage.settle()
    stage.run { _ = child.finish() }
    stage.settle()
    #expect(stage.ends.first == "child")
    #expect(stage.stack.presentedViewController === screen)
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }
}
