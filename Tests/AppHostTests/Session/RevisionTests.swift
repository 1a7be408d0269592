import AppHost
import Testing
import UIKit

/// The two counts by which a host knows whether a page is out of date.
@MainActor struct RevisionTests {
  @Test func `they begin where a host says`() throws {
    let app = App(name: "Test") { _ in
      Stage.Delegate(UINavigationController(rootViewController: Screen("Home")))
    }
    let first = try AppSession(app: app, clock: .manual(ManualClock()), isStrict: true)
    let other = try AppSession(
      app: app, clock: .manual(ManualClock()), firstRevision: 1000, isStrict: true)
    #expect(other.revision == first.revision + 1000)
    #expect(other.version == first.version + 1000)
  }

  @Test func `a performed event counts, also if nothing changes on screen`() throws {
    let stage = try Stage { $0.button("Play") }
    let (revision, version) = (stage.session.revision, stage.session.version)
    stage.tap("Play")
    #expect(stage.session.revision == revision + 1)
    #expect(stage.session.version == version)
  }

  @Test func `a refused event does not count`() throws {
    let stage = try Stage { $0.button("Play").isEnabled = false }
    let (revision, version) = (stage.session.revision, stage.session.version)
    stage.tap("Play")
    stage.perform(.goBack)
    stage.perform(.tap("nothing"))
    #expect(stage.session.revision == revision)
    #expect(stage.session.version == version)
  }

  @Test func `what changes within a screen by itself is another version of the same revision`()
    throws
  {
    let stage = try Stage { $0.text("Loading") }
    let (revision, version) = (stage.session.revision, stage.session.version)
    stage.root.text("Loaded")
    #expect(stage.session.version == version + 1)
    #expect(stage.session.revision == revision)
  }

  @Test(
    "a change of screens counts, whoever makes it",
    arguments: ["push", "pop", "present", "dismiss", "replace"])
  func screens(change: String) throws {
    let stage = try Stage()
    stage.root.push(Screen("Second"), animated: false)
    let top = try #require(stage.root.navigationController?.topViewController as? Screen)
    if change == "dismiss" { top.present(Screen("Sheet"), animated: false) }
    let (revision, version) = (stage.session.revision, stage.session.version)
    switch change {
    case "push": top.push(Screen("Third"), animated: false)
    case "pop": top.navigationController?.popViewController(animated: false)
    case "present": top.present(Screen("Sheet"), animated: false)
    case "dismiss": top.dismiss(animated: false)
    default: top.navigationController?.setViewControllers([Screen("Other")], animated: false)
    }
    #expect(stage.session.revision > revision)
    #expect(stage.session.version > version)
  }

  @Test func `looking does not count`() throws {
    let stage = try Stage { $0.text("Hello") }
    let (revision, version) = (stage.session.revision, stage.session.version)
    for _ in 1...3 { _ = stage.tree }
    stage.root.view.setNeedsLayout()
    #expect(stage.session.revision == revision)
    #expect(stage.session.version == version)
  }

  @Test func `a change and back between two looks is none`() throws {
    let stage = try Stage { $0.text("Hello") }
    let version = stage.session.version
    stage.root.title = "Other"
    stage.root.title = "Home"
    #expect(stage.session.version == version)
  }

  @Test func `neither ever goes back`() throws {
    let stage = try Stage { screen in
      screen.button("Next") { [weak screen] in screen?.push(Screen("Second")) }
    }
    var last = (revision: stage.session.revision, version: stage.session.version)
    for _ in 1...10 {
      for event in [.tap(stage.node("Next")?.id ?? "nothing"), .goBack, .goBack] as [UserEvent] {
        stage.perform(event)
        #expect(stage.session.revision >= last.revision)
        #expect(stage.session.version >= last.version)
        last = (stage.session.revision, stage.session.version)
      }
    }
    stage.session.end()
    #expect(stage.session.revision >= last.revision)
    #expect(stage.session.version >= last.version)
  }
}
