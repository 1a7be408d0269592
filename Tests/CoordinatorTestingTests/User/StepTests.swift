import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// What a step does, and how far it goes.
@MainActor struct StepTests {
  private func pushing() throws -> Stage {
    try Stage { screen in
      screen.button("Next") { [weak screen] in
        screen?.navigationController?.pushViewController(Screen("Second"), animated: true)
      }
      screen.button("Sheet") { [weak screen] in
        screen?.present(Screen("Sheet"), animated: true)
      }
    }
  }

  @Test func `a step waits until what it set in motion has come to rest`() throws {
    let stage = try pushing()
    try stage.user.tap("Next")
    #expect(stage.user.title == "Second")
    #expect(!stage.user.session.isTransitioning)
    #expect(stage.user.clock.isIdle)
  }

  @Test func `a quick user's step does not, and the clock stands still`() throws {
    let stage = try pushing()
    stage.user.waitsForTransitions = false
    try stage.user.tap("Next")
    #expect(stage.user.session.isTransitioning)
    #expect(stage.user.clock.now == 0)
    stage.user.clock.advance(by: 0.1)
    #expect(stage.user.session.isTransitioning)
    stage.user.clock.advance(by: 1)
    #expect(!stage.user.session.isTransitioning)
  }

  @Test func `going back is whatever takes one step back here`() throws {
    let stage = try pushing()
    try stage.user.tap("Next")
    try stage.user.goBack()
    #expect(stage.user.title == "Home")
    try stage.user.tap("Sheet")
    try stage.user.goBack()
    #expect(stage.user.title == "Home")
  }

  @Test func `the back button is tapped by what it says`() throws {
    let stage = try pushing()
    try stage.user.tap("Next")
    try stage.user.tap("Home")
    #expect(stage.user.title == "Home")
  }

  @Test func `swipes come whole and in parts`() throws {
    let stage = try pushing()
    try stage.user.tap("Next")
    try stage.user.swipeBack(.begin)
    try stage.user.swipeBack(.cancel)
    #expect(stage.user.title == "Second")
    try stage.user.swipeBack()
    #expect(stage.user.title == "Home")
    try stage.user.tap("Sheet")
    try stage.user.swipeDown(.begin)
    try stage.user.swipeDown(.complete)
    #expect(stage.user.title == "Home")
  }

  @Test(
    "a finger that is down as the user leaves the app lets go of what it held",
    arguments: [true, false])
  func leavesWithFingerDown(isSheet: Bool) throws {
    let stage = try pushing()
    try stage.user.tap(isSheet ? "Sheet" : "Next")
    let title = stage.user.title
    if isSheet { try stage.user.swipeDown(.begin) } else { try stage.user.swipeBack(.begin) }
    try stage.user.leaveApp()
    try stage.user.returnToApp()
    #expect(!stage.user.session.isTransitioning)
    #expect(stage.user.title == title)
    try stage.user.goBack()
    #expect(stage.user.title == "Home")
  }

  @Test func `writing replaces what a field holds, and return is pressed in it`() throws {
    let stage = try Stage {
      let field = $0.field("Name")
      field.text = "Ada"
      field.addAction(
        UIAction { ($0.sender as? UITextField)?.text = "entered" }, for: .editingDidEndOnExit)
    }
    try stage.user.type("Grace", into: "Name")
    #expect(stage.user.sees("Grace"))
    try stage.user.type("", into: "Name")
    #expect(!stage.user.sees("Grace"))
    try stage.user.submit("Name")
    #expect(stage.user.sees("entered"))
  }
}
