import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a flow leaves where it is, when it says that it is done, is its parent's.
@MainActor struct LegacyTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  /// Begins an order whose payment, a flow within it, leaves its screen under the confirmation.
  ///
  /// - Parameters:
  ///   - isPlain: whether the confirmation is pushed by UIKit itself.
  ///   - settles: whether it has come to rest.
  private func orderAndPay(isPlain: Bool, settles: Bool = true) -> Weakly<Errand> {
    let order = stage.begin("order", [], .push(on: stage.stack))
    let payment = stage.begin("payment", ["Payment"], within: order.object) { payment in
      payment.didFinish = { [weak stage, weak order = order.object] _ in
        if isPlain {
          stage?.stack.pushViewController(stage?.page("Confirmation") ?? .init(), animated: true)
        } else {
          order?.show("Confirmation")
        }
      }
    }
    stage.run { payment.object.map { $0.didFinish?($0) } }
    if settles { stage.settle() }
    #expect(stage.titles() == ["Home", "Payment", "Confirmation"])
    return order
  }

  @Test("the parent goes back from it at once", arguments: [true, false], [true, false])
  func goesBack(isSheet: Bool, isToldOf: Bool) {
    stage.run { _ = stage.home.present(stage.page("P"), animated: false) }
    let child = stage.begin("child", ["A", "B"], isSheet ? .over() : .push(on: stage.stack)) {
      $0.isAnimated = false
    }
    if !isSheet { stage.run { stage.stack.dismiss(animated: false) } }
    stage.settle()
    var request: ShowRequest?
    child.object?.didFinish = { [weak stage] _ in
      if isToldOf { request = stage?.home.goBack() }
    }
    stage.run {
      child.object.map { $0.didFinish?($0) }
      if !isToldOf { request = stage.home.goBack() }
    }
    stage.settle()
    #expect(request?.outcome == .shown)
    let sheet = stage.stack.presentedViewController?.presentedViewController
    #expect(
      stage.titles(of: isSheet ? sheet as? UINavigationController : nil)
        == (isSheet ? ["A"] : ["Home", "A"]))
  }

  @Test func `what comes next comes on top of two sheets that are left`() {
    let child = stage.begin("child", ["A"], .over())
    stage.begin("inner", ["B"], .over(), within: child.object)
    stage.run { child.object.map { $0.didFinish?($0) } }
    stage.settle()
    stage.run { _ = stage.home.show("C") }
    stage.settle()
    #expect(user.title == "C")
    #expect(stage.stack.presentedViewController?.presentedViewController != nil)
  }

  @Test(arguments: [false, true]) func `the parent's end takes it away`(isPlain: Bool) {
    let order = orderAndPay(isPlain: isPlain)
    stage.run { _ = order.object?.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends == ["order"])
    #expect(stage.alive == [])
  }

  @Test(arguments: [false, true])
  func `the parent's end takes it away, though what covers it is on its way yet`(isPlain: Bool) {
    let order = orderAndPay(isPlain: isPlain, settles: false)
    stage.run { _ = order.object?.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends == ["order"])
    #expect(stage.alive == [])
  }

  @Test func `the parent is not left as long as it is about to get it`() {
    let order = stage.begin("order", ["Order"], .push(on: stage.stack))
    let payment = stage.begin("payment", ["Payment"], within: order.object) { payment in
      payment.didFinish = { [weak stage] _ in _ = stage?.home.show("Offer") }
    }
    stage.run {
      stage.stack.setViewControllers(
        stage.stack.viewControllers.filter { $0.title != "Order" }, animated: false)
    }
    stage.settle()
    stage.run {
      // Refused: so the library looks at the order again.
      order.object?.goBack()
      payment.object.map { $0.didFinish?($0) }
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "Payment", "Offer"])
    #expect(stage.ends == [])
    stage.run { _ = stage.stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["order"])
    #expect(stage.alive == [])
  }

  @Test(arguments: [false, true]) func `the parent is left with it, and not before`(
    isPlain: Bool
  ) throws {
    let order = orderAndPay(isPlain: isPlain)
    try user.goBack()
    #expect(stage.titles() == ["Home", "Payment"])
    #expect(stage.ends == [])
    #expect(order.object != nil)
    try user.goBack()
    #expect(stage.ends == ["order"])
    #expect(stage.alive == [])
  }
}
