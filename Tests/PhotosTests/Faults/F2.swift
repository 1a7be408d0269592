import Coordinators
import UIKit

@testable import Photos

/// F2: a sheet with a stack of its own ends with its Cancel button, and not with a swipe.
final class ShopThatMissesSwipes: PlainShop {
  override func signIn() {
    let flow = SheetSignIn()
    flow.didCancel = { [weak self] flow in
      self?.stack.dismiss(animated: true)
      self?.popCoordinator(flow)
    }
    flow.start()
    childCoordinators.append(flow)
    // A turn later: what is shown beside a child that is put in would be that one's, and heard.
    DispatchQueue.main.async { [stack] in
      MainActor.assumeIsolated { stack.present(flow.navigationController, animated: true) }
    }
  }
}

final class SheetSignIn: Coordinator {
  var didCancel: ((Coordinator) -> Void)?
  let navigationController = UINavigationController()

  override func start() {
    let screen = SignInViewController.instantiate()
    screen.didTapCreateAccount = { [weak self] in
      self?.navigationController.pushViewController(
        CreateAccountViewController.instantiate(), animated: true)
    }
    screen.didCancel = { [weak self] in
      guard let self else { return }
      didCancel?(self)
    }
    navigationController.pushViewController(screen, animated: false)
  }
}
