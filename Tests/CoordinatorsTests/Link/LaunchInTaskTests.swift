import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link, or a tree, that is opened in the turn in which an app of tabs starts, each of which shows itself from a task.
@MainActor struct LaunchInTaskTests {
  private final class Tab: Coordinator {
    override func start() { Task { show(LaunchInTaskTests.page(linkStep?.name ?? "")) } }

    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      step == "more" ? .show(LaunchInTaskTests.page("more")) : .unknown
    }
  }

  private final class Tabs: Coordinator {
    let bar = UITabBarController()

    override func start() {
      show(bar, animated: false)
      for step: LinkStep in ["mail", "search"] {
        let tab = Tab()
        tab.linkStep = step
        pushCoordinator(tab, .tab(of: bar))
      }
    }
  }

  fileprivate static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let first = Tabs()
    var atLaunch: (Tabs) -> Void = { _ in }
    private lazy var window = UIWindow(frame: UIScreen.main.bounds)

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      first.start(.root(of: window))
      window.makeKeyAndVisible()
      atLaunch(first)
      return true
    }
  }

  private func launch(_ atLaunch: @escaping (Tabs) -> Void) async throws -> (VirtualUser, Tabs) {
    let delegate = Delegate()
    delegate.atLaunch = atLaunch
    let user = try VirtualUser(running: App(name: "Tabs") { _ in delegate })
    try await user.settle()
    return (user, delegate.first)
  }

  private func titles(_ tabs: Tabs) -> [[String]] {
    (tabs.bar.viewControllers ?? []).map { tab in tab.children.map { $0.title ?? "" } }
  }

  @Test(
    "a link leads to the tab, and to what is in it", arguments: [["search"], ["search", "more"]])
  func link(names: [String]) async throws {
    var outcome: LinkOutcome?
    let link = Link(names.map { LinkStep($0) })
    let (user, tabs) = try await launch { $0.open(link) { outcome = $0 } }
    #expect(outcome == .opened)
    #expect(user.title == names.last)
    #expect(titles(tabs) == [["mail"], names])
    #expect(tabs.link == link)
  }

  @Test func `a tree is as it was`() async throws {
    let (_, before) = try await launch { $0.open(["search", "more"]) }
    let tree = before.save()
    var report: RestorationReport?
    let (user, tabs) = try await launch { $0.restore(tree) { report = $0 } }
    #expect(report?.omissions == [])
    #expect(user.title == "more")
    #expect(titles(tabs) == [["mail"], ["search", "more"]])
  }
}
