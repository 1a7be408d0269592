import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link that is opened right after a tree is restored comes when all of that is there.
@MainActor struct RestoreThenLinkTests {
  /// Restores a tree and opens a link in one turn.
  ///
  /// - Returns: what has come of both, in order.
  private func restore(_ tree: SavedTree, thenOpen link: Link, in scene: LinkScene) -> [String] {
    var events: [String] = []
    scene.stage.run {
      scene.root.restore(tree) { events.append("restored \($0.omissions)") }
      scene.root.open(link) { events.append("\($0)") }
    }
    scene.stage.settle()
    #expect(scene.stage.faults == [])
    return events
  }

  @Test("in columns of a phone", arguments: ["left", "right"], ["left", "right"])
  func columns(kept: String, linked: String) throws {
    let scene = try LinkScene(columnsIn: .compact)
    scene.open([.tab(kept), .page("K"), .page("L")])
    let tree = scene.stage.run { scene.root.save() }
    let again = try LinkScene(columnsIn: .compact)
    let events = restore(tree, thenOpen: [.tab(linked), .page("P")], in: again)
    #expect(events == ["restored []", "opened"])
    #expect(again.root.link == [.tab(linked), .page("P")])
  }

  @Test("in columns of a phone, with a sheet", arguments: ["left", "right"], ["left", "right"])
  func sheetInColumns(kept: String, linked: String) throws {
    func scene() throws -> LinkScene {
      let scene = try LinkScene(columnsIn: .compact)
      scene.flow(kept)?.presentation = .over()
      return scene
    }
    let first = try scene()
    first.open([.tab(kept), .page("K"), .flow("S"), .page("T")])
    let tree = first.stage.run { first.root.save() }
    let again = try scene()
    let events = restore(tree, thenOpen: [.tab(linked), .page("P")], in: again)
    #expect(events == ["restored []", "opened"])
    #expect(again.root.link == [.tab(linked), .page("P")])
    #expect(again.stage.ends == ["S"])
  }

  @Test(
    "in both columns of a phone, after the whole tree", arguments: ["left", "right"],
    ["left", "right"])
  func bothColumns(last: String, linked: String) throws {
    func scene() throws -> LinkScene {
      let scene = try LinkScene(columnsIn: .compact)
      for name in ["left", "right"] { scene.flow(name)?.presentation = .over() }
      return scene
    }
    let first = try scene()
    for name in last == "left" ? ["right", "left"] : ["left", "right"] {
      first.open([.tab(name), .page("K \(name)"), .page("L \(name)")])
    }
    let tree = first.stage.run { first.root.save() }
    let alone = try scene()
    _ = alone.restore(tree)
    alone.open([.tab(linked), .page("P")])
    let together = try scene()
    let events = restore(tree, thenOpen: [.tab(linked), .page("P")], in: together)
    #expect(events == ["restored []", "opened"])
    #expect(together.state == alone.state)
  }

  @Test("a link that a flow opens as it is restored comes after all", arguments: [true, false])
  func openedMeanwhile(isSheet: Bool) throws {
    func scene() throws -> LinkScene {
      let scene = try LinkScene()
      if isSheet { scene.root.presentation = .over() }
      return scene
    }
    let first = try scene()
    first.open([.flow("A"), .page("K"), .page("L")])
    let tree = first.stage.run { first.root.save() }
    let again = try scene()
    var events: [String] = []
    again.root.ways = { [weak root = again.root] _, step, _ in
      if step == .page("K") { root?.open([.flow("B")]) { events.append("\($0)") } }
      return nil
    }
    again.stage.run { again.root.restore(tree) { events.append("restored \($0.omissions)") } }
    again.stage.settle()
    #expect(events == ["restored []", "opened"])
    #expect(again.root.link == [.flow("B")])
    #expect(again.stage.faults == [])
  }
}
