import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// Screens come back in the tabs that they were in, where one flow has several.
@MainActor struct TabPlaceTests {
  private let scene: LinkScene
  init() throws { scene = try LinkScene(ownsTabs: true) }

  private func titles(_ scene: LinkScene) -> [[String]] {
    scene.tabs?.viewControllers?.map { tab in tab.children.map { $0.title ?? "" } } ?? []
  }

  /// As it is after the app has been ended and launched again.
  private func restored() throws -> LinkScene {
    let tree = scene.stage.run { scene.root.save() }
    let kept = try JSONDecoder().decode(SavedTree.self, from: JSONEncoder().encode(tree))
    let again = try LinkScene(ownsTabs: true)
    #expect(again.restore(kept)?.omissions == [])
    return again
  }

  private func expectRestored() throws {
    let again = try restored()
    #expect(titles(again) == titles(scene))
    #expect(again.tabs?.selectedIndex == scene.tabs?.selectedIndex)
    #expect(again.user.title == scene.user.title)
    #expect(again.root.link == scene.root.link)
    #expect(again.stage.faults == [])
  }

  @Test("the same step is open in two tabs", arguments: [true, false])
  func sameStep(goesBack: Bool) throws {
    scene.open([.tab("left"), .page("A")])
    scene.open([.tab("right"), .page("A")])
    if goesBack { try scene.user.tap("left") }
    #expect(titles(scene) == [["left", "A"], ["right", "A"]])
    try expectRestored()
  }

  @Test("the user has gone to a tab that no step leads to", arguments: [true, false])
  func tappedTab(goesBack: Bool) throws {
    try scene.user.tap("right")
    scene.stage.run { scene.root.take(.page("A")) }
    scene.stage.settle()
    if goesBack { try scene.user.tap("left") }
    #expect(titles(scene) == [["left"], ["right", "A"]])
    try expectRestored()
  }

  /// As Links.md has it of screens that an app begins with.
  private func mark(_ scene: LinkScene) {
    for tab in scene.tabs?.viewControllers ?? [] {
      guard let page = tab.children.first else { continue }
      scene.root.mark(page, at: .tab(page.title ?? ""))
    }
  }

  @Test("what each tab begins with is marked", arguments: [LinkStep.page("A"), .flow("A")])
  func marked(step: LinkStep) throws {
    mark(scene)
    try scene.user.tap("right")
    scene.stage.run { scene.root.take(step) }
    scene.stage.settle()
    let tree = scene.stage.run { scene.root.save() }
    let again = try LinkScene(ownsTabs: true)
    mark(again)
    #expect(again.restore(tree)?.omissions == [])
    #expect(titles(again) == [["left"], ["right", "A"]])
    #expect(again.tabs?.selectedIndex == 1)
    #expect(again.root.link == [.tab("right"), step])
  }

  @Test func `flows and what they show come back there too`() throws {
    scene.stage.run { scene.root.take(.page("A")) }
    scene.stage.settle()
    try scene.user.tap("right")
    scene.stage.run { scene.root.take(.flow("B")) }
    scene.stage.settle()
    scene.stage.run { scene.flow("B")?.take(.page("A")) }
    scene.stage.settle()
    try scene.user.tap("left")
    #expect(titles(scene) == [["left", "A"], ["right", "B", "A"]])
    try expectRestored()
  }

  @Test("a tab that there is not does not matter", arguments: [(0, 9), (0, -1), (7, 0), (-1, 0)])
  func unknownTab(container: Int, index: Int) throws {
    scene.stage.run { scene.root.take(.page("A")) }
    scene.stage.settle()
    var tree = scene.stage.run { scene.root.save() }
    tree.root?.children[0].tabs = [SavedTab(container: container, index: index)]
    for columns in [App.Device.Width.compact, .regular] {
      let again = try LinkScene(columnsIn: columns)
      #expect(again.restore(tree) != nil)
    }
    let again = try LinkScene(ownsTabs: true)
    #expect(again.restore(tree)?.omissions == [])
    #expect(titles(again) == [["left", "A"], ["right"]])
  }

  /// A tab bar with a flow in each tab, in one of which there are columns.
  private func columns(inTab number: Int) throws -> (Stage, Guide) {
    let stage = try Stage()
    stage.user.resize(to: .compact)
    let root = Guide("root", on: stage)
    root.first = nil
    root.onStart = { root in
      let bar = UITabBarController()
      root.show(bar, animated: false)
      for tab in 0..<2 {
        let flow = root.child("tab \(tab)")
        flow.linkStep = .tab("\(tab)")
        if tab == number {
          flow.first = nil
          flow.onStart = { flow in
            let split = UISplitViewController(style: .doubleColumn)
            for (title, column) in [
              ("List", UISplitViewController.Column.primary), ("Detail", .secondary),
            ] {
              split.setViewController(
                UINavigationController(rootViewController: flow.page(title)), for: column)
            }
            split.tabBarItem.title = "Split"
            flow.show(split, animated: false)
          }
        }
        root.pushCoordinator(flow, .tab(of: bar))
      }
    }
    stage.run { root.start(.root(of: stage.window)) }
    stage.settle()
    return (stage, root)
  }

  @Test("the column on top of a collapsed split view, in whatever tab", arguments: [0, 1])
  func columnInTab(number: Int) throws {
    let (stage, root) = try columns(inTab: number)
    if number == 1 { try stage.user.tap("Split") }
    try stage.user.goBack()
    #expect(stage.user.title == "List")
    let tree = stage.run { root.save() }
    let (fresh, again) = try columns(inTab: number)
    var omissions: [RestorationReport.Omission]?
    fresh.run { again.restore(tree) { omissions = $0.omissions } }
    fresh.settle()
    #expect(omissions == [])
    #expect(fresh.user.title == "List")
    #expect(again.link == root.link)
  }
}
