import AppHost
import Testing
import UIKit

/// What lies over what, and what takes the user back.
@MainActor struct LayerTests {
  private func actions(_ layer: AccessibilityNode?) -> [AccessibilityAction] {
    layer?.all { !$0.actions.isEmpty }.flatMap(\.actions) ?? []
  }

  private func stage() throws -> Stage {
    try Stage { screen in
      screen.button("Play")
      screen.field("Name")
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Edit") { _ in })
    }
  }

  @Test func `an app is one window, and its screen`() throws {
    let tree = try stage().tree
    #expect(tree.root.role == .application)
    #expect(tree.layers.map(\.role) == [.window])
    #expect(tree.screen?.label == "Home")
    #expect(tree.depth == 0)
    #expect(tree.wayBack == nil)
  }

  @Test func `nothing under a sheet can be acted on, and all of it again afterwards`() throws {
    let stage = try stage()
    let before = stage.tree
    stage.root.present(Screen("Sheet") { $0.button("Close") }, animated: true)
    stage.clock.runUntilIdle()
    #expect(stage.tree.layers.map(\.role) == [.window, .sheet])
    #expect(actions(stage.tree.layers.first) == [])
    #expect(actions(stage.tree.layers.last) == [.tap])
    #expect(stage.tree.screen?.label == "Sheet")
    #expect(stage.node("Play") != nil)
    stage.root.dismiss(animated: true)
    stage.clock.runUntilIdle()
    #expect(stage.tree == before)
  }

  @Test func `of several sheets only the topmost can be acted on`() throws {
    let stage = try stage()
    let sheet = Screen("Sheet") { $0.button("Close") }
    stage.root.present(sheet, animated: false)
    sheet.present(Screen("Over") { $0.button("Away") }, animated: false)
    #expect(stage.tree.layers.map(\.label) == ["Home", "Sheet", "Over"])
    #expect(stage.tree.layers.map { actions($0).count } == [0, 0, 1])
    #expect(stage.tree.depth == 2)
  }

  @Test func `what covers the whole screen leaves nothing under it to be seen`() throws {
    let stage = try stage()
    let full = Screen("Full")
    full.modalPresentationStyle = .fullScreen
    stage.root.present(full, animated: false)
    #expect(stage.tree.layers.map(\.role) == [.fullScreen])
    #expect(stage.tree.wayBack == nil)
    #expect(stage.tree.depth == 1)
  }

  @Test func `a pushed screen has a back button for its way back`() throws {
    let stage = try stage()
    stage.root.push(Screen("Second"), animated: false)
    #expect(stage.tree.wayBack == .backButton)
    #expect(stage.tree.depth == 1)
    stage.root.navigationController?.topViewController?.navigationItem.hidesBackButton = true
    #expect(stage.tree.wayBack == nil)
    #expect(stage.tree.depth == 1)
  }

  @Test func `a sheet has a swipe down, unless the app keeps it`() throws {
    let stage = try stage()
    let sheet = Screen("Sheet")
    stage.root.present(sheet, animated: false)
    #expect(stage.tree.wayBack == .swipeDown)
    sheet.isModalInPresentation = true
    sheet.title = "Kept"
    #expect(stage.tree.wayBack == nil)
  }

  @Test func `in a sheet with a stack the way back is the stack's first`() throws {
    let stage = try stage()
    let stack = UINavigationController(rootViewController: Screen("Sheet"))
    stage.root.present(stack, animated: false)
    #expect(stage.tree.wayBack == .swipeDown)
    stack.pushViewController(Screen("Deeper"), animated: false)
    #expect(stage.tree.wayBack == .backButton)
    #expect(stage.tree.depth == 2)
  }

  @Test func `during a push the tree shows where it leads`() throws {
    let stage = try stage()
    stage.root.push(Screen("Second"))
    #expect(stage.session.isTransitioning)
    #expect(stage.tree.screen?.label == "Second")
    #expect(stage.node("Play") == nil)
  }

  @Test func `while a sheet goes it is not there, and what lies under it not yet in reach`() throws
  {
    let stage = try stage()
    stage.root.present(Screen("Sheet"), animated: false)
    stage.root.dismiss(animated: true)
    #expect(stage.tree.layers.map(\.role) == [.window])
    #expect(actions(stage.tree.root) == [])
    stage.clock.runUntilIdle()
    #expect(actions(stage.tree.root).isEmpty == false)
  }
}
