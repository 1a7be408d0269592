import AppHost
import Coordinators
import UIKit

/// A tree of live coordinators, each with a screen of its own but where it is said otherwise.
@MainActor final class FlowTree {
  enum Shape: String, CaseIterable {
    /// In tabs of a hundred each, ten one within the other, ten times.
    case nested
    /// In such tabs, each within the one before.
    case deep
    /// In such tabs, side by side within the first.
    case wide
    /// All on one stack, each within the one before.
    case deepStack = "deep, one stack"
    /// All on one stack, side by side within the first.
    case wideStack = "wide, one stack"
    /// All side by side on a stack in a tab that is not chosen: their screens have no views yet.
    case hiddenStack = "wide, hidden stack"
    /// Each within the one before, and the last alone shows a screen.
    case silent = "deep, one screen"

    var isInTabs: Bool {
      switch self {
      case .nested, .deep, .wide: true
      case .deepStack, .wideStack, .hiddenStack, .silent: false
      }
    }
  }

  private let count: Int
  private let shape: Shape
  private let clock = ManualClock()
  private let application: UIApplication
  private let window: UIWindow
  private var app: RootCoordinator?
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
      let app = shape.isInTabs ? inTabs() : onStack()
      self.app = app
      app.start(.root(of: window))
      let each = shape.isInTabs ? 100 : count
      for _ in 0..<count / each { app.open(each, shape, ends) }
    }
  }

  private func inTabs() -> RootCoordinator {
    let tabs = UITabBarController()
    return RootCoordinator(tabs, .tab(of: tabs))
  }

  private func onStack() -> RootCoordinator {
    let stack = UINavigationController()
    guard shape == .hiddenStack else { return RootCoordinator(stack, .push(on: stack)) }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    return RootCoordinator(tabs, .push(on: stack))
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

/// A stack with all on it, or a tab bar.
private final class RootCoordinator: Coordinator {
  private let container: UIViewController
  private let way: FlowPresentation

  /// - Parameter way: how flows are shown in it.
  init(_ container: UIViewController, _ way: FlowPresentation) {
    (self.container, self.way) = (container, way)
  }

  override func start() { show(container, animated: false) }

  /// So many flows, in a tab of their own where there are tabs.
  func open(_ count: Int, _ shape: FlowTree.Shape, _ ends: FlowTree.Ends) {
    let first = NestedCoordinator(ends, isSilent: shape == .silent)
    pushCoordinator(first, way)
    switch shape {
    case .nested:
      first.open(count / 10 - 1)
      for _ in 0..<9 { first.openAnother().open(count / 10 - 1) }
    case .deep, .deepStack: first.open(count - 1)
    case .wide, .wideStack, .hiddenStack: for _ in 1..<count { first.openAnother() }
    case .silent: first.open(count - 2).openAnother(isSilent: false)
    }
  }
}

private final class NestedCoordinator: Coordinator {
  private let ends: FlowTree.Ends
  private let isSilent: Bool

  init(_ ends: FlowTree.Ends, isSilent: Bool) {
    self.ends = ends
    self.isSilent = isSilent
    super.init()
    didFinish = { _ in ends.ended += 1 }
  }

  override func start() {
    ends.begun += 1
    if !isSilent { show(UIViewController(), animated: false) }
  }

  @discardableResult func openAnother(isSilent: Bool? = nil) -> NestedCoordinator {
    let flow = NestedCoordinator(ends, isSilent: isSilent ?? self.isSilent)
    pushCoordinator(flow)
    return flow
  }

  /// So many more, each within the one before.
  ///
  /// - Returns: the innermost.
  @discardableResult func open(_ depth: Int) -> NestedCoordinator {
    var innermost = self
    for _ in 0..<depth { innermost = innermost.openAnother() }
    return innermost
  }
}
