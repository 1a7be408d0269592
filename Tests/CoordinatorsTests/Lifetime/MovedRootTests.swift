import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The app puts what a window had for its root elsewhere, and gives the window another: the flow goes on where it is seen.
@MainActor struct MovedRootTests {
  enum Move: CaseIterable { case blank, tabs, sheet }

  private let stage: Stage
  private let stack: UINavigationController
  private let second: UIWindow

  init() throws {
    let stage = try Stage()
    (self.stage, stack) = (stage, stage.stack)
    second = stage.run { UIWindow(frame: UIScreen.main.bounds) }
  }

  private func move(_ move: Move) {
    stage.run {
      second.makeKeyAndVisible()
      switch move {
      case .blank, .tabs:
        stage.window.rootViewController = nil
        second.rootViewController = stack
        stage.window.rootViewController =
          move == .blank ? stage.page("Blank") : UITabBarController()
      case .sheet:
        second.rootViewController = stage.page("Under")
        stage.window.rootViewController = stage.page("Blank")
        second.rootViewController?.present(stack, animated: false)
      }
    }
    stage.settle()
  }

  @Test(arguments: Move.allCases)
  func `what it shows comes there`(move: Move) {
    self.move(move)
    let request = stage.run { stage.home.show("More") }
    let child = stage.begin("child", ["Child"])
    #expect(request.outcome == .shown)
    #expect(stage.titles(of: stack) == ["Home", "More", "Child"])
    stage.begin("sheet", ["Sheet"], .over(), within: child.object)
    #expect(stack.presentedViewController is UINavigationController)
    #expect(stage.ends == [])
    stage.run { stack.dismiss(animated: true) }
    stage.settle()
    stage.run { _ = stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["sheet", "child"])
    #expect(stage.faults == [])
  }

  @Test(arguments: Move.allCases, [false, true])
  func `what it starts by the plain pattern is no owner of the other root`(
    move: Move, isLate: Bool
  ) async {
    self.move(move)
    let plain = Plain()
    plain.onStart = { [stage, stack] in
      let page = stage.page("plain")
      if isLate {
        Task { stack.pushViewController(page, animated: true) }
      } else {
        stack.pushViewController(page, animated: true)
      }
    }
    plain.didFinish = { [stage] _ in stage.ends.append("plain") }
    stage.run {
      stage.home.childCoordinators.append(plain)
      plain.start()
    }
    await Task.yield()
    stage.settle()
    #expect(stage.titles(of: stack) == ["Home", "plain"])
    #expect(!stage.home.describeTree().contains(stage.window.rootViewController?.title ?? "Tab"))
    stage.run { _ = stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["plain"])
    #expect(stage.home.childCoordinators == [])
    #expect(stage.faults == [])
  }

  @Test(arguments: Move.allCases)
  func `a flow that loads before it shows itself is no owner of the other root`(move: Move) {
    self.move(move)
    let loads = stage.begin("loads", [])
    stage.run { _ = loads.object?.show("Loaded") }
    stage.settle()
    #expect(stage.titles(of: stack) == ["Home", "Loaded"])
    #expect(stage.ends == [])
    stage.run { _ = stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["loads"])
    #expect(stage.faults == [])
  }

  @Test(arguments: Move.allCases)
  func `the whole of it is left with where it went`(move: Move) {
    self.move(move)
    stage.begin("child", ["Child"])
    stage.home.didFinish = { [stage] _ in stage.ends.append("home") }
    stage.run {
      second.rootViewController?.dismiss(animated: false)
      second.rootViewController = stage.page("Other")
    }
    stage.settle()
    #expect(stage.ends == ["child", "home"])
    #expect(stage.faults == [])
  }

  @Test(
    "another root is a plain child's that is put in with it, also where a flow goes on in a second window",
    arguments: [true, false])
  func newRoot(isSheet: Bool) {
    let other = UINavigationController(rootViewController: stage.page("Other"))
    stage.run {
      second.rootViewController = other
      second.makeKeyAndVisible()
    }
    let hub = Errand("hub", [])
    hub.stage = stage
    stage.run { hub.start(.root(of: stage.window)) }
    stage.begin("first", ["First"], within: hub)
    stage.begin(
      "inner", ["Inner"], isSheet ? .present(from: other) : .push(on: other), within: hub)
    stage.ends = []
    let new = UINavigationController(rootViewController: stage.page("New"))
    let plain = Plain()
    stage.run {
      stage.window.rootViewController = new
      hub.childCoordinators.append(plain)
    }
    stage.settle()
    stage.run { _ = plain.show(stage.page("Next")) }
    stage.settle()
    #expect(stage.window.rootViewController === new)
    #expect(stage.titles(of: new) == ["New", "Next"])
    #expect(stage.ends == ["first"])
    #expect(stage.faults == [])
  }
}
