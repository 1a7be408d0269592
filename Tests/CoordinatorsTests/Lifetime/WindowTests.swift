import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows in several windows, and roots that come and go.
@MainActor struct WindowTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private func secondWindow() -> UIWindow {
    stage.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert
      window.makeKeyAndVisible()
      return window
    }
  }

  enum Exit: CaseIterable { case nilRoot, otherRoot, release }

  @Test("a flow in a second window goes with its root, and no other does", arguments: Exit.allCases)
  func second(exit: Exit) async {
    var window: UIWindow? = secondWindow()
    let flow = stage.begin("second", ["A", "B"], window.map { .root(of: $0) })
    stage.begin("sheet", ["S"], .over(), within: flow.object)
    stage.begin("first", ["X"], .push(on: stage.stack))
    #expect(window?.rootViewController is UINavigationController)
    #expect(stage.ends == [])
    stage.run {
      switch exit {
      case .nilRoot:
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = nil
      case .otherRoot:
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = UIViewController()
      case .release:
        window?.rootViewController?.dismiss(animated: false)
        window?.isHidden = true
        window = nil
      }
    }
    stage.settle()
    if exit == .release { for _ in 0..<5 { await Task.yield() } }
    #expect(stage.ends == ["sheet", "second"])
    #expect(stage.alive.sorted() == ["X", "first"])
    stage.run { _ = stage.home.childCoordinators.first?.finish() }
    stage.settle()
    #expect(stage.ends == ["sheet", "second", "first"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
    withExtendedLifetime(window) {}
  }

  @Test func `a window that is hidden and comes back ends nothing`() {
    let window = secondWindow()
    let flow = stage.begin("second", ["A"], .root(of: window))
    stage.run { window.isHidden = true }
    stage.settle()
    stage.begin("first", ["X"], .push(on: stage.stack))
    #expect(stage.ends == [])
    stage.run { window.isHidden = false }
    stage.settle()
    let request = stage.run { flow.object?.show("B") }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.ends == [])
    stage.run { window.rootViewController = nil }
    stage.settle()
    #expect(stage.ends == ["second"])
    #expect(stage.alive == ["first", "X"])
  }

  @Test(
    "a root that is put back or into another window has not been left", arguments: [true, false])
  func rootMoved(toOther: Bool) {
    stage.begin("flow", ["A"])
    let other = secondWindow()
    stage.run {
      let root = stage.window.rootViewController
      stage.window.rootViewController = nil
      (toOther ? other : stage.window).rootViewController = root
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { (toOther ? other : stage.window).rootViewController = nil }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == [])
  }

  @Test func `a root that goes into a container has not been left`() throws {
    stage.begin("flow", ["A"])
    stage.run {
      guard let root = stage.window.rootViewController else { return }
      let box = Box()
      stage.window.rootViewController = box
      box.embed(root)
    }
    stage.settle()
    #expect(stage.ends == [])
    try user.goBack()
    #expect(stage.ends == ["flow"])
    #expect(stage.faults == [])
  }
}
