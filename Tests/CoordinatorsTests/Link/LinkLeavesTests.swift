import Coordinators
import Testing
import UIKit

/// What a link keeps of what is open, and what it leaves.
@MainActor struct LinkLeavesTests {
  private let scene: LinkScene
  private var stage: Stage { scene.stage }

  init() throws { scene = try LinkScene() }

  /// What is open, what is opened, and what is shown, ends and is kept.
  private nonisolated static let warm: [(Link, Link, String, [String])] = [
    ([], [.page("A")], "root A", []),
    ([.page("A")], [.page("A"), .flow("B")], "root A B", []),
    ([.page("A"), .flow("B")], [.page("A"), .flow("B")], "root A B", []),
    ([.page("A"), .flow("B")], [.page("A")], "root A", ["B"]),
    ([.page("A"), .flow("B")], [], "root", ["B"]),
    ([.page("A"), .flow("B"), .flow("C")], [.page("A"), .flow("B")], "root A B", ["C"]),
    ([.page("A"), .flow("B"), .flow("C")], [.page("A"), .flow("D")], "root A D", ["C", "B"]),
    ([.page("A"), .flow("B")], [.flow("B")], "root B", ["B"]),
    ([.page("A"), .page("B")], [.page("B")], "root B", []),
    ([.flow("B"), .page("C")], [.flow("B"), .page("D")], "root B D", []),
  ]

  @Test("what is open of a link is kept, and the rest left", arguments: warm, [true, false])
  func keepsPrefix(
    row: (open: Link, link: Link, titles: String, ends: [String]), isPresented: Bool
  ) {
    if isPresented { scene.root.presentation = .present(from: stage.stack) }
    scene.open(row.open)
    let kept = zip(row.open.steps, row.link.steps).prefix { $0 == $1 }.map(\.0)
    let before = kept.compactMap { scene.flow($0["name"] ?? "") }
    #expect(scene.open(row.link) == .opened)
    #expect(
      scene.titles.replacing(" | ", with: " ") == row.titles)
    #expect(stage.ends == row.ends)
    #expect(kept.compactMap { scene.flow($0["name"] ?? "") } == before)
    #expect(scene.root.link == row.link)
    #expect(stage.faults == [])
    // What was left is gone.
    let open = row.titles.split(separator: " ").map(String.init).filter { $0 != "root" }
    #expect(Set(stage.alive).subtracting(["home", "Home", "root"]) == Set(open))
  }

  @Test func `what a flow does by itself stays while a link only leads to the flow`() {
    let child = scene.root.child("B")
    child.onStart = { $0.pushCoordinator($0.child("own")) }
    child.linkStep = .flow("B")
    stage.run { scene.root.pushCoordinator(child) }
    stage.settle()
    #expect(scene.titles == "root B own")
    #expect(scene.open([.flow("B")]) == .opened)
    #expect(scene.titles == "root B own")
    #expect(scene.open([.flow("B"), .page("C")]) == .opened)
    #expect(scene.titles == "root B C")
    #expect(stage.ends == ["own"])
  }

  @Test func `a link that leads to the first screen leaves what has no steps as well`() {
    stage.begin("errand", ["X", "Y"], within: scene.root)
    stage.run { scene.root.present(UIAlertController()) }
    stage.settle()
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "root")
    #expect(stage.ends == ["errand"])
  }

  @Test func `a link from a flow that shows nothing itself leaves what would hide its screen`() {
    let outer = scene.root.child("outer")
    outer.first = nil
    let inner = outer.child("inner")
    var outcomes: [LinkOutcome] = []
    stage.run {
      scene.root.pushCoordinator(outer)
      outer.pushCoordinator(inner)
      stage.settle()
      inner.pushCoordinator(inner.child("sheet"), .over())
      stage.settle()
      #expect(scene.titles == "root inner | sheet")
      outer.open([.page("A")]) { outcomes.append($0) }
    }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "root inner A")
    #expect(outer.link == [.page("A")])
  }

  @Test func `a link from a flow that has left its stack but for a sheet leaves the sheet`() {
    let outer = scene.root.child("outer")
    var outcomes: [LinkOutcome] = []
    stage.run {
      scene.root.pushCoordinator(outer)
      // It is not left, and so not asked.
      outer.canLeave = { _, answer in answer(false) }
      outer.present(outer.page("sheet"))
      stage.settle()
      (stage.window.rootViewController as? UINavigationController)?
        .popToRootViewController(animated: false)
      stage.settle()
      #expect(scene.titles == "root | sheet")
      outer.open([.page("A")]) { outcomes.append($0) }
    }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "root A")
    #expect(outer.link == [.page("A")])
  }

  @Test func `a step that is open over where the flow goes on is taken again`() throws {
    let scene = try LinkScene()
    let page = scene.root.page("P")
    scene.stage.run {
      scene.root.mark(page, at: .page("P"))
      _ = scene.root.present(page)
    }
    scene.stage.settle()
    #expect(scene.root.link == [.page("P")])
    #expect(scene.open([.page("P"), .page("Q")]) == .opened)
    #expect(scene.root.link == [.page("P"), .page("Q")])
    #expect(scene.titles == "root P Q")
  }

  @Test func `a flow that loses all that it has to a link goes on with it`() throws {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      guard step == "outer" else { return nil }
      let outer = guide.child("outer")
      outer.first = nil
      outer.onStart = { $0.pushCoordinator($0.child("inner"), .over()) }
      return .start(outer)
    }
    #expect(scene.open(["outer"]) == .opened)
    let outer = scene.flow("outer")
    #expect(scene.titles == "root | inner")
    #expect(scene.open(["outer", .page("P")]) == .opened)
    #expect(scene.flow("outer") === outer)
    #expect(scene.titles == "root P")
    #expect(scene.stage.ends == ["inner"])
  }
}
