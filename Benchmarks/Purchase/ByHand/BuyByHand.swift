import UIKit

/// What `BuyCoordinator` is, by hand.
final class BuyByHand: FlowByHand {
  private let photo: Photo
  private let picture: UIImage?
  private let store: Store
  private let stack: FlowStack
  override var hasBeenLeft: Bool { stack.hasBeenLeft }

  init(_ photo: Photo, picture: UIImage?, store: Store, stack: FlowStack) {
    self.photo = photo
    self.picture = picture
    self.store = store
    self.stack = stack
    super.init()
    guard stack.isPresented else { return }
    stack.navigationController.delegate = self
    stack.navigationController.presentationController?.delegate = self
  }

  override func start() {
    if store.account == nil { signIn() } else { showBuy() }
  }

  private func close() {
    stack.hide()
    finish()
  }

  private func signIn() {
    let flow = SignInByHand(stack: stack, store: store)
    flow.didFinish = { [weak self] _ in
      guard let self else { return }
      if store.account == nil { close() } else { showBuy() }
    }
    startChild(flow)
  }

  private func showBuy() {
    let screen = BuyViewController.instantiate()
    screen.photo = photo
    screen.picture = picture
    screen.account = store.account
    screen.didTapBuy = { [weak self] in
      guard let self else { return }
      store.buy(photo)
      close()
    }
    screen.didTapTerms = { [weak self] in self?.close() }
    screen.didCancel = { [weak self] in self?.close() }
    stack.show(screen)
  }
}
