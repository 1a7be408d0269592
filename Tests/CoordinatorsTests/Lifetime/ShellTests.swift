import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that show a container first, of whatever kind, with a flow in it, or only present one.
@MainActor struct ShellTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Container: CaseIterable { case tabs, split, pages, box }

  private static func make(_ kind: Container, on stage: Stage) -> (
    UIViewController, FlowPresentation
  ) {
    let stack = UINavigationController(rootViewController: stage.page("Base"))
    switch kind {
    case .tabs:
      let bar = UITabBarController()
      return (bar, .tab(of: bar, isSelected: true))
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(stack, for: .primary)
      split.setViewController(
        UINavigationController(rootViewController: stage.page("Other")), for: .secondary)
      return (split, .push(on: stack))
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([stack], direction: .forward, animated: false)
      return (pages, .push(on: stack))
    case .box:
      let box = Box()
      box.embed(stack)
      return (box, .push(on: stack))
    }
  }

  enum Exit: CaseIterable { case finish, parent, swipe, dismissal, root }

  @Test(
    "all flows go with the container, from the innermost", arguments: Container.allCases,
    Exit.allCases)
  func containerFirst(kind: Container, exit: Exit) throws {
    let parent = stage.begin("parent", ["P"])
    stage.begin(
      "shell", [], exit == .root ? .root(of: stage.window) : .over(), within: parent.object
    ) { shell in
      shell.onStart = { [weak stage] shell in
        guard let stage else { return }
        let (container, way) = Self.make(kind, on: stage)
        shell.show(container)
        stage.begin("part", ["A"], way, within: shell, settles: false)
      }
    }
    let shell =
      parent.object?.childCoordinators.first
      ?? stage.home.childCoordinators.first?.childCoordinators.first
    let part = shell?.childCoordinators.first
    #expect(part != nil)
    stage.begin("sheet", ["S"], .over(), within: part)
    #expect(user.title == "S")
    #expect(stage.ends == [])
    switch exit {
    case .finish: stage.run { _ = shell?.finish() }
    case .parent: stage.run { _ = parent.object?.finish() }
    case .swipe:
      try user.swipeDown()
      #expect(stage.ends == ["sheet"])
      try? user.swipeDown()
    case .dismissal: stage.run { stage.stack.dismiss(animated: false) }
    case .root: stage.begin("main", ["M"], .root(of: stage.window))
    }
    stage.settle()
    let withParent = exit == .parent || exit == .root
    #expect(stage.ends == ["sheet", "part", "shell"] + (withParent ? ["parent"] : []))
    stage.run { _ = stage.home.goBack() }
    stage.settle()
    #expect(stage.faults == [])
  }

  @Test(
    "a flow that only presents something goes with that, or on from there",
    arguments: [true, false])
  func presentsAlone(isOver: Bool) {
    let flow = stage.begin("flow", [], isOver ? .over() : nil) { flow in
      flow.onStart = { flow in
        let page = flow.stage?.page("S") ?? UIViewController()
        flow.present(UINavigationController(rootViewController: page))
      }
    }
    #expect(user.title == "S")
    stage.run { _ = flow.object?.show("T") }
    stage.settle()
    #expect(user.title == "T")
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }
}
