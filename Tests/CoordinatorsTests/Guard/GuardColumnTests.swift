import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A guard and the columns of a split view.
@MainActor struct GuardColumnTests {
  @Test(
    "a sheet is held also when one of its columns has been gone back from",
    arguments: [true, false]
  )
  func columnGoneBackFrom(letsGo: Bool) throws {
    let stage = try Stage()
    let keeper = Gatekeeper()
    let split = UISplitViewController(style: .doubleColumn)
    let columns = ["List", "Detail"].map {
      UINavigationController(rootViewController: stage.page($0))
    }
    let flow = stage.begin("flow", [], .present(from: stage.stack)) { [columns] flow in
      flow.onStart = { flow in
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .secondary)
        flow.show(split)
        for column in columns { column.topViewController.map(flow.own) }
      }
    }
    stage.run { keeper.hold(flow.object) }
    #expect(stage.user.title == "Detail")
    try stage.user.goBack()
    #expect(stage.user.title == "List")
    #expect(keeper.asked == [])
    try? stage.user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    #expect(stage.user.title == "List")
    stage.run { keeper.give(letsGo) }
    stage.settle()
    #expect(stage.ends == (letsGo ? ["flow"] : []))
    #expect(stage.user.title == (letsGo ? "Home" : "List"))
    #expect(stage.faults == [])
  }

  @Test("a column is held by either way back from it", arguments: [WayOut.backButton, .swipeBack])
  func column(way: WayOut) throws {
    let stage = try Stage()
    let keeper = Gatekeeper()
    let split = UISplitViewController(style: .doubleColumn)
    let columns = ["List", "Detail"].map {
      UINavigationController(rootViewController: stage.page($0))
    }
    stage.run {
      split.setViewController(columns[0], for: .primary)
      split.setViewController(columns[1], for: .secondary)
      stage.window.rootViewController = split
    }
    let flow = stage.begin("flow", []) { flow in
      flow.onStart = { flow in columns[1].topViewController.map(flow.own) }
    }
    stage.run { keeper.hold(flow.object) }
    stage.settle()
    #expect(stage.user.title == "Detail")
    func goBack() {
      if way == .backButton { try? stage.user.goBack() } else { try? stage.user.swipeBack() }
      stage.settle()
    }
    goBack()
    #expect(keeper.asked == [way.rawValue])
    #expect(stage.user.title == "Detail")
    stage.run { keeper.give(false) }
    goBack()
    #expect(keeper.asked.count == 2)
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.user.title == "List")
    #expect(stage.faults == [])
  }

  @Test("a column is held also on another stack", arguments: [true, false], [true, false])
  func otherStack(isKept: Bool, letsGo: Bool) throws {
    let stage = try Stage()
    let keeper = Gatekeeper()
    let split = UISplitViewController(style: .doubleColumn)
    var column: UINavigationController? = UINavigationController()
    stage.run {
      split.setViewController(
        UINavigationController(rootViewController: stage.page("List")), for: .primary)
      split.setViewController(column, for: .secondary)
      stage.window.rootViewController = split
    }
    let flow = stage.begin("flow", ["Detail"], column.map { .push(on: $0) })
    stage.run {
      keeper.hold(flow.object)
      split.show(.secondary)
    }
    stage.settle()
    let kept = isKept ? column : nil
    stage.run {
      let screens = column?.viewControllers ?? []
      column?.viewControllers = []
      column = nil
      if !isKept { split.setViewController(nil, for: .secondary) }
      let other = UINavigationController()
      other.viewControllers = screens
      split.setViewController(other, for: .secondary)
      split.show(.secondary)
    }
    stage.settle()
    #expect(stage.user.title == "Detail")
    #expect(stage.ends == [])
    try? stage.user.goBack()
    stage.settle()
    #expect(keeper.asked == ["backButton"])
    stage.run { keeper.give(letsGo) }
    stage.settle()
    #expect(stage.user.title == (letsGo ? "List" : "Detail"))
    #expect(stage.faults == [])
    withExtendedLifetime(kept) {}
  }

  @Test("a column is held also with another first screen, and beside others not at all")
  func otherScreen() throws {
    let stage = try Stage()
    let keeper = Gatekeeper()
    let split = UISplitViewController(style: .doubleColumn)
    let columns = ["List", "Detail"].map {
      UINavigationController(rootViewController: stage.page($0))
    }
    let list = try #require(columns[0].topViewController)
    let kept = try #require(columns[1].topViewController)
    stage.run {
      split.setViewController(columns[0], for: .primary)
      split.setViewController(columns[1], for: .secondary)
      stage.window.rootViewController = split
    }
    let flow = stage.begin("flow", []) { flow in flow.onStart = { $0.own(kept) } }
    stage.run { keeper.hold(flow.object) }
    stage.settle()
    #expect(kept.navigationItem.backAction != nil)
    let next = stage.page("Next")
    stage.run {
      flow.object?.own(next)
      columns[1].setViewControllers([next], animated: false)
    }
    stage.settle()
    #expect(kept.navigationItem.backAction == nil)
    try? stage.user.goBack()
    #expect(keeper.asked == ["backButton"])
    #expect(stage.user.title == "Next")
    stage.run { keeper.give(false) }
    stage.user.resize(to: .regular)
    stage.settle()
    #expect(next.navigationItem.backAction == nil)
    #expect(columns[0].viewControllers == [list])
    #expect(stage.faults == [])
  }
}
