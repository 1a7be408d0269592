import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Plain flows that begin another right after one, in the turn in which they have been put in themselves. (UIKit warns of the
/// app's own pushes while another moves.)
@MainActor struct PlainNextTests {
  /// Pushes by UIKit itself, and goes on from there.
  private final class Pusher: Coordinator {
    let name: String
    private let stack: UINavigationController
    private let isAnimated: Bool
    private let then: (Pusher) -> Void

    init(
      _ name: String, on stack: UINavigationController, animated: Bool,
      then: @escaping (Pusher) -> Void = { _ in }
    ) {
      (self.name, self.stack, isAnimated, self.then) = (name, stack, animated, then)
      super.init()
    }

    override func start() {
      push(name)
      then(self)
    }

    func push(_ title: String) {
      let page = UIViewController()
      page.title = title
      stack.pushViewController(page, animated: isAnimated)
    }

    func add(_ child: Pusher) {
      childCoordinators.append(child)
      child.start()
    }
  }

  private func flows(_ flow: Coordinator) -> String {
    let inner = flow.childCoordinators.map(flows).joined(separator: " ")
    return ((flow as? Pusher)?.name ?? "home") + (inner.isEmpty ? "" : "(\(inner))")
  }

  @Test("one is over at once, and the next is begun", arguments: [true, false], [true, false])
  func nextAtOnce(animated: Bool, inDidFinish: Bool) throws {
    let stage = try Stage()
    let stack = stage.stack
    var ends: [String] = []
    stage.run {
      let order = Pusher("Order", on: stack, animated: animated) { order in
        let signIn = Pusher("Sign In", on: stack, animated: animated) {
          $0.finish(animated: animated)
        }
        @MainActor func goOn() {
          let pay = Pusher("Pay", on: stack, animated: animated)
          pay.didFinish = { _ in ends.append("Pay") }
          order.add(pay)
        }
        signIn.didFinish = { _ in
          ends.append("Sign In")
          if inDidFinish { goOn() }
        }
        order.add(signIn)
        if !inDidFinish { goOn() }
      }
      order.didFinish = { _ in ends.append("Order") }
      stage.home.childCoordinators.append(order)
      order.start()
    }
    stage.settle()
    #expect(ends == ["Sign In"])
    #expect(stage.titles() == ["Home", "Order", "Pay"])
    #expect(flows(stage.home) == "home(Order(Pay))")
    try stage.user.goBack()
    #expect(ends == ["Sign In", "Pay"])
    try stage.user.goBack()
    #expect(ends == ["Sign In", "Pay", "Order"])
  }

  @Test("one has asked to go back, and another is begun", arguments: [true, false], [true, false])
  func nextAfterGoingBack(animated: Bool, isChild: Bool) throws {
    let stage = try Stage()
    let stack = stage.stack
    var (ends, outcome): ([String], RequestOutcome?) = ([], nil)
    stage.run {
      let outer = Pusher("Outer", on: stack, animated: animated)
      stage.home.childCoordinators.append(outer)
      outer.start()
      if isChild {
        let first = Pusher("First", on: stack, animated: animated)
        outer.add(first)
        first.goBack().whenDone { outcome = $0 }
      } else {
        outer.push("Page")
        outer.goBack().whenDone { outcome = $0 }
      }
      let next = Pusher("Next", on: stack, animated: animated)
      next.didFinish = { _ in ends.append("Next") }
      outer.add(next)
    }
    stage.settle()
    // Without animation the page has gone by then.
    let hasGone = !animated && !isChild
    #expect(outcome == (hasGone ? .shown : .refused(.nothingToLeave)))
    let beneath = isChild ? ["First"] : hasGone ? [] : ["Page"]
    #expect(stage.titles() == ["Home", "Outer"] + beneath + ["Next"])
    #expect(flows(stage.home) == "home(Outer(\(isChild ? "First " : "")Next))")
    try stage.user.goBack()
    #expect(ends == ["Next"])
  }
}
