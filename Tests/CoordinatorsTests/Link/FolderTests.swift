import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Folders in the list column of a split view, each with its notes over them, and a note in the other column. The
/// user has gone back to the folders, and the note is still there.
@MainActor struct FolderTests {
  private let scene: LinkScene
  private let list = UINavigationController()
  private let detail = UINavigationController()
  private var shown: [[String]] {
    [list, detail].map { $0.viewControllers.map { $0.title ?? "" } }
  }
  private var folders: Guide { scene.root.childCoordinators.first as? Guide ?? scene.root }

  init() throws {
    scene = try LinkScene()
    scene.user.resize(to: .regular)
    let split = UISplitViewController(style: .doubleColumn)
    let folders = scene.root.child("folders")
    folders.linkStep = "folders"
    folders.first = nil
    folders.onStart = { [list, detail] folders in
      list.viewControllers = [folders.page("Folders")]
      split.setViewController(list, for: .primary)
      detail.viewControllers = [folders.page("None")]
      split.setViewController(detail, for: .secondary)
      folders.show(split, animated: false)
    }
    folders.ways = { [weak list, weak detail] guide, step, _ in
      guard let list, let detail, let name = step["name"], step.name == "flow" else { return nil }
      return .start(guide.child(name), .push(on: guide.name == "folders" ? list : detail))
    }
    let front = scene.front
    scene.stage.run {
      scene.root.pushCoordinator(folders, .present(from: front, style: .fullScreen))
    }
    scene.stage.settle()
  }

  private func goBackFromFolder() {
    scene.stage.run { folders.open([.flow("A"), .flow("1")]) }
    scene.stage.settle()
    #expect(shown == [["Folders", "A"], ["None", "1"]])
    scene.stage.run { _ = list.popViewController(animated: true) }
    scene.stage.settle()
    #expect(shown == [["Folders"], ["None", "1"]])
    #expect(scene.stage.ends == [])
  }

  enum Way: CaseIterable { case take, open }

  private func go(_ link: Link, _ way: Way) -> LinkOutcome? {
    var outcome: LinkOutcome?
    scene.stage.run {
      switch way {
      case .open: folders.open(link) { outcome = $0 }
      case .take: link.steps.first.map { step in folders.take(step) { outcome = $0 } }
      }
    }
    scene.stage.settle()
    return outcome
  }

  @Test(
    "its row shows its notes again, and so does that of another, in place of it and its note",
    arguments: ["A", "B"], Way.allCases)
  func row(name: String, way: Way) {
    goBackFromFolder()
    #expect(go([.flow(name)], way) == .opened)
    #expect(shown == [["Folders", name], ["None"]])
    #expect(scene.stage.ends == ["1", "A"])
    #expect(scene.stage.faults == [])
  }

  @Test func `a link to another of its notes opens it with that`() {
    goBackFromFolder()
    #expect(go([.flow("A"), .flow("2")], .open) == .opened)
    #expect(shown == [["Folders", "A"], ["None", "2"]])
    #expect(scene.stage.ends == ["1", "A"])
    #expect(scene.stage.faults == [])
  }

  @Test("its flow goes on to another of its notes beside", arguments: [true, false])
  func next(isTaken: Bool) {
    goBackFromFolder()
    scene.stage.run {
      let folder = scene.flow("A")
      if isTaken { folder?.take(.flow("2")) } else { folder?.open([.flow("2")]) }
    }
    scene.stage.settle()
    #expect(shown == [["Folders"], ["None", "2"]])
    #expect(scene.stage.ends == ["1"])
    #expect(scene.stage.faults == [])
  }

  @Test func `a link to the note leaves all as it is`() {
    goBackFromFolder()
    #expect(go([.flow("A"), .flow("1")], .open) == .opened)
    #expect(shown == [["Folders"], ["None", "1"]])
    #expect(scene.stage.ends == [])
  }

  @Test(
    "in a saved tree its notes are in the list, and the note is beside them",
    arguments: [App.Device.Width.regular, .compact])
  func saved(width: App.Device.Width) throws {
    goBackFromFolder()
    if width == .compact {
      scene.user.resize(to: .compact)
      scene.stage.run { list.splitViewController?.show(.primary) }
      scene.stage.settle()
      #expect(scene.user.title == "Folders")
    }
    let tree = scene.stage.run { folders.save() }
    let fresh = try FolderTests()
    fresh.scene.user.resize(to: width)
    var report: RestorationReport?
    fresh.scene.stage.run { fresh.folders.restore(tree) { report = $0 } }
    fresh.scene.stage.settle()
    #expect(report == RestorationReport())
    #expect(fresh.list.viewControllers.prefix(2).map(\.title) == ["Folders", "A"])
    #expect(fresh.detail.viewControllers.map(\.title) == ["None", "1"])
    if width == .compact { #expect(fresh.scene.user.title == "A") }
    #expect(fresh.scene.stage.faults == [])
  }

  /// A flow in one tab that has led to one in another, gone back from since.
  private func leadsToAnotherTab() throws -> LinkScene {
    let scene = try LinkScene(hasTabs: true)
    let tabs = try #require(scene.tabs)
    scene.flow("left")?.ways = { [weak tabs] guide, step, _ in
      guard let other = tabs?.viewControllers?.last as? UINavigationController else { return nil }
      return step == .flow("T") ? .start(guide.child("T"), .push(on: other)) : nil
    }
    scene.open([.tab("left"), .flow("A"), .flow("T")])
    scene.stage.run { tabs.selectedIndex = 0 }
    scene.stage.settle()
    try scene.user.goBack()
    #expect(scene.flows == "root(left(A(T)) right)")
    #expect(scene.titles == "left")
    return scene
  }

  @Test("a tap in one tab leaves nothing in another", arguments: Way.allCases)
  func inAnotherTab(way: Way) throws {
    let scene = try leadsToAnotherTab()
    scene.flow("T")?.canLeave = { _, _ in Issue.record("it is asked") }
    var outcome: LinkOutcome?
    scene.stage.run {
      switch way {
      case .take: scene.flow("left")?.take(.flow("B")) { outcome = $0 }
      case .open: scene.root.open([.tab("left"), .flow("B")]) { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "left B")
    #expect(scene.flows == "root(left(A(T) B) right)")
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }

  @Test func `a link to a flow that goes on in another tab leads there`() throws {
    let scene = try leadsToAnotherTab()
    #expect(scene.open([.tab("left"), .flow("A")]) == .opened)
    #expect(scene.titles == "right T")
    #expect(scene.stage.ends == [])
  }
}
