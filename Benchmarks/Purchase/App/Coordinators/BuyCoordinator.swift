import Coordinators
import UIKit

/// Buys one photo. It asks a signed-out user to sign in first, and then goes on by itself.
final class BuyCoordinator: Coordinator, UIAdaptivePresentationControllerDelegate {
  private let photo: Photo
  private let picture: UIImage?
  private let store: Store
  private let stack: FlowStack

  /// The horizontal way: pushed onto the caller's stack.
  init(
    navigationController: UINavigationController, photo: Photo, picture: UIImage?, store: Store
  ) {
    self.photo = photo
    self.picture = picture
    self.store = store
    stack = FlowStack(pushingOnto: navigationController)
    super.init()
  }

  /// The vertical way: presented, with a stack of its own.
  init(
    presentingViewController: UIViewController, photo: Photo, picture: UIImage?, store: Store
  ) {
    self.photo = photo
    self.picture = picture
    self.store = store
    stack = FlowStack(presentingFrom: presentingViewController)
    super.init()
    stack.navigationController.delegate = self
    stack.navigationController.presentationController?.delegate = self
  }

  override func start() {
    if store.account == nil { signIn() } else { showBuy() }
  }

  /// Goes back to the screen that was on top when the flow began, or dismisses.
  private func finish() {
    stack.hide()
    didFinish?(self)
  }

  private func signIn() {
    let flow = SignInCoordinator(stack: stack, store: store)
    flow.didFinish = { [weak self] _ in
      guard let self else { return }
      if store.account == nil { finish() } else { showBuy() }
    }
    pushCoordinator(flow)
  }

  private func showBuy() {
    let screen = BuyViewController.instantiate()
    screen.photo = photo
    screen.picture = picture
    screen.account = store.account
    screen.didTapBuy = { [weak self] in
      guard let self else { return }
      store.buy(photo)
      finish()
    }
    screen.didTapTerms = { [weak self] in self?.finish() }
    screen.didCancel = { [weak self] in self?.finish() }
    stack.show(screen)
  }

  // MARK: The user's ways out

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, didShow: viewController, animated: animated)
    if stack.hasBeenLeft { didFinish?(self) }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didFinish?(self)
  }
}
