import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow is let go of by its parent in the middle of being shown: what has come is left to those around it.
@MainActor struct LetGoAsItComesTests {
  enum How: CaseIterable { case outerPopped, outerDone, innerPopped, innerDone }

  @Test(
    "as the first screen appears of a flow within one that shows nothing", arguments: How.allCases,
    [true, false])
  func within(how: How, isPresented: Bool) throws {
    let stage = try Stage()
    let talker = Talker()
    talker.title = "Inner"
    var (outer, inner): (Weakly<Errand>?, Weakly<Errand>?)
    talker.onWillAppear = { [home = stage.home] in
      guard let outer = outer?.object, let inner = inner?.object else { return }
      switch how {
      case .outerPopped: home.popCoordinator(outer)
      case .outerDone: outer.didFinish?(outer)
      case .innerPopped: outer.popCoordinator(inner)
      case .innerDone: inner.didFinish?(inner)
      }
    }
    stage.run {
      // What follows waits.
      stage.home.show("Page")
      outer = stage.begin("outer", [], settles: false) { flow in
        flow.onStart = { flow in
          inner = stage.begin(
            "inner", [], isPresented ? .over() : nil, within: flow, settles: false
          ) { flow in flow.onStart = { [weak talker] flow in talker.map { _ = flow.show($0) } } }
        }
      }
    }
    stage.settle()
    #expect(stage.user.title == "Inner")
    let isOuterGone = how == .outerPopped || how == .outerDone
    #expect((outer?.object == nil) == isOuterGone)
    #expect(inner?.object == nil)
    let tree = stage.home.describeTree()
    #expect(tree.contains("Talker “Inner”"))
    #expect(!tree.contains("the app's"))
    if isPresented { try stage.user.swipeDown() } else { try stage.user.goBack() }
    #expect(stage.user.title == "Page")
    #expect(outer?.object == nil)
    #expect(stage.faults == [])
  }

  @Test func `what its heir gets is listed as it lies`() throws {
    let stage = try Stage()
    let outer = stage.begin("outer", ["Outer"])
    let talker = Talker()
    talker.title = "Inner"
    talker.onWillAppear = { [home = stage.home] in
      if let outer = outer.object { home.popCoordinator(outer) }
    }
    stage.begin("inner", [], within: outer.object) { flow in
      flow.onStart = { [weak talker] flow in talker.map { _ = flow.show($0) } }
    }
    #expect(stage.titles() == ["Home", "Outer", "Inner"])
    #expect(
      stage.home.describeTree() == """
        Errand
          - UINavigationController
          - UIViewController “Home”
          - UIViewController “Outer”
          - Talker “Inner”
        """)
  }

  @Test(
    "as it is given what another has left, by who follows the trace", arguments: [true, false])
  func given(isPopped: Bool) throws {
    let stage = try Stage()
    let outer = stage.begin("outer", ["Outer"])
    let inner = stage.begin("inner", ["One", "Two"], within: outer.object)
    var isOver = false
    let following = stage.home.trace { [home = stage.home] event in
      guard !isOver, case .shown = event, let outer = outer.object else { return }
      isOver = true
      if isPopped { home.popCoordinator(outer) } else { outer.didFinish?(outer) }
    }
    stage.run { if let inner = inner.object { inner.didFinish?(inner) } }
    stage.settle()
    #expect(isOver)
    #expect(stage.titles() == ["Home", "Outer", "One", "Two"])
    #expect(stage.home.childCoordinators == [])
    for title in ["Outer", "One", "Two"] {
      #expect(stage.home.describeTree().contains("“\(title)”"))
    }
    let back = stage.run { stage.home.goBack() }
    stage.settle()
    #expect(back.outcome == .shown)
    #expect(stage.titles() == ["Home", "Outer", "One"])
    withExtendedLifetime(following) {}
  }
}
