import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What hurt the users of other libraries, F1 to F7, in both directions where both apply.
@MainActor struct FieldTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case horizontal, vertical
    var testDescription: String { rawValue }
  }

  private func presentation(_ way: Way) -> FlowPresentation {
    switch way {
    case .horizontal: .push(on: stage.stack)
    case .vertical: .present(from: stage.stack)
    }
  }

  /// The user goes out of a flow's first screen.
  private func leave(_ way: Way) throws {
    switch way {
    case .horizontal: try user.goBack()
    case .vertical: try user.swipeDown()
    }
  }

  private func expectHome() {
    #expect(stage.alive == [])
    #expect(stage.home.childCoordinators == [])
    #expect(stage.titles() == ["Home"])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test(
    "F1: a flow that the user goes back from, a hundred times, is released each time",
    arguments: Way.allCases)
  func goBackAHundredTimes(way: Way) throws {
    for round in 1...100 {
      stage.begin("child", ["A"], presentation(way))
      #expect(user.title == "A")
      try leave(way)
      #expect(stage.ends.count == round)
      expectHome()
    }
  }

  @Test("F2: a sheet with two more screens inside, swiped down, is one cancellation")
  func swipeDownWithScreensInside() throws {
    var results: [String?] = []
    stage.run {
      let child = Errand("child", ["A", "B", "C"])
      child.stage = stage
      stage.note(child, "child")
      stage.home.run(child, .present(from: stage.stack)) { results.append($0) }
    }
    stage.settle()
    #expect(user.title == "C")
    try user.swipeDown()
    #expect(results == [nil])
    expectHome()
  }

  @Test(
    "F3: a flow started while another one leaves lives until it has been shown and left",
    arguments: Way.allCases)
  func startWhileAnotherLeaves(way: Way) throws {
    stage.begin("first", ["A"], presentation(way)) {
      $0.didFinish = { [weak stage] _ in
        guard let stage else { return }
        stage.ends.append("first")
        stage.begin("second", ["B"], presentation(way), settles: false)
      }
    }
    try leave(way)
    stage.settle()
    #expect(user.title == "B")
    #expect(stage.ends == ["first"])
    #expect(stage.home.childCoordinators.count == 1)
    try leave(way)
    #expect(stage.ends == ["first", "second"])
    expectHome()
  }

  @Test(
    "F4: a flow with two screens on its parent's stack ends with the first of them",
    arguments: Way.allCases)
  func backThroughAChild(way: Way) throws {
    let parent = stage.begin("parent", ["A"], presentation(way))
    stage.begin("child", ["B", "C"], within: parent.object)
    #expect(user.title == "C")
    try user.goBack()
    #expect(user.title == "B")
    #expect(stage.ends == [])
    try user.goBack()
    #expect(stage.ends == ["child"])
    #expect(parent.object?.childCoordinators == [])
    #expect(user.title == "A")
    try leave(way)
    #expect(stage.ends == ["child", "parent"])
    expectHome()
  }

  @Test("F5: a swipe that is let go of ends nothing", arguments: Way.allCases)
  func swipeLetGoOf(way: Way) throws {
    stage.begin("child", ["A"], presentation(way))
    func swipe(_ end: Bool) throws {
      switch way {
      case .horizontal:
        try user.swipeBack(.begin)
        try user.swipeBack(end ? .complete : .cancel)
      case .vertical:
        try user.swipeDown(.begin)
        try user.swipeDown(end ? .complete : .cancel)
      }
    }
    for _ in 1...3 {
      try swipe(false)
      #expect(stage.ends == [])
      #expect(user.title == "A")
      #expect(stage.home.childCoordinators.count == 1)
    }
    try swipe(true)
    #expect(stage.ends == ["child"])
    expectHome()
  }

  private func fourScreens() -> UIViewController {
    let one = stage.begin("one", ["B"])
    let two = stage.begin("two", ["C"], within: one.object)
    stage.begin("three", ["D"], within: two.object)
    #expect(stage.titles() == ["Home", "B", "C", "D"])
    return stage.stack.viewControllers[0]
  }

  @Test(
    "F6: popToViewController past three flows ends each once, the innermost first",
    arguments: [true, false])
  func popPastFlows(animated: Bool) {
    let home = fourScreens()
    _ = stage.run { stage.stack.popToViewController(home, animated: animated) }
    stage.settle()
    #expect(stage.ends == ["three", "two", "one"])
  }

  @Test(
    "F6: setViewControllers past three flows ends each once, the innermost first",
    arguments: [true, false])
  func setPastFlows(animated: Bool) {
    let home = fourScreens()
    stage.run { stage.stack.setViewControllers([home, stage.page("X")], animated: animated) }
    stage.settle()
    #expect(stage.ends == ["three", "two", "one"])
    #expect(stage.alive == ["X"])
  }

  @Test("F6: flows side by side on one stack end from the top")
  func popPastFlowsSideBySide() {
    for (name, title) in [("one", "B"), ("two", "C"), ("three", "D")] {
      stage.begin(name, [title])
    }
    _ = stage.run { stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["three", "two", "one"])
    expectHome()
  }

  @Test("F7: a sheet over a sheet, swiped down, leaves the lower one")
  func swipeDownTheUpperSheet() throws {
    let lower = stage.begin("P", ["P"], .present(from: stage.stack))
    stage.begin("Q", ["Q"], .present(from: stage.stack), within: lower.object)
    #expect(user.title == "Q")
    try user.swipeDown()
    #expect(user.title == "P")
    #expect(stage.ends == ["Q"])
    #expect(lower.object != nil)
    try user.swipeDown()
    #expect(stage.ends == ["Q", "P"])
    expectHome()
  }
}
