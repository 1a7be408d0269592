import Coordinators
import UIKit

/// An order: how it is paid, which is a flow within this one, and then what is to be confirmed.
final class OrderCoordinator: Coordinator {
  override func start() {
    run(PaymentCoordinator()) { [weak self] payment in
      // Without one it has been left, and this with it.
      if payment != nil { self?.confirm() }
    }
  }

  private func confirm() {
    let screen = FormViewController("Confirmation")
    screen.didTapDone = { [weak self] in self?.finish() }
    show(screen)
  }
}

final class PaymentCoordinator: Coordinator, ResultCoordinator {
  enum Output { case paid }

  override func start() {
    let screen = FormViewController("Payment")
    screen.didTapDone = { [weak self] in self?.finish(with: .paid, leavingScreens: true) }
    show(screen)
  }
}
