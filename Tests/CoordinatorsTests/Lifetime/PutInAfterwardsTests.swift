import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A child that the app starts itself, and only then puts into its parent's list.
@MainActor struct PutInAfterwardsTests {
  @Test("one that shows itself through the library runs within its parent", arguments: [0, 1, 2])
  func showsItself(way: Int) throws {
    let stage = try Stage()
    let parent = stage.begin("parent", ["P"])
    let child: Weakly<Errand> = stage.run {
      let child = Errand("child", ["A", "B"])
      child.stage = stage
      stage.note(child, "child")
      child.flowPresentation = way == 0 ? .push(on: stage.stack) : .present(from: stage.stack)
      child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
      child.start()
      if way == 2 {
        child.present(UIAlertController(title: "Q", message: nil, preferredStyle: .alert))
      }
      parent.object?.childCoordinators.append(child)
      return Weakly(child)
    }
    stage.settle()
    #expect(child.object != nil)
    #expect(parent.object?.childCoordinators.first === child.object)
    #expect(stage.ends == [])
    stage.run { _ = parent.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["child", "parent"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(child.object == nil)
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("one whose first request was refused before is over", arguments: [true, false])
  func wasRefused(isOver: Bool) throws {
    let stage = try Stage()
    let child: Weakly<Errand> = stage.run {
      let child = Errand("child", ["A"])
      child.stage = stage
      if isOver { child.flowPresentation = .over() }
      child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
      child.start()
      stage.home.childCoordinators.append(child)
      return Weakly(child)
    }
    stage.settle()
    #expect(stage.ends == ["child"])
    #expect(stage.home.childCoordinators.isEmpty)
    #expect(child.object == nil)
  }

  @Test("one that says within its start that it is done does not begin again", arguments: 0..<3)
  func isDone(way: Int) throws {
    let stage = try Stage()
    var outcome: RequestOutcome?
    stage.run {
      let child = Errand("child", [])
      child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
      child.onStart = { child in
        switch way {
        case 0: child.finish()
        case 1: child.cancel()
        default: child.didFinish?(child)
        }
      }
      child.start()
      stage.home.childCoordinators.append(child)
      outcome = child.startRequest.outcome
    }
    stage.settle()
    #expect(stage.ends == ["child"])
    #expect(stage.home.childCoordinators.isEmpty)
    #expect(outcome == .refused(.flowHasEnded))
    #expect(stage.faults == [])
  }

  @Test func `a first one that was refused goes on as soon as it is said where`() throws {
    let stage = try Stage()
    let lone = Errand("lone", ["A"])
    lone.stage = stage
    stage.run { lone.start() }
    stage.settle()
    #expect(lone.outcomes == [.refused(.nowhereToShow)])
    stage.run {
      lone.onStart = { lone in
        Task { [weak lone] in
          await Task.yield()
          lone?.show("B")
        }
      }
      lone.start(.present(from: stage.stack))
    }
    stage.settle()
    #expect(stage.user.title == "A")
    #expect(lone.outcomes.suffix(1) == [.shown])
  }

  @Test("also where it is told and asks only then", arguments: [true, false])
  func toldLater(inTurn: Bool) throws {
    let stage = try Stage()
    let lone = Errand("lone", ["A"])
    lone.stage = stage
    lone.didFinish = { [stage] _ in stage.ends.append("lone") }
    let way = FlowPresentation.present(from: stage.stack)
    stage.run {
      lone.start()
      if inTurn { lone.requests.last?.whenDone { [weak lone] _ in lone?.flowPresentation = way } }
    }
    stage.settle()
    stage.run {
      if !inTurn { lone.flowPresentation = way }
      lone.pushCoordinator(Errand("silent", []))
      lone.childCoordinators = []
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { _ = lone.show("B") }
    stage.settle()
    #expect(lone.outcomes == [.refused(.nowhereToShow), .shown])
    #expect(stage.user.title == "B")
  }

  @Test func `one around its parent, or another's child, is not taken in`() throws {
    let stage = try Stage()
    let outer = stage.begin("outer", ["O"])
    let inner = stage.begin("inner", ["I"], within: outer.object)
    stage.run {
      inner.object?.childCoordinators.append(stage.home)
      if let inner = inner.object { stage.home.childCoordinators.append(inner) }
    }
    stage.settle()
    #expect(inner.object?.childCoordinators.isEmpty == true)
    #expect(stage.home.childCoordinators.count == 1)
    #expect(outer.object?.childCoordinators.count == 1)
  }

  /// A coordinator that moves over method by method.
  private final class Mixed: Coordinator {
    let onStart: (Mixed) -> Void
    init(_ onStart: @escaping (Mixed) -> Void) { self.onStart = onStart }
    override func start() { onStart(self) }
  }

  @Test("one that pushes by UIKit and then shows through the library", arguments: [true, false])
  func showsBothWays(isAlert: Bool) throws {
    let stage = try Stage()
    let mixed = stage.run {
      let child = Mixed { [weak stage] flow in
        guard let stage else { return }
        stage.stack.pushViewController(stage.page("A"), animated: true)
        if isAlert {
          flow.present(UIAlertController(title: "Q", message: nil, preferredStyle: .alert))
        } else {
          flow.show(stage.page("B"))
        }
      }
      child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
      stage.home.childCoordinators.append(child)
      child.start()
      return Weakly(child)
    }
    stage.settle()
    if isAlert {
      stage.run { stage.stack.dismiss(animated: true) }
    } else {
      try stage.user.goBack()
    }
    stage.settle()
    #expect(stage.user.title == "A")
    #expect(stage.ends == [])
    #expect(mixed.object != nil)
    try stage.user.goBack()
    #expect(stage.ends == ["child"])
    #expect(mixed.object == nil)
    #expect(stage.alive == [])
  }

  @Test(
    "what the app has shown before is not that of a child which is to be shown otherwise",
    arguments: [true, false])
  func shownBefore(isSheet: Bool) throws {
    let stage = try Stage()
    let child = Errand("child", ["A"])
    child.stage = stage
    child.flowPresentation = .over()
    let plain = stage.page("Plain")
    let stack = UINavigationController(rootViewController: plain)
    stage.run {
      if isSheet {
        stage.stack.present(stack, animated: true)
      } else {
        stage.stack.pushViewController(plain, animated: true)
      }
    }
    stage.user.clock.advance(by: 0.1)
    stage.run {
      stage.home.childCoordinators.append(child)
      child.start()
    }
    stage.settle()
    #expect(child.outcomes == [.shown])
    let last = try #require(stage.window.rootViewController?.presentedViewController)
    let sheet = isSheet ? last.presentedViewController : last
    #expect((sheet as? UINavigationController).map(stage.titles) == ["A"])
    stage.run { _ = child.finish() }
    stage.settle()
    #expect(plain.viewIfLoaded?.window != nil)
    #expect(plain.presentedViewController == nil)
  }
}
