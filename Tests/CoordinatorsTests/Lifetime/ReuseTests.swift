import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens and coordinators that are used again.
@MainActor struct ReuseTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private func pop() {
    stage.run { stage.stack.popViewController(animated: true) }
    stage.settle()
  }

  @Test(
    "a screen that one flow has left is another's when that shows it", arguments: [true, false])
  func sameScreen(firstLives: Bool) {
    let page = stage.page("Page")
    let first = stage.begin("first", firstLives ? ["A"] : []) {
      $0.onStart = { [weak page] flow in page.map { _ = flow.show($0, animated: false) } }
    }
    pop()
    #expect(stage.ends == (firstLives ? [] : ["first"]))
    let second = stage.begin("second", []) {
      $0.onStart = { [weak page] flow in page.map { _ = flow.show($0, animated: true) } }
    }
    #expect(stage.ends == (firstLives ? [] : ["first"]))
    pop()
    #expect(stage.ends == (firstLives ? ["second"] : ["first", "second"]))
    #expect(second.object == nil)
    #expect((first.object != nil) == firstLives)
    if firstLives {
      stage.run { _ = first.object?.finish() }
      stage.settle()
      #expect(stage.ends == ["second", "first"])
    }
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }

  enum Elsewhere: CaseIterable { case push, sheet, tab, root }

  @Test("also where both happen in one turn", arguments: Elsewhere.allCases)
  func sameTurn(_ elsewhere: Elsewhere) {
    let page = stage.page("Page")
    let tabs = stage.run { UITabBarController() }
    if elsewhere == .tab { stage.run { stage.home.present(tabs) } }
    stage.settle()
    stage.begin("first", []) {
      $0.onStart = { [weak page] flow in page.map { _ = flow.show($0, animated: false) } }
    }
    let way: FlowPresentation =
      switch elsewhere {
      case .push: .push(on: stage.stack)
      case .sheet: .over()
      case .tab: .tab(of: tabs)
      case .root: .root(of: stage.window)
      }
    let second = stage.run {
      stage.stack.popViewController(animated: false)
      return stage.begin("second", [], way, settles: false) {
        $0.onStart = { [weak page] flow in page.map { _ = flow.show($0, animated: true) } }
      }
    }
    stage.settle()
    #expect(stage.ends.contains("first"))
    #expect(!stage.ends.contains("second"))
    #expect(page.viewIfLoaded?.window != nil)
    let tree = second.object?.describeTree() ?? ""
    #expect(tree.contains("Page"), "\(tree)")
  }

  @Test(
    "a coordinator that is started again with a didFinish set each time is heard each time",
    arguments: [true, false], [true, false])
  func restarted(isPresented: Bool, finishes: Bool) {
    let errand = Errand("again", ["A", "B"])
    errand.stage = stage
    for round in 1...3 {
      stage.run {
        errand.flowPresentation = isPresented ? .present(from: stage.stack) : .push(on: stage.stack)
        errand.didFinish = { [weak stage] _ in stage?.ends.append("again") }
        stage.home.pushCoordinator(errand)
      }
      stage.settle()
      #expect(user.title == "B")
      #expect(stage.home.childCoordinators == [errand])
      stage.begin("inner", ["C"], within: errand)
      stage.run {
        if finishes {
          errand.finish()
        } else if isPresented {
          stage.stack.dismiss(animated: true)
        } else {
          stage.stack.popToRootViewController(animated: true)
        }
      }
      stage.settle()
      #expect(stage.ends == Array(repeating: ["inner", "again"], count: round).flatMap { $0 })
      #expect(stage.home.childCoordinators == [])
      #expect(user.title == "Home")
      #expect(stage.alive == [])
    }
    #expect(stage.faults == [])
  }

  @Test func `each run of a coordinator has a result of its own`() {
    let errand = Errand("again", ["A"])
    errand.stage = stage
    var results: [String?] = []
    for result in ["one", nil, "three"] {
      stage.run { stage.home.run(errand) { results.append($0) } }
      stage.settle()
      #expect(user.title == "A")
      stage.run {
        if let result {
          errand.finish(with: result)
        } else {
          stage.stack.popToRootViewController(animated: true)
        }
      }
      stage.settle()
    }
    #expect(results == ["one", nil, "three"])
    #expect(stage.alive == [])
  }
}
