import Coordinators
import UIKit

@testable import Photos

/// F4: a flow of two screens takes the step back from its second one for its end.
final class ShopWithEarlyEnd: PlainShop {
  override func signIn() { pushCoordinator(ImpatientSignIn(on: stack)) }
}

final class ImpatientSignIn: Coordinator {
  private let stack: UINavigationController
  private var depth = 0

  init(on stack: UINavigationController) {
    self.stack = stack
    super.init()
  }

  override func start() {
    let screen = SignInViewController.instantiate()
    screen.didTapCreateAccount = { [weak self] in
      self?.stack.pushViewController(CreateAccountViewController.instantiate(), animated: true)
    }
    stack.pushViewController(screen, animated: true)
  }

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, didShow: viewController, animated: animated)
    let isBack = navigationController.viewControllers.count < depth
    depth = navigationController.viewControllers.count
    if isBack { didFinish?(self) }
  }
}
