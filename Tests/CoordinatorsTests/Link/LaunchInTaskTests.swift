import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link, or a tree, that is opened in the turn in which an app of tabs starts, each of which shows itself from a task.
@MainActor struct LaunchInTaskTests {
  private final class Tab: Coordinator {
    private let isInTask: Bool
    init(isInTask: Bool) { self.isInTask = isInTask }

    override func start() { if isInTask { Task { begin() } } else { begin() } }

    private func begin() { show(LaunchInTaskTests.page(linkStep?.name ?? "")) }

    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      step == "more" ? .show(LaunchInTaskTests.page("more")) : .unknown
    }
  }

  private final class Tabs: Coordinator {
    let bar = UITabBarController()
    private let isInTask: Bool
    init(isInTask: Bool = true) { self.isInTask = isInTask }

    override func start() {
      show(bar, animated: false)
      for step: LinkStep in ["mail", "search"] {
        let tab = Tab(isInTask: isInTask)
        tab.linkStep = step
        pushCoordinator(tab, .tab(of: bar))
      }
    }
  }

  private final class Loading: Coordinator {
    private let tabs = Tabs(isInTask: false)
    override func start() { Task { pushCoordinator(tabs) } }
    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay { .ask(tabs) }
  }

  fileprivate static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private final class Delegate<First: Coordinator>: UIResponder, UIApplicationDelegate {
    let first: First
    let atLaunch: (First) -> Void
    private lazy var window = UIWindow(frame: UIScreen.main.bounds)

    init(_ first: First, atLaunch: @escaping (First) -> Void) {
      (self.first, self.atLaunch) = (first, atLaunch)
    }

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

  private func launch<First: Coordinator>(
    _ first: First, _ atLaunch: @escaping (First) -> Void
  ) async throws -> VirtualUser {
    let user = try VirtualUser(
      running: App(name: "Tabs") { _ in Delegate(first, atLaunch: atLaunch) })
    try await user.settle()
    return user
  }

  private func launch(
    isInTask: Bool = true, _ atLaunch: @escaping (Tabs) -> Void
  ) async throws -> (VirtualUser, Tabs) {
    let tabs = Tabs(isInTask: isInTask)
    return (try await launch(tabs, atLaunch), tabs)
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

  @Test("a link comes after a tree, whichever shows itself later", arguments: [true, false])
  func linkAfterTree(isInTask: Bool) async throws {
    let (_, before) = try await launch { $0.open(["search", "more"]) }
    let tree = before.save()
    var events: [String] = []
    let (user, tabs) = try await launch(isInTask: isInTask) {
      $0.restore(tree) { events.append("restored \($0.omissions)") }
      $0.open(["mail"]) { events.append("\($0)") }
    }
    #expect(events == ["restored []", "opened"])
    #expect(user.title == "mail")
    #expect(titles(tabs) == [["mail"], ["search", "more"]])
  }

  /// The first flow shows nothing itself.
  @Test func `a link waits for tabs that the first flow runs from a task`() async throws {
    var outcome: LinkOutcome?
    let user = try await launch(Loading()) { $0.open(["search", "more"]) { outcome = $0 } }
    #expect(outcome == .opened)
    #expect(user.title == "more")
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
