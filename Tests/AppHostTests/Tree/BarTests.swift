import AppHost
import Testing
import UIKit

@MainActor struct BarTests {
  private func bar(_ stage: Stage) -> [AccessibilityNode] {
    stage.tree.root.first { $0.role == .navigationBar }?.children ?? []
  }

  @Test func `it reads from left to right`() throws {
    let stage = try Stage { screen in
      @MainActor func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: title) { _ in })
      }
      screen.navigationItem.leftBarButtonItem = item("Left")
      screen.navigationItem.rightBarButtonItems = [item("Edge"), item("Inner")]
      screen.navigationItem.prompt = "Prompt"
    }
    #expect(bar(stage).map(\.label) == ["Left", "Home", "Prompt", "Inner", "Edge"])
    #expect(bar(stage).map(\.role) == [.button, .title, .prompt, .button, .button])
  }

  @Test func `the back button is called after the screen below`() throws {
    let stage = try Stage()
    #expect(bar(stage).contains { $0.role == .backButton } == false)
    stage.root.push(Screen("Second"))
    stage.clock.runUntilIdle()
    #expect(bar(stage).map(\.role) == [.backButton, .title])
    #expect(bar(stage).first?.label == "Home")
    #expect(bar(stage).first?.actions == [.tap])
  }

  @Test func `an item tells its state`() throws {
    let stage = try Stage { screen in
      let off = UIBarButtonItem(primaryAction: UIAction(title: "Off") { _ in })
      off.isEnabled = false
      let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
      screen.navigationItem.rightBarButtonItems = [done, off]
    }
    #expect(stage.node("Off")?.state == .disabled)
    #expect(stage.node("Off")?.actions == [])
    #expect(stage.node("Done")?.actions == [.tap])
    #expect(stage.node("Done")?.state == .prominent)
  }

  @Test func `a hidden bar is not there`() throws {
    let stage = try Stage()
    stage.root.navigationController?.isNavigationBarHidden = true
    #expect(bar(stage) == [])
    #expect(stage.tree.screen?.label == "Home")
  }

  @Test func `what changes is seen at once`() throws {
    let stage = try Stage()
    stage.root.title = "Other"
    #expect(stage.tree.screen?.label == "Other")
    #expect(bar(stage).map(\.label) == ["Other"])
    stage.root.navigationItem.prompt = "New"
    #expect(bar(stage).map(\.label) == ["Other", "New"])
  }
}
