import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that finishes as soon as one within it does: nothing of either stays.
@MainActor struct FinishTogetherTests {
  enum Ending: CaseIterable {
    /// `didFinish?(self)`, the pattern's own: its screens are the parent's from then on.
    case report
    case finish
    case cancel
    /// With a result, and its screens left to the parent.
    case result
  }

  private func end(_ flow: Errand?, _ ending: Ending, animated: Bool) {
    switch ending {
    case .report: flow.map { $0.didFinish?($0) }
    case .finish: flow?.finish(animated: animated)
    case .cancel: flow?.cancel(animated: animated)
    case .result: flow?.finish(with: "", animated: animated, leavingScreens: true)
    }
  }

  private func presentation(_ isPresented: Bool, _ stage: Stage) -> FlowPresentation? {
    isPresented ? .over() : nil
  }

  @Test(
    "finish() within a child's didFinish takes the child's screens away too",
    arguments: [true, false],
    Ending.allCases)
  func finish(isPresented: Bool, ending: Ending) throws {
    for (isOuterPresented, isAnimated) in [
      (true, true), (true, false), (false, true), (false, false),
    ] {
      let stage = try Stage()
      let outer = stage.begin("outer", ["A", "B"], presentation(isOuterPresented, stage))
      let inner = stage.begin(
        "inner", ["C"], presentation(isPresented, stage), within: outer.object
      ) {
        $0.didFinish = { [weak stage, weak outer = outer.object] _ in
          stage?.ends.append("inner")
          outer?.finish(animated: isAnimated)
        }
      }
      stage.run { end(inner.object, ending, animated: isAnimated) }
      stage.settle()
      #expect(stage.ends == ["inner", "outer"])
      #expect(stage.alive == [])
      #expect(stage.user.title == "Home")
      #expect(stage.titles() == ["Home"])
      #expect(stage.home.childCoordinators == [])
      #expect(stage.faults == [])
    }
  }

  @Test(
    "finish() around a flow that leaves its screens, as one within that is told of its end",
    arguments: [true, false], [true, false])
  func around(isDropped: Bool, finishes: Bool) throws {
    let stage = try Stage()
    let outer = stage.begin("outer", ["A"])
    let middle = stage.begin("middle", ["B"], .over(), within: outer.object)
    stage.begin("inner", ["C"], within: middle.object) {
      $0.didFinish = { [weak stage, weak outer = outer.object] _ in
        stage?.ends.append("inner")
        if finishes { outer?.finish() } else { outer?.cancel() }
      }
    }
    stage.run {
      guard let flow = middle.object else { return }
      if isDropped { outer.object?.popCoordinator(flow) } else { flow.didFinish?(flow) }
    }
    stage.settle()
    #expect(stage.ends == (isDropped ? ["inner", "outer"] : ["inner", "middle", "outer"]))
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("three flows, each of which finishes as the one within it does", arguments: Ending.allCases)
  func chain(ending: Ending) throws {
    let stage = try Stage()
    let first = stage.begin("first", ["A"])
    let second = stage.begin("second", ["B"], .over(), within: first.object) {
      $0.didFinish = { [weak stage, weak first = first.object] _ in
        stage?.ends.append("second")
        first?.finish()
      }
    }
    let third = stage.begin("third", ["C"], within: second.object) {
      $0.didFinish = { [weak stage, weak second = second.object] _ in
        stage?.ends.append("third")
        second?.finish()
      }
    }
    stage.run { end(third.object, ending, animated: true) }
    stage.settle()
    #expect(stage.ends == ["third", "second", "first"])
    #expect(stage.alive == [])
    #expect(stage.user.title == "Home")
  }

  @Test("what a child has left is the parent's by the time that whoever ran it is told")
  func result() throws {
    let stage = try Stage()
    let outer = stage.begin("outer", ["A"])
    stage.run {
      let inner = Errand("inner", ["B"])
      inner.stage = stage
      stage.note(inner, "inner")
      outer.object?.run(inner) { [weak outer = outer.object] _ in outer?.finish() }
    }
    stage.settle()
    stage.run {
      (outer.object?.childCoordinators.last as? Errand)?.finish(with: "", leavingScreens: true)
    }
    stage.settle()
    #expect(stage.ends == ["outer"])
    #expect(stage.alive == [])
    #expect(stage.titles() == ["Home"])
  }

  @Test(
    "what a flow has in two windows goes with it, and then it is answered",
    arguments: [true, false])
  func windows(animated: Bool) throws {
    let stage = try Stage()
    let other = stage.run {
      let other = UIWindow(frame: UIScreen.main.bounds)
      other.rootViewController = UIViewController()
      other.isHidden = false
      return other
    }
    let root = try #require(other.rootViewController)
    let outer = stage.begin("outer", ["A"], .present(from: stage.stack))
    stage.begin("inner", ["B"], .present(from: root), within: outer.object)
    #expect(root.presentedViewController != nil)
    var answers = 0
    stage.run {
      outer.object?.finish(animated: animated).whenDone { outcome in
        #expect(outcome == .shown)
        #expect(root.presentedViewController == nil)
        #expect(stage.stack.presentedViewController == nil)
        answers += 1
      }
    }
    stage.settle()
    #expect(answers == 1)
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.alive == [])
  }

  @Test("a flow that an answer ends, while one within it is taken away, is told of after that one")
  func answered() throws {
    let stage = try Stage()
    let outer = stage.begin("outer", ["O"])
    let inner = stage.begin("inner", ["I"], .over(), within: outer.object)
    stage.begin("other", ["P"], .over(), within: outer.object)
    stage.run {
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in outer.object?.finish() })
      outer.object?.present(alert)
    }
    stage.settle()
    try stage.user.together { try stage.user.tap("OK") }
    stage.run { _ = inner.object?.cancel(animated: false) }
    stage.settle()
    #expect(stage.ends.last == "outer")
    #expect(Set(stage.ends) == ["inner", "other", "outer"])
    #expect(stage.ends.count == 3)
    #expect(stage.user.title == "Home")
    #expect(stage.alive == [])
  }
}
