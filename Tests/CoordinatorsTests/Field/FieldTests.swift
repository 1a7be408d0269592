import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What hurt the users of other libraries, F1 to F7 but for F3, in both directions where both apply.
@MainActor struct FieldTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  @Test(
    "F1: a flow that the user goes back from, a hundred times, is released each time",
    arguments: FieldWay.allCases)
  func goBackAHundredTimes(way: FieldWay) throws {
    for round in 1...100 {
      stage.begin("child", ["A"], stage.presentation(way))
      #expect(user.title == "A")
      try way.leave(user)
      #expect(stage.ends.count == round)
      stage.expectHome()
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
    stage.expectHome()
  }

  @Test(
    "F4: a flow with two screens on its parent's stack ends with the first of them",
    arguments: FieldWay.allCases)
  func backThroughAChild(way: FieldWay) throws {
    let parent = stage.begin("parent", ["A"], stage.presentation(way))
    stage.begin("child", ["B", "C"], within: parent.object)
    #expect(user.title == "C")
    try user.goBack()
    #expect(user.title == "B")
    #expect(stage.ends == [])
    try user.goBack()
    #expect(stage.ends == ["child"])
    #expect(parent.object?.childCoordinators == [])
    #expect(user.title == "A")
    try way.leave(user)
    #expect(stage.ends == ["child", "parent"])
    stage.expectHome()
  }

  @Test("F5: a swipe that is let go of ends nothing", arguments: FieldWay.allCases)
  func swipeLetGoOf(way: FieldWay) throws {
    stage.begin("child", ["A"], stage.presentation(way))
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
    stage.expectHome()
  }

  /// The flow whose stack the others are begun on: the root's, or one in a sheet.
  private func base(_ way: FieldWay) -> Weakly<Errand> {
    guard way == .vertical else { return Weakly(stage.home) }
    return stage.begin("sheet", ["Sheet"], .present(from: stage.stack))
  }

  /// Flows on its stack, each within the one before it.
  private func beginThree(on base: Weakly<Errand>) {
    let one = stage.begin("one", ["B"], within: base.object)
    let two = stage.begin("two", ["C"], within: one.object)
    stage.begin("three", ["D"], within: two.object)
    let titles = base.object?.flowNavigationController.map { stage.titles(of: $0) }
    #expect(titles?.dropFirst() == ["B", "C", "D"])
  }

  private func change(
    _ base: Weakly<Errand>, _ body: (UINavigationController) -> Void
  ) throws {
    try stage.run { body(try #require(base.object?.flowNavigationController)) }
    stage.settle()
    #expect(stage.ends == ["three", "two", "one"])
  }

  /// What is beneath them is as it was, and can be left.
  private func leaveBase(_ way: FieldWay) throws {
    if way == .vertical {
      #expect(stage.alive.starts(with: ["sheet", "Sheet"]))
      try user.swipeDown()
      #expect(stage.ends == ["three", "two", "one", "sheet"])
    }
    stage.expectHome()
  }

  @Test(
    "F6: popToViewController past three flows ends each once, the innermost first",
    arguments: [true, false], FieldWay.allCases)
  func popPastFlows(animated: Bool, way: FieldWay) throws {
    let base = base(way)
    beginThree(on: base)
    try change(base) { $0.popToViewController($0.viewControllers[0], animated: animated) }
    #expect(user.title == (way == .vertical ? "Sheet" : "Home"))
    try leaveBase(way)
  }

  @Test(
    "F6: setViewControllers past three flows ends each once, the innermost first",
    arguments: [true, false], FieldWay.allCases)
  func setPastFlows(animated: Bool, way: FieldWay) throws {
    let base = base(way)
    beginThree(on: base)
    try change(base) {
      $0.setViewControllers([$0.viewControllers[0], stage.page("X")], animated: animated)
    }
    #expect(user.title == "X")
    #expect(stage.alive.last == "X")
    try user.goBack()
    try leaveBase(way)
  }

  @Test("F6: flows side by side on one stack end from the top", arguments: FieldWay.allCases)
  func popPastFlowsSideBySide(way: FieldWay) throws {
    let base = base(way)
    for (name, title) in [("one", "B"), ("two", "C"), ("three", "D")] {
      stage.begin(name, [title], within: base.object)
    }
    try change(base) { $0.popToRootViewController(animated: false) }
    try leaveBase(way)
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
    stage.expectHome()
  }
}
