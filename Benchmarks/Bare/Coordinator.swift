public import UIKit

open class Coordinator: NSObject, UINavigationControllerDelegate {
  public var didFinish: ((Coordinator) -> Void)?
  var childCoordinators: [Coordinator] = []

  public override init() { super.init() }

  /// A child, with the closure that lets go of it.
  public func hold(_ child: Coordinator) {
    childCoordinators.append(child)
    let didFinish = child.didFinish
    child.didFinish = { [weak self] child in
      self?.childCoordinators.removeAll { $0 === child }
      didFinish?(child)
    }
  }

  /// Lets go of all children.
  public func free() { childCoordinators = [] }
}
