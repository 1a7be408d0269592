import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow with a page in a tab that is not chosen, and a sheet over all tabs: nobody is told as the page is exchanged, or comes back.
@MainActor struct GuardPageTests {
  private let stage: Stage
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let pages: [UIViewController]
  private let gatekeeper = Gatekeeper()
  private let flow: Weakly<Errand>

  init() throws {
    let stage = try Stage()
    self.stage = stage
    pages = ["P", "Q"].map(stage.page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.page("Chosen"), pager]
    stage.run { stage.home.show(tabs) }
    stage.settle()
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    flow = stage.begin("flow", []) { [pages] flow in
      flow.onStart = { $0.own(pages[0]) }
    }
    stage.begin("sheet", ["S"], .present(from: tabs), within: flow.object)
    gatekeeper.hold(flow.object)
  }

  private func turn(to page: Int) {
    stage.run {
      pager.setViewControllers([pages[page]], direction: .forward, animated: false)
    }
    stage.settle()
  }

  @Test func `it is asked where a look has found the page gone, and the sheet is all it has`() {
    turn(to: 1)
    stage.begin("look", ["L"], .push(on: stage.stack))
    stage.user.session.perform(.swipeDown(.whole))
    stage.settle()
    #expect(gatekeeper.asked == ["swipeDown"])
    #expect(stage.ends == [])
  }

  @Test("it is not asked where the page is there, or there again", arguments: [false, true])
  func stays(isExchanged: Bool) {
    if isExchanged {
      turn(to: 1)
      turn(to: 0)
    }
    stage.user.session.perform(.swipeDown(.whole))
    stage.settle()
    #expect(gatekeeper.asked == [])
    #expect(stage.ends == ["sheet"])
  }

  @Test func `nor where it is there again after a look that has found it gone`() {
    turn(to: 1)
    stage.begin("look", ["L"], .push(on: stage.stack))
    turn(to: 0)
    stage.user.session.perform(.swipeDown(.whole))
    stage.settle()
    #expect(gatekeeper.asked == [])
    #expect(stage.ends == ["sheet"])
  }
}
