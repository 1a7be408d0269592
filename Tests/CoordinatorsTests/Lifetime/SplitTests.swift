import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows in the columns of a split view.
@MainActor struct SplitTests {
  private let stage: Stage
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UINavigationController()
  private let detail = UINavigationController()

  init() throws {
    stage = try Stage()
    stage.user.resize(to: .regular)
    list.viewControllers = [stage.page("List")]
    detail.viewControllers = [stage.page("Detail")]
    stage.run {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      stage.window.rootViewController = split
    }
    stage.begin("left", ["L"], .push(on: list))
    stage.begin("right", ["R"], .push(on: detail))
  }

  @Test("collapsing and expanding end nothing, however often", arguments: [true, false])
  func collapse(isAtRest: Bool) {
    stage.begin("inner", ["I"], within: stage.home.childCoordinators.last, settles: isAtRest)
    stage.user.waitsForTransitions = isAtRest
    for _ in 0..<3 {
      stage.user.resize(to: .compact)
      stage.user.resize(to: .regular)
    }
    stage.settle()
    #expect(stage.ends == [])
    #expect(stage.titles(of: list) == ["List", "L"])
    #expect(stage.titles(of: detail) == ["Detail", "R", "I"])
  }

  @Test func `each column's flow is left by itself, and by the way of the collapsed one`() throws {
    stage.user.resize(to: .compact)
    #expect(stage.user.title == "R")
    try stage.user.goBack()
    #expect(stage.ends == ["right"])
    // The column itself stays, out of sight.
    try stage.user.goBack()
    #expect(stage.user.title == "L")
    #expect(stage.ends == ["right"])
    try stage.user.goBack()
    #expect(stage.ends == ["right", "left"])
    stage.user.resize(to: .regular)
    #expect(stage.alive == ["List", "Detail"])
    #expect(stage.faults == [])
  }

  @Test(
    "a column that is popped with what lies over it ends nothing", arguments: [true, false],
    [true, false])
  func poppedTogether(byTheStack: Bool, isAtRest: Bool) {
    stage.user.resize(to: .compact)
    stage.begin("over", ["O"], .push(on: list), settles: isAtRest)
    stage.run {
      if byTheStack {
        list.popToViewController(list.viewControllers[1], animated: true)
      } else {
        split.show(.primary)
      }
    }
    stage.settle()
    #expect(stage.user.title == "L")
    #expect(stage.ends == ["over"])
    stage.user.resize(to: .regular)
    #expect(stage.titles(of: detail) == ["Detail", "R"])
    #expect(stage.ends == ["over"])
  }

  @Test func `a flow that finishes takes no column away that lies over it`() {
    stage.user.resize(to: .compact)
    stage.run { _ = stage.home.childCoordinators.first?.finish() }
    stage.settle()
    #expect(stage.ends == ["left"])
    #expect(stage.user.title == "R")
    stage.user.resize(to: .regular)
    #expect(stage.titles(of: list) == ["List"])
    #expect(stage.titles(of: detail) == ["Detail", "R"])
    #expect(stage.faults == [])
  }

  @Test func `a flow in a column that the user has gone back from goes on`() throws {
    stage.user.resize(to: .compact)
    stage.run { split.show(.primary) }
    stage.settle()
    #expect(stage.user.title == "L")
    #expect(stage.ends == [])
    stage.user.resize(to: .regular)
    #expect(stage.titles(of: detail) == ["Detail", "R"])
    #expect(stage.ends == [])
    try stage.user.goBack()
    #expect(stage.ends == ["right"])
  }

  @Test func `a flow in such a column presents over what a flow within it has presented`() {
    let right = stage.home.childCoordinators.last
    stage.user.resize(to: .compact)
    stage.run { split.show(.primary) }
    stage.settle()
    stage.begin("over", ["O"], .present(from: split), within: right)
    stage.run { _ = detail.popToRootViewController(animated: false) }
    let request = stage.run { right?.present(stage.page("P")) }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.user.title == "P")
    #expect(stage.ends == [])
    #expect(stage.faults == [])
  }

  @Test func `so does a flow in a column that has been set while the split view was collapsed`()
    throws
  {
    let columns = UISplitViewController(style: .doubleColumn)
    stage.user.resize(to: .compact)
    for column in [UISplitViewController.Column.primary, .secondary] {
      columns.setViewController(stage.page("Base"), for: column)
    }
    let shell = stage.begin("shell", [], .present(from: split)) { shell in
      shell.onStart = { $0.show(columns) }
    }
    try stage.user.goBack()
    let late = UINavigationController(rootViewController: stage.page("Late"))
    stage.run { columns.setViewController(late, for: .secondary) }
    let flow = stage.begin("flow", ["F"], .push(on: late), within: shell.object)
    stage.begin("over", ["O"], .present(from: columns), within: flow.object)
    stage.run { _ = late.popToRootViewController(animated: false) }
    let request = stage.run { flow.object?.present(stage.page("P")) }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.user.title == "P")
    #expect(stage.ends == [])
  }

  @Test func `what is in the column for the collapsed split view outlasts that it expands`() {
    let compact = UINavigationController()
    compact.viewControllers = [stage.page("Compact")]
    stage.run { split.setViewController(compact, for: .compact) }
    stage.user.resize(to: .compact)
    stage.begin("small", ["S"], .push(on: compact))
    #expect(stage.user.title == "S")
    for _ in 0..<2 {
      stage.user.resize(to: .regular)
      stage.user.resize(to: .compact)
    }
    #expect(stage.ends == [])
    #expect(stage.user.title == "S")
  }

  @Test func `a column that is hidden ends nothing, one that is taken away does`() {
    stage.run { split.hide(.primary) }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { split.setViewController(nil, for: .primary) }
    stage.begin("next", ["N"], .push(on: detail))
    #expect(stage.ends == ["left"])
  }
}
