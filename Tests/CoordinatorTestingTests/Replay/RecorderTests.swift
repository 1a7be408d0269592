import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// What is written down of what a user does.
@MainActor struct RecorderTests {
  private func stage() throws -> Stage {
    try Stage { screen in
      screen.field("Name")
      screen.field("Password").isSecureTextEntry = true
      screen.button("Next") { [weak screen] in
        let next = Screen("Second") { $0.text("Welcome") }
        screen?.navigationController?.pushViewController(next, animated: true)
      }
    }
  }

  @Test func `each step is a line, and so is each screen that it leads to`() throws {
    let stage = try stage()
    let recorder = Recorder(stage.user.session)
    try stage.user.type("Ada", into: "Name")
    try stage.user.tap("Next")
    try stage.user.swipeBack(.begin)
    try stage.user.swipeBack(.cancel)
    try stage.user.goBack()
    #expect(
      recorder.script.description == """
        type "Ada" into "Name"
        tap "Next"
        expect title "Second"
        swipe back begin
        expect title "Home"
        swipe back cancel
        expect title "Second"
        go back
        expect title "Home"

        """)
  }

  @Test func `what is written into a secure field is not in it`() throws {
    let stage = try stage()
    let recorder = Recorder(stage.user.session)
    try stage.user.type("correct horse", into: "Password")
    #expect(recorder.script.description == "type <Password> into \"Password\"\n")
    #expect(!recorder.script.json.contains("correct"))
  }

  @Test func `a text that comes letter by letter is one step`() throws {
    let stage = try stage()
    let recorder = Recorder(stage.user.session)
    for text in ["A", "Ad", "Ada"] { try stage.user.type(text, into: "Name") }
    try stage.user.type("x", into: "Password")
    try stage.user.type("Grace", into: "Name")
    #expect(recorder.script.steps.count == 3)
    #expect(recorder.script.description.hasPrefix("type \"Ada\" into \"Name\"\n"))
  }

  @Test func `what was refused is not in it`() throws {
    let stage = try stage()
    let recorder = Recorder(stage.user.session)
    #expect(throws: UserError.self) { try stage.user.goBack() }
    #expect(recorder.script.steps == [])
  }

  @Test func `what a quick user does is marked`() throws {
    let stage = try stage()
    let recorder = Recorder(stage.user.session)
    stage.user.waitsForTransitions = false
    try stage.user.tap("Next")
    try stage.user.goBack()
    #expect(recorder.script.description.contains("quickly go back"))
  }

  @Test func `it goes on after a relaunch, and nothing follows once it has stopped`() throws {
    let stage = try stage()
    let recorder = Recorder(stage.user.session)
    try stage.user.tap("Next")
    #expect(recorder.stop().steps.count == 2)
    try stage.user.goBack()
    #expect(recorder.script.steps.count <= 3)
    #expect(!recorder.script.description.contains("go back"))
  }

  @Test func `of two recorders each stops by itself`() throws {
    let stage = try stage()
    let (first, second) = (Recorder(stage.user.session), Recorder(stage.user.session))
    try stage.user.type("Ada", into: "Name")
    first.stop()
    try stage.user.tap("Next")
    #expect(first.script.steps.first == .type("Ada", into: Target("Name")))
    #expect(!first.script.description.contains("tap"))
    #expect(second.script.description.contains("tap \"Next\""))
    second.stop()
    try stage.user.goBack()
    #expect(!second.script.description.contains("go back"))
  }

  @Test func `who is told of each event is told still when a recorder has stopped`() throws {
    let stage = try stage()
    let recorder = Recorder(stage.user.session)
    var count = 0
    stage.user.session.onEvent = { _ in count += 1 }
    recorder.stop()
    try stage.user.tap("Next")
    #expect(count == 1)
  }

  @Test(arguments: [AppEnding.system, .user])
  func `a relaunch is a step`(ending: AppEnding) async throws {
    let first = try stage()
    let recorder = Recorder(first.user.session)
    try first.user.tap("Next")
    try first.user.relaunch(endedBy: ending)
    try first.user.type("Ada", into: "Name")
    #expect(
      recorder.script.description == """
        tap "Next"
        expect title "Second"
        \(Step(.relaunch(ending)))
        expect title "Home"
        type "Ada" into "Name"

        """)
    #expect(recorder.stop().steps.count == 5)
    try first.user.type("Grace", into: "Name")
    #expect(!recorder.script.description.contains("Grace"))
  }

  @Test func `a link that an app is started again with is opened then`() throws {
    let stage = try stage()
    let recorder = Recorder(stage.user.session)
    let link = try #require(URL(string: "shop://7"))
    try stage.user.relaunch(opening: link)
    #expect(recorder.script.steps == [Step(.relaunch(.system)), Step(.open(link))])
  }

  @Test func `a recording replays in another session`() async throws {
    let first = try stage()
    let recorder = Recorder(first.user.session)
    try first.user.type("Ada", into: "Name")
    try first.user.type("secret", into: "Password")
    try first.user.tap("Next")
    try first.user.goBack()
    let second = try stage()
    try await second.user.replay(recorder.script, samples: ["Password": ["secret"]])
    #expect(second.user.screen == first.user.screen)
  }
}
