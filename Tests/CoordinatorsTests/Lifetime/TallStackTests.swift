import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A stack of many flows, which is compared with what was last seen on it by addresses, tells the same as one of a few.
@MainActor struct TallStackTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  /// One flow over the other, each with a screen.
  private func open(_ count: Int) {
    for index in 0..<count { stage.begin("\(index)", ["\(index)"], .push(on: stage.stack)) }
    #expect(stage.stack.viewControllers.count == count + 1)
  }

  /// UIKit tells nobody of a covered screen that is taken out: the next look finds it.
  private func look() {
    stage.settle()
    stage.run { stage.stack.viewControllers.first.map(stage.home.own) }
    stage.settle()
  }

  private func set(_ change: (inout [UIViewController]) -> Void) {
    stage.run {
      var controllers = stage.stack.viewControllers
      change(&controllers)
      stage.stack.setViewControllers(controllers, animated: false)
    }
  }

  @Test("a covered screen that is taken out ends its flow alone", arguments: [6, 100])
  func takeOut(count: Int) {
    open(count)
    set { $0.remove(at: count / 2) }
    look()
    #expect(stage.ends == ["\(count / 2 - 1)"])
    set { $0.remove(at: 1) }
    look()
    #expect(stage.ends == ["\(count / 2 - 1)", "0"])
  }

  @Test("all above a screen end, the last first", arguments: [6, 100])
  func popTo(count: Int) {
    open(count)
    stage.run {
      let target = stage.stack.viewControllers[count / 2]
      stage.stack.popToViewController(target, animated: true)
    }
    stage.settle()
    #expect(stage.ends == (count / 2..<count).reversed().map(String.init))
    #expect(stage.home.childCoordinators.count == count / 2)
  }

  @Test("a new order of covered screens ends nothing", arguments: [6, 100])
  func reorder(count: Int) {
    open(count)
    set { $0.swapAt(1, count / 2) }
    look()
    #expect(stage.ends == [])
    stage.run { stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    #expect(stage.ends.count == count)
    stage.expectHome()
  }

  @Test(
    "a screen that comes in the same turn in place of one that is released is another, be it at the same address",
    arguments: [6, 100], [true, false])
  func sameAddress(count: Int, hasView: Bool) {
    open(count)
    let place = count / 2
    for round in 0..<20 {
      var hasEnded = false
      stage.run {
        let flow = Coordinator()
        flow.didFinish = { _ in hasEnded = true }
        stage.home.pushCoordinator(flow)
        let screen = UIViewController()
        if hasView { screen.loadViewIfNeeded() }
        stage.stack.viewControllers.insert(screen, at: place)
        flow.own(screen)
      }
      look()
      #expect(!hasEnded, "round \(round)")
      stage.run {
        let former = ObjectIdentifier(stage.stack.viewControllers[place])
        stage.stack.viewControllers.remove(at: place)
        stage.stack.viewControllers.insert(UIViewController.made(at: former), at: place)
      }
      look()
      #expect(hasEnded, "round \(round)")
    }
    #expect(stage.ends == [])
  }

  @Test(
    "a flow that ends takes away what it has just put on a stack out of sight, be it at the address of what it has taken from there",
    arguments: [6, 100])
  func finishOutOfSight(count: Int) {
    let hidden = UINavigationController()
    stage.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), hidden]
      stage.home.show(tabs, animated: false)
    }
    for index in 0..<count { stage.begin("\(index)", ["\(index)"], .push(on: hidden)) }
    for round in 0..<20 {
      let flow = stage.begin("last", ["first", "second"], .push(on: hidden))
      stage.run {
        let former = ObjectIdentifier(hidden.viewControllers[count + 1])
        hidden.viewControllers.removeLast()
        hidden.pushViewController(UIViewController.made(at: former), animated: false)
        flow.object?.cancel()
      }
      look()
      #expect(hidden.viewControllers.count == count, "round \(round)")
    }
    #expect(stage.ends == Array(repeating: "last", count: 20))
  }

  @Test("flows end from the last to the first as each says so, and one by one by the back button")
  func finish() throws {
    open(100)
    for index in (50..<100).reversed() {
      stage.run { stage.home.childCoordinators.last?.cancel() }
      stage.settle()
      #expect(stage.ends.last == "\(index)")
    }
    for index in (0..<50).reversed() {
      try stage.user.goBack()
      #expect(stage.ends.last == "\(index)")
    }
    #expect(stage.ends.count == 100)
    stage.expectHome()
  }
}
