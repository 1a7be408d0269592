#if canImport(CoordinatorTesting)
  import AppHost
  import CoordinatorTesting
  import Foundation
  import Notes
  import Testing

  @Suite(.nothingStays) @MainActor struct FlowTests {
    @Test func `a new note is written in a sheet, and listed`() throws {
      let user = try VirtualUser(running: .notes)
      try user.tap("New")
      try user.type("Shopping", into: "Title")
      try user.tap("Save")
      #expect(user.title == "Notes")
      #expect(user.sees("Shopping"))
    }

    @Test func `a note is edited on the same stack, and shows what was saved`() throws {
      let user = try VirtualUser(running: .notes)
      try user.tap("Ideas")
      try user.tap("Edit")
      try user.type("A kite of paper", into: "Text")
      try user.tap("Save")
      #expect(user.title == "Ideas")
      #expect(user.sees("A kite of paper"))
    }

    @Test func `a note needs a title`() throws {
      let user = try VirtualUser(running: .notes)
      try user.tap("New")
      try user.tap("Save")
      #expect(user.sees("A note needs a title."))
      try user.tap("Cancel")
      #expect(user.title == "Notes")
    }

    @Test("who leaves is asked before anything is lost", arguments: ["back button", "swipe"])
    func asked(exit: String) throws {
      let user = try VirtualUser(running: .notes)
      try user.tap("Ideas")
      try user.tap("Edit")
      func leave() throws { if exit == "swipe" { try user.swipeBack() } else { try user.goBack() } }
      try user.type("A kite of paper", into: "Text")
      try leave()
      #expect(user.title == "Discard your changes?")
      try user.tap("Keep Editing")
      #expect(user.title == "Edit Note")
      try leave()
      try user.tap("Discard")
      #expect(user.title == "Ideas")
      #expect(user.sees("A kite of silk"))
    }

    @Test func `who has written nothing is not asked`() throws {
      let user = try VirtualUser(running: .notes)
      try user.tap("Ideas")
      try user.tap("Edit")
      try user.goBack()
      #expect(user.title == "Ideas")
    }

    @Test("however a flow is left, nothing of it stays", arguments: ["Cancel", "swipe", "Save"])
    func released(exit: String) throws {
      let user = try VirtualUser(running: .notes)
      try user.expectReleased {
        try user.tap("New")
        try user.type("Shopping", into: "Title")
        if exit == "swipe" { try user.swipeDown() } else { try user.tap(exit) }
        if exit != "Save" { try user.tap("Discard") }
      }
    }

    @Test func `what somebody did in a browser happens again`() async throws {
      let script = try #require(
        Bundle.module.url(forResource: "Scripts/edit", withExtension: "script"))
      let user = try VirtualUser(running: .notes)
      try await user.replay(Script(text: String(contentsOf: script, encoding: .utf8)))
    }
  }
#endif
