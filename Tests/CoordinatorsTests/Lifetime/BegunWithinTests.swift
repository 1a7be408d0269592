import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that shows nothing itself, but begins with a flow within it: when that has finished, it goes on with the next,
/// however it is shown.
@MainActor struct BegunWithinTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  enum Way: CaseIterable { case over, present, fullScreen, push }
  enum Next: CaseIterable { case screen, flow }

  private func presentation(_ way: Way) -> FlowPresentation {
    switch way {
    case .over: .over()
    case .present: .present(from: stage.stack)
    case .fullScreen: .present(from: stage.stack, style: .fullScreen)
    case .push: .push(on: stage.stack)
    }
  }

  private func inner(_ name: String, _ titles: [String]) -> Errand {
    let inner = Errand(name, titles)
    inner.stage = stage
    stage.note(inner, name)
    return inner
  }

  private func goOn(_ outer: Errand?, _ next: Next) {
    switch next {
    case .screen: outer?.show("Next")
    case .flow:
      let flow = inner("next", ["Next"])
      flow.didFinish = { [weak stage] _ in stage?.ends.append("next") }
      outer?.pushCoordinator(flow)
    }
  }

  private var top: String {
    let stack = stage.stack.presentedViewController as? UINavigationController ?? stage.stack
    return stage.titles(of: stack).last ?? ""
  }

  @Test(
    "also where that shows a stack of its own", arguments: [Way.over, .fullScreen], [true, false])
  func ownStack(way: Way, animated: Bool) {
    let outer = stage.begin("outer", [], presentation(way)) { outer in
      outer.onStart = { outer in
        let inner = self.inner("inner", [])
        inner.onStart = { [stage] inner in
          inner.show(
            UINavigationController(rootViewController: stage.page("First")), animated: animated)
        }
        inner.didFinish = { [weak outer] _ in
          self.stage.ends.append("inner")
          self.goOn(outer, .flow)
        }
        outer.pushCoordinator(inner)
      }
    }
    #expect(top == "First")
    let inner = outer.object?.childCoordinators.first
    #expect(inner?.describeTree().contains("“First”") ?? false)
    stage.run { _ = inner?.finish() }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(top == "Next")
    #expect(outer.object != nil)
    stage.run { _ = outer.object?.finish() }
    stage.settle()
    #expect(outer.object == nil)
    #expect(stage.faults == [])
  }

  @Test("what comes over a tab bar that it begins with leaves that there", arguments: Next.allCases)
  func overTabs(next: Next) throws {
    let tabs = UITabBarController()
    let app = Errand("app", [])
    app.stage = stage
    app.onStart = { app in
      let main = self.inner("main", [])
      main.onStart = { main in
        main.show(tabs, animated: false)
        for name in ["left", "right"] {
          main.pushCoordinator(self.inner(name, [name]), .tab(of: tabs))
        }
      }
      main.didFinish = { [weak stage] _ in stage?.ends.append("main") }
      app.pushCoordinator(main)
    }
    stage.run { app.start(.root(of: stage.window)) }
    stage.settle()
    stage.ends = []
    stage.run { goOn(app, next) }
    stage.settle()
    #expect(stage.ends == [])
    #expect(stage.window.rootViewController === tabs)
    let over = tabs.presentedViewController as? UINavigationController
    let shown = over ?? tabs.selectedViewController as? UINavigationController
    #expect(stage.titles(of: shown).last == "Next")
  }

  @Test("it may show the next", arguments: Way.allCases, Next.allCases)
  func goesOn(way: Way, next: Next) {
    for isAnimated in [true, false] {
      stage.ends = []
      var results: [String?] = []
      let outer = stage.begin("outer", [], presentation(way)) { outer in
        outer.onStart = { outer in
          outer.run(self.inner("first", ["First"])) { [weak outer] result in
            results.append(result)
            self.goOn(outer, next)
          }
        }
      }
      #expect(top == "First")
      stage.run {
        let first = outer.object?.childCoordinators.first as? Errand
        first?.finish(with: "x", animated: isAnimated)
      }
      stage.settle()
      #expect(results == ["x"])
      #expect(top == "Next")
      #expect(stage.ends == [])
      #expect(outer.object?.childCoordinators.count == (next == .flow ? 1 : 0))
      stage.run { _ = outer.object?.finish() }
      stage.settle()
      #expect(stage.ends == (next == .flow ? ["next", "outer"] : ["outer"]))
      #expect(stage.titles() == ["Home"])
      #expect(stage.stack.presentedViewController == nil)
      #expect(stage.alive == [])
      #expect(stage.faults == [])
    }
  }

  @Test("with the one within it, it is left", arguments: Way.allCases)
  func left(way: Way) throws {
    let outer = stage.begin("outer", [], presentation(way))
    let middle = stage.begin("middle", [], within: outer.object)
    stage.begin("first", ["First"], within: middle.object)
    if way == .push {
      try stage.user.goBack()
    } else {
      stage.run { stage.stack.dismiss(animated: true) }
      stage.settle()
    }
    #expect(stage.ends == ["first", "middle", "outer"])
    #expect(stage.alive == [])
  }

  @Test("flows that begin with each other go on together", arguments: Way.allCases, [true, false])
  func deep(way: Way, isAnimated: Bool) {
    let outer = stage.begin("outer", [], presentation(way))
    let middle = stage.begin("middle", [], within: outer.object)
    let first = stage.begin("first", ["First"], within: middle.object) { first in
      first.didFinish = { _ in self.goOn(middle.object, .flow) }
    }
    stage.run { _ = first.object?.cancel(animated: isAnimated) }
    stage.settle()
    #expect(stage.ends == [])
    #expect(top == "Next")
    #expect(middle.object?.childCoordinators.first?.isFlowPresented == (way != .push))
    stage.run { _ = outer.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["next", "middle", "outer"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("one that runs the next from a task goes on, too", arguments: Way.allCases, [true, false])
  func task(way: Way, isAnimated: Bool) async throws {
    var results: [String] = []
    let outer = stage.begin("outer", [], presentation(way)) { outer in
      outer.onStart = { [weak outer] _ in
        Task {
          guard let outer else { return }
          results.append(try await outer.run(self.inner("first", ["First"])))
          results.append(try await outer.run(self.inner("next", ["Next"])))
          outer.finish()
        }
      }
    }
    for title in ["First", "Next"] {
      try await stage.user.settle()
      #expect(top == title)
      stage.run {
        (outer.object?.childCoordinators.first as? Errand)?
          .finish(with: title, animated: isAnimated)
      }
    }
    try await stage.user.settle()
    #expect(results == ["First", "Next"])
    #expect(stage.ends == ["outer"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }
}
