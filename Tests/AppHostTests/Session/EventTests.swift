import AppHost
import Testing
import UIKit

/// Events that are carried out, and events that are refused, with the reason and without effect.
@MainActor struct EventTests {
  private func expectRefused(
    _ stage: Stage, _ event: UserEvent, _ refusal: EventRefusal,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (tree, revision) = (stage.tree, stage.session.revision)
    #expect(stage.perform(event) == .refused(refusal), sourceLocation: sourceLocation)
    #expect(stage.tree == tree, sourceLocation: sourceLocation)
    #expect(stage.session.revision == revision, sourceLocation: sourceLocation)
  }

  @Test func `a tap runs the button's actions`() throws {
    var count = 0
    let stage = try Stage { $0.button("Play") { count += 1 } }
    #expect(stage.tap("Play") == .performed)
    #expect(count == 1)
  }

  @Test func `typing replaces the text, and return is pressed in the field that is edited`() throws
  {
    let stage = try Stage { $0.field("Name").text = "Ada" }
    let id = try #require(stage.node("Name")).id
    #expect(stage.perform(.type(id, text: "Grace")) == .performed)
    #expect(stage.node("Name")?.value == "Grace")
    #expect(stage.perform(.submit(id)) == .performed)
  }

  @Test
  func `return is pressed in a field that nothing was written into, which begins its editing`()
    throws
  {
    let field = UITextField()
    field.placeholder = "Name"
    var heard: [String] = []
    field.addAction(UIAction { _ in heard.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in heard.append("return") }, for: .primaryActionTriggered)
    let stage = try Stage { $0.add(field) }
    #expect(stage.perform(.submit(try #require(stage.node("Name")).id)) == .performed)
    #expect(heard == ["begin", "return"])
  }

  @Test func `one step back is the back button, or a swipe down`() throws {
    let stage = try Stage()
    stage.root.push(Screen("Second"), animated: false)
    #expect(stage.perform(.goBack) == .performed)
    #expect(stage.tree.screen?.label == "Home")
    stage.root.present(Screen("Sheet"), animated: false)
    #expect(stage.perform(.goBack) == .performed)
    #expect(stage.tree.screen?.label == "Home")
  }

  @Test func `what is not on screen is gone`() throws {
    let stage = try Stage()
    expectRefused(stage, .tap("v999"), .gone("v999"))
    expectRefused(stage, .type("", text: "x"), .gone(""))
  }

  @Test func `what was on screen is gone when it has left it`() throws {
    var count = 0
    let stage = try Stage()
    let second = Screen("Second") { $0.button("Play") { count += 1 } }
    stage.root.push(second, animated: false)
    let play = try #require(stage.node("Play")).id
    stage.perform(.goBack)
    expectRefused(stage, .tap(play), .gone(play))
    #expect(count == 0)
  }

  @Test func `a row that was taken away is gone`() throws {
    let stage = try Stage()
    let shelf = Shelf(["Apple", "Pear"])
    stage.root.push(shelf, animated: false)
    let pear = try #require(stage.node("Pear")).id
    shelf.sections = [["Apple", "Fig"]]
    expectRefused(stage, .tap(pear), .gone(pear))
    #expect(shelf.selected == [])
  }

  @Test func `a stale row that has moved is still the same row`() throws {
    let stage = try Stage()
    let shelf = Shelf(["Apple", "Pear"])
    stage.root.push(shelf, animated: false)
    let pear = try #require(stage.tree.root.first { $0.role == .row && $0.label == "Pear" }).id
    shelf.sections = [["Pear", "Apple"]]
    #expect(stage.perform(.tap(pear)) == .performed)
    #expect(shelf.selected == ["Pear"])
  }

  @Test func `what is disabled, or of another kind, does not take it`() throws {
    var count = 0
    let stage = try Stage {
      $0.button("Off") { count += 1 }.isEnabled = false
      $0.button("On") { count += 1 }
      $0.text("Words")
      $0.field("Name")
    }
    let (off, on) = try (#require(stage.node("Off")).id, #require(stage.node("On")).id)
    expectRefused(stage, .tap(off), .notPossible(off, .tap))
    expectRefused(stage, .type(on, text: "x"), .notPossible(on, .type))
    expectRefused(stage, .scroll(on), .notPossible(on, .scroll))
    expectRefused(stage, .submit(on), .notPossible(on, .submit))
    #expect(count == 0)
  }

  @Test func `a plain text takes nothing`() throws {
    let stage = try Stage { $0.text("Words") }
    let words = try #require(stage.node("Words")).id
    #expect(stage.perform(.tap(words)) != .performed)
  }

  @Test func `what lies under a sheet does not take it`() throws {
    var count = 0
    let stage = try Stage { $0.button("Play") { count += 1 } }
    stage.root.present(Screen("Sheet"), animated: false)
    let play = try #require(stage.node("Play")).id
    expectRefused(stage, .tap(play), .notPossible(play, .tap))
    #expect(count == 0)
  }

  @Test func `where nobody may go back nothing does`() throws {
    let stage = try Stage()
    for event in [
      .goBack, .swipeBack(.whole), .swipeBack(.begin), .swipeBack(.cancel), .swipeBack(.complete),
      .swipeDown(.whole), .swipeDown(.begin), .swipeDown(.cancel), .swipeDown(.complete),
    ] as [UserEvent] {
      expectRefused(stage, event, .noWayBack)
    }
    stage.root.push(Screen("Second") { $0.navigationItem.hidesBackButton = true }, animated: false)
    expectRefused(stage, .goBack, .noWayBack)
    expectRefused(stage, .swipeBack(.whole), .noWayBack)
  }

  @Test func `while a sheet goes nobody goes back behind it`() throws {
    let stage = try Stage()
    stage.root.push(Screen("Second"), animated: false)
    stage.root.navigationController?.present(Screen("Sheet"), animated: false)
    stage.root.navigationController?.dismiss(animated: true)
    #expect(stage.tree.screen?.label == "Second")
    #expect(stage.session.perform(.goBack) == .refused(.noWayBack))
    #expect(stage.session.perform(.swipeBack(.whole)) == .refused(.noWayBack))
    stage.clock.runUntilIdle()
    #expect(stage.perform(.goBack) == .performed)
    #expect(stage.tree.screen?.label == "Home")
  }

  @Test(
    "a finger lets go of what it has touched, though another window has come in front",
    arguments: [true, false], [true, false])
  func letGoUnderWindow(isSheet: Bool, completes: Bool) throws {
    let stage = try Stage()
    if isSheet {
      stage.root.present(Screen("Second"), animated: false)
    } else {
      stage.root.push(Screen("Second"), animated: false)
    }
    #expect(stage.perform(isSheet ? .swipeDown(.begin) : .swipeBack(.begin)) == .performed)
    let scene = try #require(stage.root.view.window?.windowScene)
    let front = UIWindow(windowScene: scene)
    front.rootViewController = Screen("Front")
    front.isHidden = false
    #expect(stage.tree.screen?.label == "Front")
    let phase: UserEvent.GesturePhase = completes ? .complete : .cancel
    #expect(stage.perform(isSheet ? .swipeDown(phase) : .swipeBack(phase)) == .performed)
    front.isHidden = true
    #expect(stage.tree.screen?.label == (completes ? "Home" : "Second"))
  }

  @Test(
    "a finger that lets go of a sheet chooses nothing in an action sheet behind that",
    arguments: [true, false])
  func letGoBeforeActionSheet(completes: Bool) throws {
    let stage = try Stage()
    var chosen = 0
    let actions = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
    actions.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen += 1 })
    stage.root.present(actions, animated: false)
    let scene = try #require(stage.root.view.window?.windowScene)
    let front = UIWindow(windowScene: scene)
    let base = Screen("Front")
    front.rootViewController = base
    front.isHidden = false
    base.present(Screen("Sheet"), animated: false)
    #expect(stage.perform(.swipeDown(.begin)) == .performed)
    #expect(stage.perform(.swipeDown(completes ? .complete : .cancel)) == .performed)
    #expect(stage.tree.screen?.label == (completes ? "Front" : "Sheet"))
    #expect(chosen == 0)
    #expect(stage.root.presentedViewController === actions)
  }

  @Test func `a sheet that the app keeps stays`() throws {
    let stage = try Stage()
    let sheet = Screen("Sheet")
    sheet.isModalInPresentation = true
    stage.root.present(sheet, animated: false)
    expectRefused(stage, .goBack, .noWayBack)
    expectRefused(stage, .swipeDown(.whole), .noWayBack)
  }

  @Test func `a double event is performed once`() throws {
    let stage = try Stage { screen in
      screen.button("Next") { [weak screen] in screen?.push(Screen("Second")) }
    }
    let next = try #require(stage.node("Next")).id
    #expect(stage.session.perform(.tap(next)) == .performed)
    #expect(stage.session.perform(.tap(next)) == .refused(.gone(next)))
    stage.clock.runUntilIdle()
    #expect(stage.tree.depth == 1)
  }

  @Test(
    "a refusal reads as a clause",
    arguments: [
      (.gone("v1"), "nothing on screen is called v1"),
      (.notPossible("v1", .tap), "v1 does not take tap now"),
      (.noWayBack, "there is no way back from here"), (.ended, "the app has ended"),
    ] as [(EventRefusal, String)])
  func wording(refusal: EventRefusal, text: String) {
    #expect(refusal.description == text)
  }
}
