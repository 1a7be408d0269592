import AppHost
import Coordinators
import UIKit

/// A tree of live coordinators, each with a screen of its own: tabs of a hundred each, in which ten
/// flows run one within the other, ten times.
@MainActor final class FlowTree {
  private let count: Int
  private let clock = ManualClock()
  private let application: UIApplication
  private let window: UIWindow
  private var app: TabsCoordinator?
  private let ends = Ends()

  /// How many flows have begun and how many have ended.
  @MainActor final class Ends {
    var begun = 0
    var ended = 0
  }

  /// - Parameter count: a multiple of 100.
  init(_ count: Int) {
    self.count = count
    let application = UIApplication(clock: clock)
    self.application = application
    window = Session.enter(application) { UIWindow(frame: .zero) }
  }

  func open() {
    act {
      window.makeKeyAndVisible()
      let app = TabsCoordinator()
      self.app = app
      app.start(.root(of: window))
      for _ in 0..<count / 100 { app.open(ends) }
    }
  }

  /// Another root takes its place: each flow has been left.
  func close() {
    act { window.rootViewController = UIViewController() }
    act { app = nil }
  }

  func check() {
    precondition(ends.begun == count, "\(ends.begun) flows have begun, and not \(count)")
    precondition(ends.ended == count, "\(ends.ended) of \(count) flows have ended")
  }

  private func act(_ body: () -> Void) {
    Session.enter(application) {
      body()
      clock.runUntilIdle()
    }
  }
}

/// A tab bar, and in each tab a tree of a hundred flows.
private final class TabsCoordinator: Coordinator {
  private let tabs = UITabBarController()

  override func start() { show(tabs, animated: false) }

  func open(_ ends: FlowTree.Ends) {
    let first = NestedCoordinator(ends)
    pushCoordinator(first, .tab(of: tabs))
    first.open(9)
    for _ in 0..<9 { first.openAnother().open(9) }
  }
}

private final class NestedCoordinator: Coordinator {
  private let ends: FlowTree.Ends

  init(_ ends: FlowTree.Ends) {
    self.ends = ends
    super.init()
    didFinish = { _ in ends.ended += 1 }
  }

  override func start() {
    ends.begun += 1
    show(UIViewController(), animated: false)
  }

  @discardableResult func openAnother() -> NestedCoordinator {
    let flow = NestedCoordinator(ends)
    pushCoordinator(flow)
    return flow
  }

  /// So many more, each within the one before.
  func open(_ depth: Int) {
    if depth > 0 { openAnother().open(depth - 1) }
  }
}
