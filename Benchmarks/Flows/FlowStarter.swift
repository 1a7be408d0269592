import Coordinators
import UIKit

/// Starts orders on a stack, and hears of each that ends.
@MainActor protocol FlowStarter: AnyObject {
  init(on stack: UINavigationController)
  func order(_ presentation: OrderWay.Presentation)
  /// How many have ended.
  var ended: Int { get }
  /// Whether nothing is left of those that have.
  var isAlone: Bool { get }
}

/// With the library.
final class LibraryStarter: Coordinator, FlowStarter {
  private let stack: UINavigationController
  private(set) var ended = 0
  var isAlone: Bool { childCoordinators.isEmpty }

  init(on stack: UINavigationController) {
    self.stack = stack
    super.init()
    stack.delegate = self
  }

  func order(_ presentation: OrderWay.Presentation) {
    let order = OrderCoordinator()
    order.didFinish = { [weak self] _ in self?.ended += 1 }
    switch presentation {
    case .pushed: pushCoordinator(order, .push(on: stack))
    case .presented: pushCoordinator(order, .present(from: stack))
    }
  }
}

/// Without.
final class StarterByHand: FlowByHand, FlowStarter {
  private let stack: UINavigationController
  private(set) var ended = 0
  var isAlone: Bool { children.isEmpty }

  init(on stack: UINavigationController) {
    self.stack = stack
    super.init()
    stack.delegate = self
  }

  func order(_ presentation: OrderWay.Presentation) {
    let order =
      switch presentation {
      case .pushed: OrderByHand(OrderStack(pushingOnto: stack))
      case .presented: OrderByHand(OrderStack(presentingFrom: stack))
      }
    order.didFinish = { [weak self] _ in self?.ended += 1 }
    startChild(order)
  }
}
