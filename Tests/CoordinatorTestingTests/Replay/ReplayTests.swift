import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// A script in a session: what it does, and where it says that something is different.
@MainActor struct ReplayTests {
  private func stage(log: @escaping (String) -> Void = { _ in }) throws -> Stage {
    try Stage { screen in
      screen.button("Next") { [weak screen] in
        log("next")
        let next = Screen("Second") { $0.text("Welcome") }
        screen?.navigationController?.pushViewController(next, animated: true)
      }
      screen.button("Later") { [weak screen] in
        Task {
          for _ in 1...5 { await Task.yield() }
          screen?.title = "Done"
        }
      }
      screen.field("Name")
    }
  }

  private func difference(
    _ text: String, on stage: Stage, samples: Samples = [:]
  ) async throws -> ReplayDifference? {
    do {
      try await stage.user.replay(Script(text: text), samples: samples)
      return nil
    } catch let difference as ReplayDifference {
      return difference
    }
  }

  @Test func `each step is taken when everything is at rest`() async throws {
    let stage = try stage()
    let script = """
      tap "Later"
      expect title "Done"
      tap "Next"
      expect "Welcome"
      expect no "Later"
      go back
      expect title "Done"
      """
    #expect(try await difference(script, on: stage) == nil)
  }

  @Test func `a quick step does not wait`() async throws {
    let stage = try stage()
    let found = try await difference("tap \"Later\"\nquickly expect title \"Done\"", on: stage)
    #expect(found?.line == 2)
    #expect(found?.reason == "The screen is called “Home”.")
  }

  @Test func `a double tap taps what is there by then`() async throws {
    var taps: [String] = []
    let stage = try stage { taps.append($0) }
    #expect(try await difference("double-tap \"Next\"", on: stage) == nil)
    #expect(taps == ["next"])
    try stage.user.goBack()
    try stage.user.doubleTap("Next")
    #expect(taps == ["next", "next"])
    #expect(stage.user.title == "Second")
    #expect(!stage.user.session.isTransitioning)
  }

  @Test(arguments: [
    ("tap \"Nxet\"", 1, "There is “Next”, “Later”."),
    ("go back", 1, "There is no way back from here."),
    ("tap \"Next\"\n\nexpect \"Goodbye\"", 3, "“Goodbye” is not on screen."),
    ("expect no \"Next\"", 1, "“Next” is on screen."),
    ("# Later\nexpect title \"Done\"", 2, "The screen is called “Home”."),
    ("type <Name> into \"Name\"", 1, "There is no sample called <Name>."),
  ])
  func `the first difference is told with its line, why, and the screen`(
    text: String, line: Int, reason: String
  ) async throws {
    let stage = try stage()
    let found = try await difference(text, on: stage)
    #expect(found?.line == line)
    #expect(found?.reason == reason)
    #expect(found?.screen == stage.user.screen)
    #expect(found?.description.hasPrefix("line \(line): ") == true)
  }

  @Test func `an app that ends tells why`() async throws {
    let stage = try Stage { screen in
      screen.button("Break") { [weak screen] in
        guard let screen else { return }
        screen.navigationController?.pushViewController(screen, animated: true)
      }
    }
    let found = try await difference("tap \"Break\"", on: stage)
    #expect(found?.reason.hasPrefix("The app has ended: Pushing the same") == true)
  }

  @Test func `samples fill in what a script only names`() async throws {
    let stage = try stage()
    let script = "type <Name 2> into \"Name\"\nexpect \"Grace\""
    #expect(
      try await difference(script, on: stage, samples: ["Name": ["Ada", "Grace"]]) == nil)
  }

  @Test func `the app is started again on the same device`() async throws {
    let stage = try stage()
    let first = stage.user.session
    #expect(try await difference("wait 1\nrelaunch", on: stage) == nil)
    #expect(first.endReason != nil)
    #expect(stage.user.session !== first)
    #expect(stage.user.clock.now >= 1)
  }

  @Test func `two fingers tap at the same time`() throws {
    var taps: [String] = []
    let stage = try Stage { screen in
      for name in ["Left", "Right"] { screen.button(name) { taps.append(name) } }
    }
    try stage.user.together {
      try stage.user.tap("Left")
      try stage.user.tap("Right")
    }
    #expect(taps == ["Left", "Right"])
  }

  @Test func `what is near is what is most alike, where there is much`() throws {
    let stage = try Stage { screen in
      for number in 1...20 { screen.button("Button \(number)") }
      screen.button("Play")
    }
    let reason = failure { try stage.user.tap("Plya") } ?? ""
    #expect(reason.contains("There is “Play”, "))
    #expect(reason.hasSuffix(" and 13 more."))
  }
}
