import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What the app keeps of a guarded flow, and what is on its way out, is no way for the flow to stay.
@MainActor struct GuardKeptTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  enum Kept: CaseIterable {
    case stack, presentedByScreen, tabs, box

    @MainActor func make(_ page: UIViewController) -> UIViewController {
      switch self {
      case .stack, .presentedByScreen: return UINavigationController(rootViewController: page)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        return tabs
      case .box:
        let box = Box()
        box.embed(page)
        return box
      }
    }
  }

  @Test(
    "a sheet that the app keeps has gone", arguments: Kept.allCases,
    [WayOut.backButton, .swipeBack])
  func keepsSheet(kept: Kept, way: WayOut) throws {
    let flow = stage.begin("flow", ["A"])
    keeper.hold(flow.object)
    let page = stage.page("Sheet")
    let sheet = kept.make(page)
    stage.run {
      if kept == .presentedByScreen {
        stage.stack.topViewController?.present(sheet, animated: true)
      } else {
        flow.object?.present(sheet)
      }
      if kept == .box || kept == .tabs { flow.object?.own(page) }
    }
    stage.settle()
    try user.swipeDown()
    #expect(user.title == "A")
    if way == .backButton { try? user.goBack() } else { try? user.swipeBack() }
    #expect(keeper.asked == [way.rawValue])
    #expect(stage.ends == [])
    withExtendedLifetime(sheet) {}
  }

  @Test("a screen that is on its way back has gone", arguments: [true, false])
  func isOnItsWay(isTheUser: Bool) throws {
    let tabs = UITabBarController()
    let stacks = ["X", "Y"].map { UINavigationController(rootViewController: stage.page($0)) }
    for (stack, title) in zip(stacks, ["X", "Y"]) { stack.tabBarItem.title = "Tab \(title)" }
    tabs.viewControllers = stacks
    stage.run { stage.window.rootViewController = tabs }
    stage.ends = []
    let flow = stage.begin("flow", ["A", "B"], .push(on: stacks[0]))
    keeper.hold(flow.object)
    user.waitsForTransitions = false
    if isTheUser {
      stage.user.session.perform(.goBack)
    } else {
      stage.run { _ = flow.object?.goBack() }
    }
    user.clock.advance(by: 0.1)
    try? user.tap("Tab X")
    stage.settle()
    #expect(keeper.asked == ["sameTab"])
    #expect(stage.titles(of: stacks[0]) == ["X", "A"])
    #expect(stage.ends == [])
  }

  private final class Listener: NSObject, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("didSelect") }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("didDismiss")
    }
  }

  @Test(
    "the app's delegates hear of a way out that a guard lets go as it takes itself away",
    arguments: [true, false])
  func clearsItself(isSheet: Bool) throws {
    let listener = Listener()
    let tabs = UITabBarController()
    if !isSheet {
      let stacks = ["X", "Y"].map { UINavigationController(rootViewController: stage.page($0)) }
      for (stack, title) in zip(stacks, ["X", "Y"]) { stack.tabBarItem.title = "Tab \(title)" }
      tabs.viewControllers = stacks
      tabs.delegate = listener
      stage.run { stage.window.rootViewController = tabs }
    }
    let place = tabs.viewControllers?.first as? UINavigationController
    let flow = stage.begin("flow", ["A"], place.map { .push(on: $0) } ?? .over())
    flow.object?.flowNavigationController?.presentationController?.delegate = listener
    keeper.hold(flow.object)
    if isSheet { try? user.swipeDown() } else { try? user.tap("Tab Y") }
    stage.run {
      flow.object?.canLeave = nil
      keeper.give(true)
    }
    stage.settle()
    #expect(listener.calls == (isSheet ? ["willDismiss", "didDismiss"] : ["didSelect"]))
    #expect(isSheet ? stage.ends == ["flow"] : tabs.selectedIndex == 1)
  }
}
