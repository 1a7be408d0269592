import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Coordinators that are started once more, or used once they have ended.
@MainActor struct OnceMoreTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test(
    "a coordinator that is started once more as it has been left is left again",
    arguments: [true, false])
  func onceMore(isPresented: Bool) throws {
    let errand = Errand("errand", ["E"])
    errand.stage = stage
    let way: FlowPresentation = isPresented ? .over() : .push(on: stage.stack)
    errand.didFinish = { [stage] again in
      again.didFinish = { _ in stage.ends.append("second") }
      stage.home.pushCoordinator(again, way)
    }
    stage.run { stage.home.pushCoordinator(errand, way) }
    stage.settle()
    for _ in 0..<2 {
      #expect(user.title == "E")
      if isPresented { try user.swipeDown() } else { try user.goBack() }
    }
    #expect(stage.ends == ["second"])
    #expect(stage.home.childCoordinators.isEmpty)
  }

  @Test func `a coordinator that is run once more as it has been left takes its screen away`()
    throws
  {
    let errand = Errand("errand", ["E"])
    errand.stage = stage
    var results: [String?] = []
    stage.run {
      stage.home.run(errand, .push(on: stage.stack)) { [stage] in
        results.append($0)
        stage.home.run(errand, .push(on: stage.stack)) { results.append($0) }
      }
    }
    stage.settle()
    try user.goBack()
    stage.run { errand.finish(with: "second") }
    stage.settle()
    #expect(results == [nil, "second"])
    #expect(stage.titles() == ["Home"])
  }

  @Test func `a flow that has ended takes no screen from one that runs`() throws {
    stage.begin("runs", ["A"])
    let ended = stage.begin("ended", ["B"]).object
    try user.goBack()
    stage.run { ended?.own(stage.stack.viewControllers[1]) }
    stage.settle()
    #expect(user.title == "A")
    #expect(stage.ends == ["ended"])
  }

  @Test(
    "a first flow whose window has got another root is started again in the same turn",
    arguments: [true, false])
  func rootInTurn(byLibrary: Bool) throws {
    let stage = try Stage()
    let window = stage.run { UIWindow(frame: UIScreen.main.bounds) }
    let first = stage.run { Errand("first", ["A"]) }
    let second = stage.run { Errand("second", ["B"]) }
    for errand in [first, second] { errand.stage = stage }
    stage.run {
      window.isHidden = false
      first.start(.root(of: window))
    }
    stage.settle()
    first.didFinish = { [stage] _ in stage.ends.append("first") }
    stage.run {
      if byLibrary {
        second.start(.root(of: window))
      } else {
        window.rootViewController = stage.page("Splash")
      }
      first.start(.root(of: window))
    }
    stage.settle()
    #expect(stage.ends == ["first"])
    let stack = try #require(window.rootViewController as? UINavigationController)
    #expect(stage.titles(of: stack) == ["A"])
    #expect(first.describeTree().contains("“A”"))
    #expect(first.outcomes == [.shown, .shown])
  }

  @Test("so is one whose tab has been taken out", arguments: [true, false], [true, false])
  func tabInTurn(isSelected: Bool, isChild: Bool) throws {
    let stage = try Stage()
    let tabs = stage.run { UITabBarController() }
    stage.run {
      tabs.viewControllers = [stage.page("First")]
      stage.home.present(tabs)
    }
    stage.settle()
    let errand = stage.run { Errand("errand", ["A"]) }
    errand.stage = stage
    let start = {
      let way = FlowPresentation.tab(of: tabs, isSelected: isSelected)
      if isChild { stage.home.pushCoordinator(errand, way) } else { errand.start(way) }
    }
    stage.run { start() }
    stage.settle()
    errand.didFinish = { [stage] _ in stage.ends.append("errand") }
    stage.run {
      tabs.viewControllers = tabs.viewControllers.map { [$0[0]] }
      start()
    }
    stage.settle()
    #expect(stage.ends == ["errand"])
    #expect(tabs.viewControllers?.count == 2)
    #expect(errand.outcomes == [.shown, .shown])
    #expect(errand.describeTree().contains("“A”"))
  }
}
