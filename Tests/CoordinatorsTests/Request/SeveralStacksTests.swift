import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that has screens of its own in several tabs.
@MainActor struct SeveralStacksTests {
  private let stage: Stage
  private let tabs = UITabBarController()
  private let stacks: [UINavigationController]
  private let flow: Weakly<Errand>

  init() throws {
    let stage = try Stage()
    self.stage = stage
    let pages = ["A", "B"].map(stage.page)
    stacks = pages.map(UINavigationController.init)
    tabs.viewControllers = stacks
    stage.run { [tabs] in stage.window.rootViewController = tabs }
    flow = stage.begin("flow", []) { flow in
      flow.onStart = { flow in pages.forEach(flow.own) }
    }
  }

  private var titles: [[String]] { stacks.map { stage.titles(of: $0) } }

  @Test func `its next screen goes where the user is`() {
    let first = stage.run { flow.object?.show("C") }
    stage.settle()
    #expect(first?.outcome == .shown)
    #expect(titles == [["A", "C"], ["B"]])
    stage.run { tabs.selectedIndex = 1 }
    stage.settle()
    stage.run { _ = flow.object?.show("D") }
    stage.settle()
    #expect(titles == [["A", "C"], ["B", "D"]])
    #expect(stage.user.title == "D")
    #expect(stage.faults == [])
  }

  @Test func `a flow within it goes on there`() {
    stage.begin("inner", ["C", "D"], within: flow.object)
    #expect(titles == [["A", "C", "D"], ["B"]])
    stage.run { tabs.selectedIndex = 1 }
    stage.settle()
    stage.begin("other", ["E"], within: flow.object)
    #expect(titles == [["A", "C", "D"], ["B", "E"]])
    #expect(stage.ends == [])
  }

  @Test("where all are out of sight it goes where the user comes back to", arguments: [0, 1])
  func covered(tab: Int) {
    stage.run {
      tabs.selectedIndex = tab
      let cover = stage.page("Cover")
      cover.modalPresentationStyle = .fullScreen
      stacks[tab].present(cover, animated: false)
      flow.object?.show("C")
    }
    stage.settle()
    #expect(titles == (tab == 0 ? [["A", "C"], ["B"]] : [["A"], ["B", "C"]]))
  }
}
