import UIKit

/// What `OrderCoordinator` is, by hand.
final class OrderByHand: FlowByHand {
  private let stack: OrderStack
  override var hasBeenLeft: Bool { stack.hasBeenLeft }

  init(_ stack: OrderStack) {
    self.stack = stack
    super.init()
    guard stack.isPresented else { return }
    stack.navigationController.delegate = self
    stack.navigationController.presentationController?.delegate = self
  }

  override func start() {
    let payment = PaymentByHand(stack)
    payment.screenDidDisappear = { [weak self] in self?.finishIfLeft() }
    payment.didFinish = { [weak self] payment in
      guard let self else { return }
      if payment.hasBeenLeft { finish() } else { confirm() }
    }
    startChild(payment)
  }

  private func confirm() {
    let screen = HeardFormViewController("Confirmation")
    screen.didDisappear = { [weak self] in self?.finishIfLeft() }
    screen.didTapDone = { [weak self] in
      guard let self else { return }
      stack.hide()
      finish()
    }
    stack.show(screen)
  }
}

final class PaymentByHand: FlowByHand {
  private let stack: OrderStack
  override var hasBeenLeft: Bool { stack.hasBeenLeft }
  var screenDidDisappear: (() -> Void)?

  init(_ stack: OrderStack) {
    self.stack = stack
    super.init()
  }

  override func start() {
    let screen = HeardFormViewController("Payment")
    screen.didDisappear = screenDidDisappear
    screen.didTapDone = { [weak self] in self?.finish() }
    stack.show(screen)
  }
}
