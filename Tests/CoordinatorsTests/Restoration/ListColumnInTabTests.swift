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
      let (tabs, details) = (UITabBarController(), details)
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
          box.ways = { [unowned stage, unowned details] step in
            if step == "page" { return .show(stage.page("Page")) }
            let inner = Errand(step.name, [step.name])
            inner.stage = stage
            return .start(inner, step == "detail" ? .push(on: details) : nil)
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

  private func restored(_ scene: Scene, _ width: App.Device.Width) throws -> Scene {
    let tree = scene.stage.run { scene.root.save() }
    let again = try Scene(width)
    var report: RestorationReport?
    again.stage.run { again.root.restore(tree) { report = $0 } }
    again.stage.settle()
    #expect(report?.omissions == [])
    return again
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
