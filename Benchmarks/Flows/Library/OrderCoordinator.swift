import Coordinators
import UIKit

/// An order: how it is paid, which is a flow within this one, and then what is to be confirmed.
final class OrderCoordinator: Coordinator {
  override func start() {
    let payment = PaymentCoordinator()
    payment.didFinish = { [weak self] _ in self?.confirm() }
    pushCoordinator(payment)
  }

  private func confirm() {
    let screen = FormViewController("Confirmation")
    screen.didTapDone = { [weak self] in self?.finish() }
    show(screen)
  }
}

final class PaymentCoordinator: Coordinator {
  override func start() {
    let screen = FormViewController("Payment")
    screen.didTapDone = { [weak self] in
      guard let self else { return }
      didFinish?(self)
    }
    show(screen)
  }
}
