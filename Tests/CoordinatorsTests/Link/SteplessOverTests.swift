import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What is begun without a step lies over what has one: the link stays.
@MainActor struct SteplessOverTests {
  enum Place: CaseIterable { case sheet, fullScreen, pushed, fromTab, screen, alert }

  @Test("over a flow in a tab", arguments: Place.allCases)
  func overTab(place: Place) throws {
    let stage = try Stage()
    let tabs = UITabBarController()
    let root = Errand("root", [])
    root.onStart = { root in
      root.show(tabs)
      for title in ["One", "Two"] {
        stage.begin(title, [title], .tab(of: tabs), within: root, settles: false) { tab in
          tab.linkStep = LinkStep(title)
          tab.ways = { .show(stage.page($0.name)) }
        }
      }
    }
    stage.run { root.start(.root(of: stage.window)) }
    stage.settle()
    let first = try #require(root.childCoordinators.first as? Errand)
    stage.run { first.take("page") }
    stage.settle()
    var told: [Link] = []
    let following = root.followLink { told.append($0) }
    let link: Link = [LinkStep("One"), "page"]
    #expect(root.link == link)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    switch place {
    case .sheet: stage.begin("over", ["Over"], .over(), within: root)
    case .fullScreen: stage.begin("over", ["Over"], .over(style: .fullScreen), within: root)
    case .pushed: stage.begin("over", ["Over"], .push(on: stack), within: root)
    case .fromTab: stage.begin("over", ["Over"], .over(), within: first)
    case .screen: stage.run { _ = root.present(stage.page("Over")) }
    case .alert:
      let alert = UIAlertController(title: "Over", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      stage.run { _ = root.present(alert) }
    }
    stage.settle()
    #expect(root.link == link)
    #expect(told == [link])
    #expect(stage.faults == [])
    withExtendedLifetime(following) {}
  }

  @Test func `over a flow on the same stack`() throws {
    let stage = try Stage()
    stage.begin("flow", ["A"]) { $0.linkStep = "flow" }
    #expect(stage.home.link == ["flow"])
    let over = stage.begin("over", ["Over"])
    #expect(stage.home.link == ["flow"])
    stage.begin("further", ["Further"], within: over.object) { $0.linkStep = "further" }
    #expect(stage.home.link == ["further"])
  }
}
