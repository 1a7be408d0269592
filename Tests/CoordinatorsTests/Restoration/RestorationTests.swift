import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// A tree is saved in one process and restored in another.
@MainActor struct RestorationTests: RestoreTesting {
  /// Restores in a fresh app.
  private func restored(
    _ scene: LinkScene, hasTabs: Bool = false, ownsTabs: Bool = false,
    configure: (LinkScene) -> Void = { _ in }
  ) throws -> (LinkScene, RestorationReport?) {
    let tree = try carried(scene.stage.run { scene.root.save() })
    let fresh = try LinkScene(hasTabs: hasTabs, ownsTabs: ownsTabs)
    fresh.root.presentation = scene.root.presentation == nil ? nil : .present(from: fresh.front)
    configure(fresh)
    return (fresh, fresh.restore(tree))
  }

  private nonisolated static let links: [Link] = [
    [], [.page("A")], [.flow("A")], [.page("A"), .page("B")], [.page("A"), .flow("B"), .page("C")],
    [.flow("A"), .flow("B"), .flow("C")], [.page("A"), .flow("B"), .page("A"), .flow("B")],
  ]

  @Test("stacks and sheets come back, with the same parents", arguments: links, [true, false])
  func stacks(link: Link, isPresented: Bool) throws {
    let scene = try LinkScene()
    if isPresented { scene.root.presentation = .present(from: scene.front) }
    scene.open(link)
    let (fresh, report) = try restored(scene)
    #expect(report == RestorationReport())
    #expect(fresh.titles == scene.titles)
    #expect(fresh.flows == scene.flows)
    #expect(fresh.root.link == link)
    #expect(fresh.stage.alive.sorted() == scene.stage.alive.sorted())
    #expect(fresh.stage.faults == [])
    // And they can be left.
    fresh.open([])
    #expect(fresh.titles == "root")
    #expect(fresh.flows == "root")
  }

  @Test("each tab comes back with what was open in it", arguments: ["left", "right"])
  func tabs(chosen: String) throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .page("A"), .flow("B")])
    scene.open([.tab("left"), .page("L")])
    scene.stage.run { scene.tabs?.selectedIndex = chosen == "left" ? 0 : 1 }
    scene.stage.settle()
    let (fresh, report) = try restored(scene, hasTabs: true)
    #expect(report == RestorationReport())
    #expect(fresh.titles == (chosen == "left" ? "left L" : "right A B"))
    #expect(fresh.root.link == scene.root.link)
    #expect(fresh.flows == "root(left right(B))")
    fresh.stage.run { fresh.tabs?.selectedIndex = chosen == "left" ? 1 : 0 }
    fresh.stage.settle()
    #expect(fresh.titles == (chosen == "left" ? "right A B" : "left L"))
    #expect(fresh.stage.faults == [])
  }

  @Test("each tab of one flow comes back with what was open in it", arguments: ["left", "right"])
  func ownTabs(chosen: String) throws {
    let scene = try LinkScene(ownsTabs: true)
    scene.open([.tab("right"), .page("A"), .page("B")])
    scene.open([.tab("left"), .page("L")])
    scene.stage.run { scene.tabs?.selectedIndex = chosen == "left" ? 0 : 1 }
    scene.stage.settle()
    let (fresh, report) = try restored(scene, ownsTabs: true)
    #expect(report == RestorationReport())
    #expect(fresh.titles == (chosen == "left" ? "left L" : "right A B"))
    #expect(fresh.root.link == scene.root.link)
    fresh.stage.run { fresh.tabs?.selectedIndex = chosen == "left" ? 1 : 0 }
    fresh.stage.settle()
    #expect(fresh.titles == (chosen == "left" ? "right A B" : "left L"))
  }

  @Test("the tab that was shown is shown, though one before it is left out", arguments: ["B", "C"])
  func tabAfterOneLeftOut(chosen: String) throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.presentation = scene.tabs.map { .tab(of: $0) }
    for name in ["A", "B", "C"] { scene.open([.flow(name)]) }
    scene.open([.flow(chosen), .page("P")])
    #expect(scene.titles == "\(chosen) P")
    let (fresh, report) = try restored(scene, hasTabs: true) { fresh in
      fresh.root.presentation = fresh.tabs.map { .tab(of: $0) }
      fresh.root.ways = { _, step, _ in step == .flow("A") ? .refuse("There is no A.") : nil }
    }
    #expect(report?.omissions.map(\.name) == ["flow A"])
    #expect(fresh.flows == "root(left right B C)")
    #expect(fresh.titles == "\(chosen) P")
  }

  @Test func `a tab of which nothing comes back is shown all the same`() throws {
    let scene = try LinkScene(hasTabs: true)
    let plain = scene.root.page("Plain")
    scene.stage.run {
      scene.tabs?.viewControllers?.append(UINavigationController(rootViewController: plain))
    }
    scene.open([.tab("right"), .page("A")])
    scene.stage.run { scene.tabs?.selectedIndex = 2 }
    scene.stage.settle()
    let (fresh, _) = try restored(scene, hasTabs: true) { fresh in
      let plain = fresh.root.page("Plain")
      fresh.stage.run {
        fresh.tabs?.viewControllers?.append(UINavigationController(rootViewController: plain))
      }
    }
    #expect(fresh.titles == "Plain")
  }

  @Test func `a sheet over tabs comes back with what lay beneath`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.presentation = .present(from: scene.front)
    scene.open([.tab("right"), .page("A")])
    scene.stage.run { scene.root.take(.flow("sheet")) }
    scene.stage.settle()
    scene.stage.run { scene.flow("sheet")?.take(.page("S")) }
    scene.stage.settle()
    #expect(scene.titles == "right A | sheet S")
    let (fresh, report) = try restored(scene, hasTabs: true)
    #expect(report == RestorationReport())
    #expect(fresh.titles == "right A | sheet S")
    #expect(fresh.flows == "root(left right sheet)")
    #expect(fresh.stage.faults == [])
  }

  /// Each flow within another is presented over whatever that shows.
  private func presentsOver(_ scene: LinkScene) {
    let ways = scene.root.ways
    scene.root.ways = { guide, step, path in
      guard step.name == "flow" else { return ways(guide, step, path) }
      return .start(guide.child(step["name"] ?? ""), .over())
    }
    for case let tab as Guide in scene.root.childCoordinators { tab.ways = scene.root.ways }
  }

  @Test func `sheets lie over each other as they did, whichever flow has opened them`() throws {
    let scene = try LinkScene()
    presentsOver(scene)
    for (flow, step) in [("root", "A"), ("root", "B"), ("A", "C"), ("root", "D")] {
      scene.stage.run { scene.flow(flow)?.take(.flow(step)) }
      scene.stage.settle()
    }
    #expect(scene.titles == "root | A | B | C | D")
    let (fresh, report) = try restored(scene, configure: presentsOver)
    #expect(report == RestorationReport())
    #expect(fresh.titles == "root | A | B | C | D")
    #expect(fresh.flows == "root(A(C) B D)")
    #expect(fresh.stage.faults == [])
  }

  @Test("a sheet that was opened from a tab comes back", arguments: ["left", "right"])
  func sheetFromATab(chosen: String) throws {
    let scene = try LinkScene(hasTabs: true)
    presentsOver(scene)
    scene.open([.tab("right"), .page("A"), .flow("sheet")])
    // By code: a user reaches no tab beneath a sheet.
    scene.stage.run { scene.tabs?.selectedIndex = chosen == "left" ? 0 : 1 }
    scene.stage.settle()
    let (fresh, report) = try restored(scene, hasTabs: true, configure: presentsOver)
    #expect(report == RestorationReport())
    #expect(fresh.titles == (chosen == "left" ? "left | sheet" : "right A | sheet"))
    #expect(fresh.flows == "root(left right(sheet))")
    #expect(fresh.stage.faults == [])
  }

  @Test func `what is written comes back`() throws {
    let scene = try LinkScene()
    scene.open([.flow("A"), .flow("B")])
    scene.flow("A")?.text = "Dear all,"
    let (fresh, report) = try restored(scene)
    #expect(report == RestorationReport())
    #expect(fresh.flow("A")?.text == "Dear all,")
    #expect(fresh.flow("B")?.text == "")
  }

  @Test func `a flow that its parent starts by itself is found, and filled`() throws {
    func configure(_ scene: LinkScene) {
      scene.root.ways = { guide, step, _ in
        guard step == "work" else { return nil }
        let child = guide.child("W")
        child.onStart = { $0.pushCoordinator($0.child("own")) }
        return .start(child)
      }
    }
    let scene = try LinkScene()
    configure(scene)
    scene.open(["work"])
    scene.stage.run { scene.flow("own")?.take(.page("P")) }
    scene.stage.settle()
    scene.flow("own")?.text = "draft"
    #expect(scene.titles == "root W own P")
    let (fresh, report) = try restored(scene, configure: configure)
    #expect(report == RestorationReport())
    #expect(fresh.titles == "root W own P")
    #expect(fresh.flows == "root(W(own))")
    #expect(fresh.flow("own")?.text == "draft")
  }

  @Test func `a screen with a step that a flow shows as it starts is not shown twice`() throws {
    func configure(_ scene: LinkScene) {
      scene.root.ways = { guide, step, _ in
        guard step == "work" else { return nil }
        let child = guide.child("W")
        child.first = nil
        child.onStart = { $0.show($0.page("P"), at: .page("P"), animated: false) }
        return .start(child)
      }
    }
    let scene = try LinkScene()
    configure(scene)
    scene.open(["work", .page("P"), .page("Q")])
    #expect(scene.titles == "root P Q")
    #expect(scene.outcomes == [.opened])
    let (fresh, report) = try restored(scene, configure: configure)
    #expect(report == RestorationReport())
    #expect(fresh.titles == "root P Q")
  }

  // MARK: What cannot be restored

  @Test func `what is missing is left out by name, with what was opened from it`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .page("A"), .flow("gone"), .page("B")])
    scene.open([.tab("left"), .page("L")])
    let (fresh, report) = try restored(scene, hasTabs: true) { fresh in
      fresh.flow("right")?.ways = { _, step, _ in
        step == .flow("gone") ? .refuse("There is no such flow any more.") : nil
      }
    }
    #expect(fresh.titles == "left L")
    fresh.stage.run { fresh.tabs?.selectedIndex = 1 }
    fresh.stage.settle()
    #expect(fresh.titles == "right A")
    #expect(fresh.flow("right")?.link == [.page("A")])
    #expect(
      report?.description == """
        flow gone: There is no such flow any more.
        page B: What it was opened from is not there.
        """)
  }

  @Test func `what is behind a gate is left out, and comes back when the user has passed`() throws {
    let scene = try LinkScene()
    scene.open([.flow("A"), .flow("B"), .page("C")])
    scene.flow("A")?.text = "Kept."
    scene.flow("B")?.text = "Dear all,"
    var isSignedIn = false
    let (fresh, report) = try restored(scene) { fresh in
      fresh.root.ways = { guide, step, _ in
        step == .flow("B") && !isSignedIn
          ? .pass(Errand("gate", ["Gate"]), then: .start(guide.child("B"))) : nil
      }
    }
    #expect(fresh.titles == "root A")
    #expect(
      report?.description == """
        flow B: Errand comes first.
        page C: What it was opened from is not there.
        """)
    // What has been written since stays.
    fresh.flow("A")?.text = "Written since."
    isSignedIn = true
    let waiting = try carried(try #require(report?.waiting))
    #expect(fresh.restore(waiting) == RestorationReport())
    #expect(fresh.titles == "root A B C")
    #expect(fresh.flows == "root(A(B))")
    #expect(fresh.flow("A")?.text == "Written since.")
    #expect(fresh.flow("B")?.text == "Dear all,")
    #expect(fresh.stage.faults == [])
  }

  @Test func `behind several gates each place waits, with the way there alone`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .page("A"), .flow("B")])
    scene.open([.tab("left"), .flow("C"), .flow("D")])
    let (fresh, report) = try restored(scene, hasTabs: true) { fresh in
      for tab in ["left", "right"] {
        fresh.flow(tab)?.ways = { guide, step, _ in
          [.flow("B"), .flow("D")].contains(step)
            ? .pass(Errand("gate", ["Gate"]), then: .start(guide.child("B"))) : nil
        }
      }
    }
    #expect(fresh.titles == "left C")
    #expect(report?.omissions.map(\.name).sorted() == ["flow B", "flow D"])
    let root = try #require(report?.waiting?.root)
    #expect(root.chosenTabs == [])
    #expect(outline(root) == "Guide(tab left(flow C(flow D)) tab right(page A(flow B)))")
    // Nobody has passed: it waits still.
    #expect(fresh.restore(try #require(report?.waiting))?.waiting == report?.waiting)
  }

  private func outline(_ place: SavedPlace) -> String {
    let inner = place.children.map(outline).joined(separator: " ")
    let name = place.step.map(\.description) ?? place.name
    return name + (inner.isEmpty ? "" : "(\(inner))")
  }

  @Test func `a flow without a step is left out by its type`() throws {
    let scene = try LinkScene()
    scene.stage.begin("errand", ["X"], within: scene.root)
    let (fresh, report) = try restored(scene)
    #expect(fresh.titles == "root")
    #expect(report?.omissions.map(\.name) == ["Errand"])
  }

  /// What another version has written, and what is restored and left out of it.
  private nonisolated static let strange: [(String, String, [String])] = [
    (
      #"{"version":1,"root":{"name":"Guide","isFlow":true,"children":[{"name":"P","isFlow":false,"step":{"name":"page","values":{"name":"A"}},"children":[{"name":"P","isFlow":false,"step":{"name":"page","values":{"name":"B"}}}]}]}}"#,
      "root A B", []
    ),
    (#"{"version":2,"root":{"places":[]}}"#, "root", ["everything"]),
    (#"{"version":2,"root":{"places":[{"kind":"hologram"}]}}"#, "root", ["everything"]),
    (
      #"{"version":3,"root":{"places":[{"name":"Guide","isFlow":true},{"kind":"hologram","parent":0},{"name":"P","isFlow":false,"parent":1}]}}"#,
      "root", ["version 3", "1 within Guide"]
    ),
    (
      #"{"version":0,"root":{"name":"Guide","isFlow":true,"children":[{"name":"P","isFlow":false,"step":{"name":"page","values":{"name":"A"}}}]}}"#,
      "root A", ["version 0"]
    ),
    (
      #"{"version":2,"root":{"name":"Guide","isFlow":true,"mood":"new","children":[{"name":"P","isFlow":false,"step":{"name":"page","values":{"name":"A"}}}]}}"#,
      "root A", []
    ),
    (
      #"{"version":2,"root":{"name":"Guide","isFlow":true,"children":[{"kind":"hologram"},{"name":"P","isFlow":false,"step":{"name":"page","values":{"name":"A"}}}]}}"#,
      "root A", ["1 within Guide"]
    ),
    (#"{"version":9,"forest":[]}"#, "root", ["everything"]),
    (#"{"version":9,"root":[1,2]}"#, "root", ["everything"]),
    (
      #"{"version":1,"root":{"name":"Guide","isFlow":true,"draft":"!!","chosenTabs":[7]}}"#, "root",
      ["1 within Guide"]
    ),
    (
      #"{"version":1,"root":{"name":"Guide","isFlow":true,"draft":"bm8="}}"#, "root",
      ["Guide"]
    ),
  ]

  @Test("what another version has written is read as far as it can be", arguments: strange)
  func strangeVersion(row: (json: String, titles: String, omissions: [String])) throws {
    let tree = try JSONDecoder().decode(SavedTree.self, from: Data(row.json.utf8))
    let scene = try LinkScene()
    let report = scene.restore(tree)
    #expect(scene.titles == row.titles)
    #expect(report?.omissions.map(\.name) == row.omissions)
  }

  @Test func `what is no tree is none`() {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(SavedTree.self, from: Data(#"{"tree":1}"#.utf8))
    }
    #expect(SavedTree(NSUserActivity(activityType: "test")) == nil)
  }

  @Test func `an activity carries a tree beside what else it has`() throws {
    let scene = try LinkScene()
    scene.open([.page("A")])
    let activity = NSUserActivity(activityType: "test")
    activity.userInfo = ["other": 1]
    let tree = scene.root.save()
    tree.write(to: activity)
    #expect(SavedTree(activity) == tree)
    #expect(activity.userInfo?["other"] as? Int == 1)
    #expect(tree.version == SavedTree.currentVersion)
  }
}
