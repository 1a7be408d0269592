import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The text of a tree: the same of what is the same, however it has come.
@MainActor struct TreeTextTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  /// How a flow shows its first screen.
  enum Way: CaseIterable {
    case library, ownStack, plainly, plainlyFilledLater
    /// The app says whose the screen is before it is shown.
    case owned
  }

  private func start(_ way: Way, animated: Bool) {
    let page = stage.page("A")
    stage.run {
      switch way {
      case .library:
        stage.begin("child", [], .present(from: stage.stack)) { child in
          child.onStart = { $0.show(page, animated: animated) }
        }
      case .owned:
        stage.begin("child", [], .present(from: stage.stack)) { child in
          child.onStart = {
            $0.own(page)
            $0.show(page, animated: animated)
          }
        }
      case .ownStack:
        let stack = UINavigationController(rootViewController: page)
        stage.begin("child", [], .present(from: stage.stack)) { child in
          stack.delegate = child
          child.onStart = { $0.show(stack, animated: animated) }
        }
      case .plainly:
        let stack = UINavigationController(rootViewController: page)
        stage.begin("child", []) { child in
          stack.delegate = child
          child.onStart = { $0.stage?.stack.present(stack, animated: animated) }
        }
      case .plainlyFilledLater:
        let stack = UINavigationController()
        stage.begin("child", []) { child in
          stack.delegate = child
          child.onStart = {
            $0.stage?.stack.present(stack, animated: animated)
            stack.pushViewController(page, animated: false)
          }
        }
      }
    }
    stage.settle()
  }

  @Test("a stack comes before what is on it", arguments: Way.allCases, [true, false])
  func stackFirst(way: Way, animated: Bool) {
    start(way, animated: animated)
    #expect(
      stage.home.describeTree() == """
        Errand
          - UINavigationController
          - UIViewController “Home”
          Errand
            - UINavigationController
            - UIViewController “A”
        """)
  }

  @Test(
    "what is in a tab bar that has gone is nobody's, though the app keeps that",
    arguments: [true, false])
  func goneTabs(isFullScreen: Bool) {
    let tabs = UITabBarController()
    stage.begin("outer", ["Outer"])
    let before = stage.home.describeTree()
    let child = stage.begin("child", [], isFullScreen ? .over(style: .fullScreen) : .over()) {
      child in
      child.onStart = { [weak stage] child in
        child.show(tabs)
        for name in ["A", "B"] {
          stage?.begin(name, [name], .tab(of: tabs), within: child, settles: false)
        }
      }
    }
    var shown: [String] = []
    let subscription = stage.home.trace { event in
      if case .shown(let screen, _) = event { shown.append(screen) }
    }
    stage.run { _ = child.object?.finish() }
    stage.settle()
    #expect(shown == [])
    #expect(stage.home.describeTree() == before)
    subscription.cancel()
  }
}
