import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link that is opened right after a tree is restored comes when all of that is there.
@MainActor struct RestoreThenLinkTests {
  @Test("in columns of a phone", arguments: ["left", "right"], ["left", "right"])
  func columns(kept: String, linked: String) throws {
    let scene = try LinkScene(columnsIn: .compact)
    scene.open([.tab(kept), .page("K"), .page("L")])
    let tree = scene.stage.run { scene.root.save() }
    let again = try LinkScene(columnsIn: .compact)
    var events: [String] = []
    again.stage.run {
      again.root.restore(tree) { _ in events.append("restored") }
      again.root.open([.tab(linked), .page("P")]) { events.append("\($0)") }
    }
    again.stage.settle()
    #expect(events == ["restored", "opened"])
    #expect(again.root.link == [.tab(linked), .page("P")])
    #expect(again.stage.faults == [])
  }
}
