import AppHost
import Testing
import UIKit

/// A host hears that it should look again.
@MainActor struct ChangeTests {
  /// Lets what was told of be heard.
  private func heard(_ condition: () -> Bool) async {
    for _ in 1...1000 where !condition() { await Task.yield() }
  }

  @Test func `a burst of changes is told of once, afterwards`() async throws {
    let stage = try Stage { $0.text("Hello") }
    var count = 0
    stage.session.onChange = { count += 1 }
    for number in 1...100 { stage.root.text("Line \(number)") }
    #expect(count == 0)
    await heard { count > 0 }
    #expect(count == 1)
  }

  @Test func `each burst is told of`() async throws {
    let stage = try Stage()
    var count = 0
    stage.session.onChange = { count += 1 }
    for round in 1...3 {
      stage.root.title = "Round \(round)"
      await heard { count == round }
      #expect(count == round)
    }
  }

  @Test func `an event and what it sets in motion are told of`() async throws {
    let stage = try Stage { screen in
      screen.button("Next") { [weak screen] in screen?.push(Screen("Second")) }
    }
    var titles: [String?] = []
    stage.session.onChange = { [weak session = stage.session] in
      titles.append(session?.tree.screen?.label)
    }
    stage.tap("Next")
    await heard { !titles.isEmpty }
    #expect(titles.last == "Second")
  }

  @Test func `nobody is told when nothing changes`() async throws {
    let stage = try Stage()
    _ = stage.tree
    var count = 0
    stage.session.onChange = { count += 1 }
    _ = stage.tree
    for _ in 1...100 { await Task.yield() }
    #expect(count == 0)
  }

  @Test func `a session that is gone tells nobody`() async throws {
    var count = 0
    do {
      let stage = try Stage()
      stage.session.onChange = { count += 1 }
      stage.root.title = "Other"
      stage.session.end()
    }
    #expect(count == 1)
    for _ in 1...100 { await Task.yield() }
    #expect(count == 1)
  }
}
