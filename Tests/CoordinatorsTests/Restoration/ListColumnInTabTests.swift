import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What was opened from the list of a split view that is in a tab lies in the list's column again.
@MainActor struct ListColumnInTabTests {
  @MainActor private struct Scene {
    let stage: Stage
    let root = Errand("root", [])
    let list = UINavigationController()
    let details = UINavigationController()
    private let listFirst = ListFirst()

    init(_ width: App.Device.Width = .compact) throws {
      stage = try Stage()
      stage.user.resize(to: width)
      list.viewControllers = [stage.page("List")]
      details.viewControllers = [stage.page("Placeholder")]
      let (tabs, list, details) = (UITabBarController(), list, details)
      let split = listFirst.makeSplit(list, beside: details)
      root.onStart = { [unowned stage] root in
        root.show(tabs)
        stage.begin("one", ["One"], .tab(of: tabs), within: root, settles: false) {
          $0.linkStep = "one"
        }
        stage.begin("box", [], .tab(of: tabs), within: root, settles: false) { box in
          split.tabBarItem.title = "box"
          box.linkStep = "box"
          box.onStart = { $0.show(split) }
          box.ways = { [unowned stage, unowned list, unowned details] step in
            if step == "page" { return .show(stage.page("Page")) }
            let inner = Errand(step.name, [step.name])
            inner.stage = stage
            return switch step {
            case "detail": .start(inner, .push(on: details))
            case "folder": .start(inner, .push(on: list))
            default: .start(inner)
            }
          }
        }
      }
      root.ways = { [unowned root] step in
        let tab = root.childCoordinators.first { $0.linkStep == step }
        return tab.map { .start($0) } ?? .unknown
      }
      stage.run { root.start(.root(of: stage.window)) }
      stage.settle()
    }
  }

  private func restored(
    _ scene: Scene, _ width: App.Device.Width, times: Int = 1
  ) throws -> Scene {
    let tree = scene.stage.run { scene.root.save() }
    let again = try Scene(width)
    var reports: [RestorationReport] = []
    again.stage.run {
      for _ in 0..<times { again.root.restore(tree) { reports.append($0) } }
    }
    again.stage.settle()
    #expect(reports.map(\.omissions) == Array(repeating: [], count: times))
    return again
  }

  @Test(
    "restored twice in one turn, it and a detail are there once",
    arguments: [App.Device.Width.compact, .regular])
  func twice(width: App.Device.Width) throws {
    let scene = try Scene(.regular)
    for step: LinkStep in ["folder", "detail"] {
      scene.stage.run { scene.root.open(["box", step]) { #expect($0 == .opened) } }
      scene.stage.settle()
    }
    #expect(scene.stage.titles(of: scene.list) == ["List", "folder"])
    #expect(scene.stage.titles(of: scene.details) == ["Placeholder", "detail"])
    let once = try restored(scene, width)
    let again = try restored(scene, width, times: 2)
    #expect(again.stage.titles(of: again.list) == once.stage.titles(of: once.list))
    #expect(again.stage.titles(of: again.details) == ["Placeholder", "detail"])
    #expect(again.stage.user.screen == once.stage.user.screen)
    #expect(
      again.stage.run { again.root.describeTree() } == once.stage.run { once.root.describeTree() })
    #expect(again.stage.faults == [])
  }

  @Test(
    "it is there again, in a wide window as well",
    arguments: [["box", "page"], ["box", "flow"], ["box", "page", "flow"]],
    [App.Device.Width.compact, .regular])
  func restored(steps: [String], width: App.Device.Width) throws {
    let scene = try Scene()
    let link = Link(steps.map { LinkStep($0) })
    // One after the other, as a user taps: the list is seen.
    for count in 1...steps.count {
      scene.stage.run {
        scene.root.open(Link(Array(link.steps.prefix(count)))) { #expect($0 == .opened) }
      }
      scene.stage.settle()
    }
    #expect(scene.stage.titles(of: scene.details) == ["Placeholder"])
    let again = try restored(scene, width)
    #expect(again.stage.titles(of: again.list) == scene.stage.titles(of: scene.list))
    #expect(again.stage.titles(of: again.details) == ["Placeholder"])
    scene.stage.user.resize(to: width)
    #expect(again.stage.user.screen == scene.stage.user.screen)
    #expect(again.root.link == link)
    #expect(again.stage.faults == [])
  }

  @Test(
    "the column that was on top is so again, where another tab was chosen",
    arguments: [true, false], [App.Device.Width.compact, .regular])
  func hiddenColumn(isDetail: Bool, width: App.Device.Width) throws {
    func go(_ steps: Link, in scene: Scene) {
      scene.stage.run { scene.root.open(steps) { #expect($0 == .opened) } }
      scene.stage.settle()
    }
    let scene = try Scene()
    go(["box", "detail"], in: scene)
    if !isDetail { try scene.stage.user.goBack() }
    go(["one"], in: scene)
    let again = try restored(scene, width)
    #expect(again.root.link == ["one"])
    scene.stage.user.resize(to: width)
    for scene in [scene, again] {
      try scene.stage.user.tap("box")
      scene.stage.settle()
    }
    #expect(again.stage.user.screen == scene.stage.user.screen)
    #expect(again.stage.faults == [])
  }
}
