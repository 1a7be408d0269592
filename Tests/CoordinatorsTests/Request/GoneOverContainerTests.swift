import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow shows a container that is no stack, and over that a stack of its own, which goes.
@MainActor struct GoneOverContainerTests {
  enum Way: CaseIterable { case goBack, dismiss, finish }

  @Test(
    "what is asked for meanwhile comes over the container",
    arguments: [Container.tabs, .split, .pages],
    Way.allCases)
  func comesOverContainer(container: Container, way: Way) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", [], .over(style: .fullScreen)) { flow in
      flow.onStart = { [unowned stage] in $0.show(container.make(stage.page("Part"))) }
    }
    let child = way == .finish ? stage.begin("child", ["Old"], within: flow.object) : nil
    if child == nil {
      stage.run { _ = flow.object?.show("Old") }
      stage.settle()
    }
    #expect(stage.user.title == "Old")
    let old = stage.stack.presentedViewController?.presentedViewController
    stage.run {
      switch way {
      case .goBack: flow.object?.goBack()
      case .dismiss: old?.dismiss(animated: true)
      case .finish: child?.object?.finish()
      }
      _ = flow.object?.show("New")
    }
    stage.settle()
    #expect(flow.object?.outcomes.last == .shown)
    #expect(stage.user.title == "New")
    #expect(stage.faults == [])
  }

  @Test("a flow that has lost all that it had does not begin anew", arguments: [true, false])
  func doesNotBeginAnew(isChild: Bool) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", ["Sheet"], .over())
    stage.run {
      stage.stack.dismiss(animated: true) {
        if isChild {
          flow.object.map { $0.pushCoordinator(Errand("child", ["New"])) }
        } else {
          _ = flow.object?.show("New")
        }
      }
    }
    stage.settle()
    #expect(flow.object == nil)
    #expect(stage.ends == ["flow"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.faults == [])
  }
}
