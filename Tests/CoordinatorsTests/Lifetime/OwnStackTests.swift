import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that make a stack of their own, which their parent shows.
@MainActor struct OwnStackTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private final class Lazy: Coordinator {
    lazy var navigationController = UINavigationController()
    private let make: () -> UIViewController

    /// - Parameter keeps: whether it holds its screen from the beginning.
    init(_ title: String, on stage: Stage, keeps: Bool = false) {
      let kept = keeps ? stage.page(title) : nil
      make = { [unowned stage] in kept ?? stage.page(title) }
      super.init()
      stage.note(self, "flow \(title)")
      didFinish = { [weak stage] _ in stage?.ends.append(title) }
    }

    override func start() { navigationController.viewControllers = [make()] }
  }

  @Test("a stack that is shown with another flow's screen on it", arguments: [true, false])
  func filledBefore(animated: Bool) {
    let outer = Errand("outer", [])
    outer.onStart = { [weak stage] outer in
      let stack = UINavigationController()
      stage?.begin("inner", ["I"], .push(on: stack), within: outer, settles: false) {
        $0.isAnimated = animated
      }
      outer.show(stack, animated: animated)
    }
    stage.run { stage.home.pushCoordinator(outer, .over()) }
    stage.settle()
    #expect(user.title == "I")
    #expect(stage.ends == [])
    let inner = outer.childCoordinators.first
    #expect(inner?.describeTree().contains("“I”") ?? false)
    #expect(outer.describeTree().components(separatedBy: "“I”").count == 2)
  }

  enum Way: CaseIterable {
    case pushedAndPresented, startedAndPresented, appendedLast, presentedFirst
  }

  @Test(
    "the parent presents the stack that its child has made", arguments: Way.allCases,
    [true, false])
  func lazyStack(way: Way, keepsScreen: Bool) throws {
    stage.run {
      let child = Lazy("A", on: stage, keeps: keepsScreen)
      switch way {
      case .pushedAndPresented:
        stage.home.pushCoordinator(child)
        stage.stack.present(child.navigationController, animated: true)
      case .startedAndPresented:
        stage.home.childCoordinators.append(child)
        child.start()
        stage.stack.present(child.navigationController, animated: true)
      case .appendedLast:
        child.start()
        stage.stack.present(child.navigationController, animated: true)
        stage.home.childCoordinators.append(child)
      case .presentedFirst:
        stage.stack.present(child.navigationController, animated: true)
        stage.home.pushCoordinator(child)
      }
    }
    stage.settle()
    #expect(user.title == "A")
    #expect(stage.ends == [])
    try user.swipeDown()
    #expect(stage.ends == ["A"])
    #expect(stage.alive == [])
  }

  @Test func `of two that the parent starts, the one that has made a stack gets it`() throws {
    stage.run {
      let worker = Errand("worker", [])
      worker.stage = stage
      worker.didFinish = { [weak stage] _ in stage?.ends.append("worker") }
      let child = Lazy("A", on: stage)
      stage.home.pushCoordinator(worker)
      stage.home.pushCoordinator(child)
      stage.stack.present(child.navigationController, animated: true)
    }
    stage.settle()
    try user.swipeDown()
    #expect(stage.ends == ["A"])
    #expect(stage.home.childCoordinators.count == 1)
  }

  @Test("the parent puts what its children have made into tabs", arguments: [true, false])
  func lazyTabs(isBefore: Bool) throws {
    let tabs = UITabBarController()
    stage.begin("main", [], .root(of: stage.window)) { main in
      main.onStart = { [weak stage] main in
        guard let stage else { return }
        let children = ["A", "B"].map { Lazy($0, on: stage) }
        if isBefore { for child in children { main.pushCoordinator(child) } }
        tabs.viewControllers = children.map { $0.navigationController }
        if !isBefore { for child in children { main.pushCoordinator(child) } }
        main.show(tabs)
      }
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { tabs.setViewControllers(tabs.viewControllers?.dropLast(), animated: false) }
    stage.settle()
    stage.begin("next", ["N"], .root(of: stage.window))
    #expect(stage.ends == ["B", "A", "main"])
  }
}
