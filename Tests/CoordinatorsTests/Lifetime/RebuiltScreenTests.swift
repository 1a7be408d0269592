import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens that lay out their views anew are left as any.
@MainActor struct RebuiltScreenTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Change: CaseIterable { case removesSubviews, exchangesView }
  enum Place: CaseIterable { case pushed, sheet, bareSheet, box, page, tab }

  private func begin(_ page: UIViewController, _ place: Place, _ host: Box) {
    switch place {
    case .pushed, .sheet:
      stage.begin("flow", [], place == .sheet ? .over() : nil) {
        $0.onStart = { [weak page] flow in page.map { _ = flow.show($0) } }
      }
      return
    case .bareSheet:
      stage.begin("flow", []) {
        $0.onStart = { [weak page] flow in page.map { _ = flow.present($0) } }
      }
      return
    case .box:
      host.embed(page)
      stage.stack.pushViewController(host, animated: false)
    case .page:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([page], direction: .forward, animated: false)
      stage.stack.pushViewController(pages, animated: false)
    case .tab:
      let bar = UITabBarController()
      bar.viewControllers = [page, UIViewController()]
      stage.stack.pushViewController(bar, animated: false)
    }
    stage.settle()
    stage.begin("flow", owning: page)
  }

  private func rebuild(_ page: UIViewController?, _ change: Change, _ place: Place) {
    guard change == .exchangesView, [.pushed, .sheet, .bareSheet].contains(place) else {
      for view in page?.view.subviews ?? [] { view.removeFromSuperview() }
      return
    }
    let (old, new) = (page?.view, UIView())
    let superview = old?.superview
    page?.view = new
    old?.removeFromSuperview()
    superview?.addSubview(new)
  }

  @Test("a flow is heard as its screen goes", arguments: Change.allCases, Place.allCases)
  func left(change: Change, place: Place) throws {
    let host = Box()
    weak var weakPage: UIViewController?
    stage.run {
      let page = stage.page("A")
      weakPage = page
      begin(page, place, host)
    }
    stage.settle()
    stage.run { rebuild(weakPage, change, place) }
    stage.settle()
    #expect(stage.ends == [])
    switch place {
    case .pushed, .page: try user.goBack()
    case .sheet, .bareSheet: try user.swipeDown()
    case .box: if let weakPage { stage.run { host.expel(weakPage) } }
    case .tab:
      stage.run {
        let bar = stage.stack.topViewController as? UITabBarController
        bar?.viewControllers = bar?.viewControllers?.suffix(1)
      }
    }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == [])
  }

  @Test("a guard is asked as such a screen goes", arguments: [true, false])
  func guardAfterwards(isPresented: Bool) {
    let flow = stage.begin("flow", ["A"], isPresented ? .over() : nil) { keeper.hold($0) }
    stage.run {
      for view in flow.object?.flowNavigationController?.topViewController?.view.subviews ?? [] {
        view.removeFromSuperview()
      }
    }
    stage.settle()
    try? isPresented ? user.swipeDown() : user.goBack()
    #expect(keeper.asked.count == 1)
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }
}
