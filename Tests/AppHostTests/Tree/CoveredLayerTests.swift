import AppHost
import Testing
import UIKit

/// A layer under others is made again only where something in it has changed.
@MainActor struct CoveredLayerTests {
  private func covered() throws -> (stage: Stage, text: UILabel, sheet: Screen) {
    var text: UILabel?
    let stage = try Stage { text = $0.text("Before") }
    let sheet = Screen("Sheet") { $0.field("Name") }
    stage.root.present(UINavigationController(rootViewController: sheet), animated: true)
    stage.clock.runUntilIdle()
    #expect(stage.tree.layers.map(\.role) == [.window, .sheet])
    return (stage, try #require(text), sheet)
  }

  private func type(_ text: String, _ stage: Stage) throws {
    let field = try #require(stage.tree.root.first { $0.role == .textField })
    #expect(stage.perform(.type(field.id, text: text)) == .performed)
  }

  @Test func `what is typed above leaves the layer below as it was`() throws {
    let (stage, _, _) = try covered()
    let below = stage.tree.layers.first
    try type("Ada", stage)
    #expect(stage.tree.layers.first == below)
    #expect(stage.tree.root.first { $0.value == "Ada" } != nil)
  }

  @Test func `what changes below is seen, before and after something is typed above`() throws {
    let (stage, text, _) = try covered()
    text.text = "After"
    #expect(stage.node("After") != nil)
    try type("Ada", stage)
    #expect(stage.node("After") != nil)
    stage.root.title = "House"
    #expect(stage.tree.layers.first?.label == "House")
    stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { _ in })
    #expect(stage.node("Edit")?.actions == [])
  }

  @Test func `what is pushed below is seen`() throws {
    let (stage, _, _) = try covered()
    stage.root.push(Screen("Second"), animated: false)
    #expect(stage.tree.layers.map(\.label) == ["Second", "Sheet"])
  }

  @Test func `what has changed in between is there when the layer is on top again`() throws {
    let (stage, text, sheet) = try covered()
    try type("Ada", stage)
    text.text = "After"
    sheet.dismiss(animated: true)
    stage.clock.runUntilIdle()
    #expect(stage.tree.layers.count == 1)
    #expect(stage.node("After") != nil)
    #expect(stage.node("Before") == nil)
  }

  @Test func `a layer that was off the screen for a while is made anew`() throws {
    let (stage, text, sheet) = try covered()
    let full = Screen("Full")
    full.modalPresentationStyle = .fullScreen
    sheet.present(full, animated: false)
    #expect(stage.tree.layers.map(\.label) == ["Full"])
    text.text = "After"
    sheet.dismiss(animated: false)
    #expect(stage.tree.layers.map(\.label) == ["Home", "Sheet"])
    #expect(stage.node("After") != nil)
  }

  @Test func `a node under a sheet does not take what it took before, and is not gone`() throws {
    let stage = try Stage { $0.button("Play") }
    let button = try #require(stage.node("Play")).id
    stage.root.present(Screen("Sheet") { $0.field("Name") }, animated: true)
    stage.clock.runUntilIdle()
    try type("Ada", stage)
    #expect(stage.perform(.tap(button)) == .refused(.notPossible(button, .tap)))
  }
}
