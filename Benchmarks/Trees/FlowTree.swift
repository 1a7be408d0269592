import AppHost
import Coordinators
import UIKit

/// A tree of live coordinators, each with a screen of its own: tabs of a hundred each.
@MainActor final class FlowTree {
  /// How those of a tab lie.
  enum Shape: String, CaseIterable {
    /// Ten one within the other, ten times.
    case nested
    /// Each within the one before.
    case deep
    /// Side by side, within the first.
    case wide
  }

  private let count: Int
  private let shape: Shape
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
  init(_ count: Int, _ shape: Shape) {
    self.count = count
    self.shape = shape
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
      for _ in 0..<count / 100 { app.open(shape, ends) }
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

  func open(_ shape: FlowTree.Shape, _ ends: FlowTree.Ends) {
    let first = NestedCoordinator(ends)
    pushCoordinator(first, .tab(of: tabs))
    switch shape {
    case .nested:
      first.open(9)
      for _ in 0..<9 { first.openAnother().open(9) }
    case .deep: first.open(99)
    case .wide: for _ in 0..<99 { first.openAnother() }
    }
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
