import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// One process runs many apps: what the library calls as something is released runs as code of its own app all the same.
@MainActor struct SessionTests {
  let stage: Stage
  init() throws { stage = try Stage() }

  private final class Log {
    var apps: [UIApplication?] = []
    func note() { apps.append(Session.current?.application) }
  }

  private let log = Log()
  private var isOwn: Bool {
    !log.apps.isEmpty && log.apps.allSatisfy { $0 === stage.user.session.application }
  }

  @Test func `a flow ends in its app as what it runs within is released`() async throws {
    var parent: Errand? = Errand("parent", ["Parent"])
    parent?.stage = stage
    stage.run {
      parent?.start(.present(from: stage.stack))
      let child = Errand("child", ["Child"])
      child.stage = stage
      child.didFinish = { [log] _ in
        log.note()
        Task { log.note() }
      }
      parent?.pushCoordinator(child)
    }
    stage.settle()
    stage.run { parent = nil }
    try await stage.user.settle()
    #expect(log.apps.count == 2)
    #expect(isOwn)
  }

  @Test func `whoever follows the trace hears of a release in its app`() async throws {
    let trace = stage.home.trace { [log] event in
      if case .released = event { log.note() }
    }
    stage.begin("flow", ["Page"])
    stage.run { stage.home.childCoordinators.first?.finish() }
    try await stage.user.settle()
    withExtendedLifetime(trace) { #expect(log.apps.count == 1 && isOwn) }
  }

  @Test(
    "a flow in a hidden tab ends in its app as its screen is released", arguments: [true, false])
  func hiddenTab(isRemoved: Bool) async throws {
    let tabs = UITabBarController()
    stage.run { stage.home.show(tabs) }
    for name in ["one", "two"] {
      stage.begin(name, [name], .tab(of: tabs))
    }
    try await stage.user.settle()
    let two = try #require(stage.home.childCoordinators.last)
    stage.run { tabs.selectedIndex = 1 }
    stage.begin("inner", ["Inner"], within: two) { [log] inner in
      inner.didFinish = { [log] _ in
        log.note()
        Task { log.note() }
      }
    }
    stage.run { tabs.selectedIndex = 0 }
    try await stage.user.settle()
    stage.run {
      if isRemoved {
        tabs.viewControllers = tabs.viewControllers?.dropLast()
      } else {
        (tabs.viewControllers?.last as? UINavigationController)?
          .popToRootViewController(animated: false)
      }
    }
    try await stage.user.settle()
    #expect(log.apps.count == 2)
    #expect(isOwn)
    #expect(stage.home.childCoordinators.count == (isRemoved ? 1 : 2))
  }

  @Test func `an answer that nobody gives is heard in its app`() async throws {
    stage.begin("flow", ["Page"]) { flow in flow.canLeave = { _, _ in } }
    stage.run { stage.home.open([]) { [log] _ in log.note() } }
    try await stage.user.settle()
    #expect(log.apps.count == 1)
    #expect(isOwn)
  }

  private final class Badge: UIView {
    var onRelease: () -> Void = {}
    isolated deinit { onRelease() }
  }

  @Test("an app's own deinitializer asks its application", arguments: [true, false])
  func deinitializer(isLater: Bool) {
    var applications: [UIApplication] = []
    func release() {
      let badge = Badge()
      badge.onRelease = { applications.append(UIApplication.shared) }
    }
    stage.run {
      guard isLater else { return release() }
      DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated { release() } }
    }
    stage.settle()
    #expect(applications == [stage.user.session.application])
  }
}
