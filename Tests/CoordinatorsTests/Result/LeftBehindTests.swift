import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens that a flow has left in a sheet: the one around it goes on there.
@MainActor struct LeftBehindTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Way: CaseIterable { case finish, didFinish, aTurnLater, fromDidFinish }

  @Test("what comes next goes on top of screens that were left", arguments: Way.allCases)
  func leavingInSheet(way: Way) {
    let outer = stage.begin("outer", ["P"])
    let inner = stage.begin("inner", ["A"], .over(), within: outer.object)
    let sheet = inner.object?.flowNavigationController
    leave(inner, in: outer.object, way)
    #expect(stage.titles(of: sheet) == ["A", "B"])
    #expect(stage.titles() == ["Home", "P"])
    #expect(user.title == "B")
  }

  private func leave(_ inner: Weakly<Errand>, in outer: Errand?, _ way: Way) {
    stage.run {
      switch way {
      case .finish:
        inner.object?.finish(with: "x", leavingScreens: true)
        outer?.show("B")
      case .didFinish:
        inner.object.map { $0.didFinish?($0) }
        outer?.show("B")
      case .aTurnLater:
        inner.object.map { $0.didFinish?($0) }
        stage.settle()
        outer?.show("B")
      case .fromDidFinish:
        inner.object?.didFinish = { [weak outer] _ in outer?.show("B") }
        inner.object?.finish(with: "x", leavingScreens: true)
      }
    }
    stage.settle()
  }

  enum Outer: CaseIterable { case root, over, push }

  @Test(
    "so it does whatever the way of the flow around it", arguments: Outer.allCases, Way.allCases)
  func leavingOverOwnStack(of outer: Outer, way: Way) {
    let flow: Errand?
    switch outer {
    case .root: flow = stage.home
    case .over: flow = stage.begin("outer", ["P"], .over()).object
    case .push: flow = stage.begin("outer", ["P"], .push(on: stage.stack)).object
    }
    let below = flow?.flowNavigationController
    let before = stage.titles(of: below)
    let inner = stage.begin("inner", ["A"], .over(), within: flow)
    let sheet = inner.object?.flowNavigationController
    leave(inner, in: flow, way)
    #expect(stage.titles(of: sheet) == ["A", "B"])
    #expect(stage.titles(of: below) == before)
    #expect(user.title == "B")
    // And under it again when that has gone.
    stage.run {
      sheet?.dismiss(animated: true)
      flow?.show("C")
    }
    stage.settle()
    #expect(stage.titles(of: below) == before + ["C"])
    #expect(stage.faults == [])
  }

  @Test func `whoever hears the result goes on on top of screens that were left`() {
    let outer = stage.begin("outer", ["P"])
    var results: [String?] = []
    stage.run {
      let inner = Errand("inner", ["A"])
      inner.stage = stage
      stage.note(inner, "inner")
      outer.object?.run(inner, .over()) { [weak outer = outer.object] in
        results.append($0)
        outer?.show("B")
      }
      stage.settle()
      inner.finish(with: "token", leavingScreens: true)
    }
    stage.settle()
    #expect(results == ["token"])
    #expect(user.title == "B")
    #expect(stage.ends == [])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { _ = outer.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["outer"])
    #expect(stage.alive == [])
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }

  @Test(
    "whoever's own screen never came goes on with those, and ends with them",
    arguments: [true, false])
  func refused(isReplaced: Bool) async {
    let outer = Errand("outer", ["Never"])
    let inner = Errand("inner", ["A"])
    for flow in [outer, inner] { flow.stage = stage }
    outer.didFinish = { [weak stage] _ in stage?.ends.append("outer") }
    outer.policy = .replace
    outer.onStart = { [weak inner, unowned stage] outer in
      Task {
        guard let inner else { return }
        _ = try? await outer.run(inner, .present(from: stage.stack))
      }
    }
    stage.run {
      if isReplaced { stage.stack.pushViewController(stage.page("P"), animated: true) }
      let elsewhere = UINavigationController(rootViewController: UIViewController())
      outer.start(isReplaced ? .push(on: stage.stack) : .present(from: elsewhere))
    }
    await stage.yields()
    stage.settle()
    #expect(user.title == "A")
    stage.run { inner.didFinish?(inner) }
    await stage.yields()
    stage.settle()
    #expect(stage.ends == [])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["outer"])
    #expect(stage.faults == [])
  }
}
