import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// An app makes its window's root itself, a split view or a tab bar, and says that it is its first flow's.
@MainActor struct OwnedContainerTests {
  enum Order: CaseIterable { case rootFirst, flowFirst, ownedFirst }

  @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {
    let flow = Errand("flow", [])
    let stacks = ["One", "Two"].map { title in
      let page = UIViewController()
      page.title = title
      return UINavigationController(rootViewController: page)
    }
    lazy var window = UIWindow(frame: UIScreen.main.bounds)
    private let makeRoot: ([UINavigationController]) -> UIViewController
    private let order: Order
    private let isVisibleFirst: Bool

    init(
      _ order: Order, isVisibleFirst: Bool,
      root: @escaping ([UINavigationController]) -> UIViewController
    ) {
      makeRoot = root
      (self.order, self.isVisibleFirst) = (order, isVisibleFirst)
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let root = makeRoot(stacks)
      if isVisibleFirst { window.makeKeyAndVisible() }
      if order == .ownedFirst { flow.own(root) }
      if order != .flowFirst { window.rootViewController = root }
      flow.start(.root(of: window))
      if order == .flowFirst { window.rootViewController = root }
      if order != .ownedFirst { flow.own(root) }
      if !isVisibleFirst { window.makeKeyAndVisible() }
      return true
    }
  }

  private func split(_ stacks: [UINavigationController]) -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stacks[0], for: .primary)
    split.setViewController(stacks[1], for: .secondary)
    return split
  }

  private func tabs(_ stacks: [UINavigationController]) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    return tabs
  }

  private func goesOn(
    _ delegate: Delegate, width: App.Device.Width, shows shown: [[String]]
  ) throws {
    let user = try VirtualUser(running: App(name: "Test") { _ in delegate })
    user.resize(to: width)
    let request = user.session.run { delegate.flow.show("Next") }
    user.clock.runUntilIdle()
    #expect(request.outcome == .shown)
    #expect(user.title == "Next")
    let titles = delegate.stacks.map { stack in
      stack.viewControllers.filter { !($0 is UINavigationController) }.map { $0.title ?? "" }
    }
    #expect(titles == shown)
    #expect(delegate.window.rootViewController?.presentedViewController == nil)
    #expect(user.session.faults == [])
  }

  @Test(
    "what that shows comes in the last of its columns", arguments: Order.allCases, [true, false])
  func columns(order: Order, isVisibleFirst: Bool) throws {
    for width in [App.Device.Width.compact, .regular] {
      let delegate = Delegate(order, isVisibleFirst: isVisibleFirst, root: split)
      try goesOn(delegate, width: width, shows: [["One"], ["Two", "Next"]])
    }
  }

  @Test(
    "what that shows comes in the tab that is seen", arguments: Order.allCases, [true, false])
  func tabs(order: Order, isVisibleFirst: Bool) throws {
    let delegate = Delegate(order, isVisibleFirst: isVisibleFirst, root: tabs)
    try goesOn(delegate, width: .compact, shows: [["One", "Next"], ["Two"]])
  }
}
