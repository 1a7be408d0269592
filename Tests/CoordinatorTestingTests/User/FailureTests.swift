import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// What a failing test reads like.
@MainActor struct FailureTests {
  @Test func `a failure tells where, what, why, what is near, and shows the screen`() throws {
    let stage = try Stage("Home") {
      $0.text("Welcome")
      $0.button("Play")
      $0.field("Name").text = "Ada"
      $0.button("Stop").isEnabled = false
    }
    var text = ""
    do {
      try stage.user.tap("Pause", file: "Tests/Some.swift", line: 7)
    } catch {
      text = "\(error)"
    }
    #expect(
      text == """
        Tests/Some.swift:7: could not tap “Pause”. There is “Play”.
        On screen:
        window:
          screen “Home”
            Welcome
            [Play]
            Name: [Ada]
            [Stop] (disabled)
        """)
  }

  @Test func `a user's session is strict`() throws {
    let stage = try Stage()
    for title in ["One", "Two"] {
      stage.root.navigationController?.pushViewController(Screen(title), animated: true)
    }
    #expect(stage.user.session.faults.count == 1)
    #expect(stage.user.session.faults.first?.hasPrefix("strict: ") == true)
    #expect(stage.user.session.endReason == nil)
  }

  @Test func `what is disabled says so`() throws {
    let stage = try Stage { $0.button("Play").isEnabled = false }
    #expect(failure { try stage.user.tap("Play") } == "could not tap “Play”. It is disabled.")
  }

  @Test func `what has that name and is something else says what it is`() throws {
    let stage = try Stage {
      $0.button("Play")
      $0.field("Name")
    }
    #expect(
      failure { try stage.user.type("x", into: "Play") }
        == "could not type into “Play”. It is a button, which does not take that.")
    #expect(
      failure { try stage.user.tap("Name") }
        == "could not tap “Name”. It is a textField, which does not take that.")
  }

  @Test func `what lies under a sheet says so`() throws {
    let stage = try Stage { $0.button("Play") }
    stage.root.present(Screen("Sheet") { $0.button("Close") }, animated: false)
    #expect(
      failure { try stage.user.tap("Play") }
        == "could not tap “Play”. It lies under what is presented over it.")
    #expect(!stage.user.sees("Play"))
    #expect(stage.user.sees("Close"))
  }

  @Test func `two things of one name are not guessed between`() throws {
    let stage = try Stage {
      $0.button("Play")
      $0.button("Play")
    }
    #expect(
      failure { try stage.user.tap("Play") }
        == "could not tap “Play”. 2 things are called that: say in which row or group it is.")
  }

  @Test func `a container that is not there says so`() throws {
    let stage = try Stage { $0.button("Play") }
    #expect(
      failure { try stage.user.tap("Play", in: "Game") }
        == "could not tap “Play” in “Game”. Nothing on screen shows “Game”.")
  }

  @Test func `a screen with nothing to tap says so`() throws {
    let stage = try Stage { $0.text("Welcome") }
    #expect(
      failure { try stage.user.tap("Play") } == "could not tap “Play”. Nothing here takes that.")
    #expect(
      failure { try stage.user.type("x", into: "Name") }
        == "could not type into “Name”. Nothing here takes that.")
  }

  @Test func `near is only what takes the same`() throws {
    let stage = try Stage {
      $0.button("Play")
      $0.field("Name")
      $0.field("Password")
    }
    #expect(
      failure { try stage.user.type("x", into: "Nmae") }
        == "could not type into “Nmae”. There is “Name”, “Password”.")
  }

  @Test func `a way back that is not there says so`() throws {
    let stage = try Stage()
    let reason = "there is no way back from here"
    #expect(failure { try stage.user.goBack() } == "could not go back. \(reason)")
    #expect(failure { try stage.user.swipeBack() } == "could not swipe back (whole). \(reason)")
    #expect(
      failure { try stage.user.swipeDown(.begin) } == "could not swipe down (begin). \(reason)")
  }

  @Test func `a list without more rows says so`() throws {
    let stage = try Stage()
    #expect(
      failure { try stage.user.scroll() }
        == "could not scroll. No list on screen has more rows than it shows.")
  }

  @Test func `an app that ends in the middle of a step says why`() throws {
    let stage = try Stage { screen in
      screen.button("Break") { [weak screen] in
        guard let screen else { return }
        screen.navigationController?.pushViewController(screen, animated: true)
      }
    }
    let text = failure { try stage.user.tap("Break") }
    #expect(
      text?.hasPrefix("could not tap “Break”. The app has ended: Pushing the same view") == true)
    #expect(failure { try stage.user.goBack() } == "could not go back. the app has ended")
  }

  @Test func `a failed step changes nothing`() throws {
    let stage = try Stage { $0.button("Play") }
    let before = stage.user.screen
    #expect(throws: UserError.self) { try stage.user.tap("Stop") }
    #expect(throws: UserError.self) { try stage.user.goBack() }
    #expect(stage.user.screen == before)
  }
}
