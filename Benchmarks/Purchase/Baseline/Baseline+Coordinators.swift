import Bare
import class UIKit.UIImage

extension Baseline {
  @MainActor final class FlowStack {
    let navigationController: UINavigationController
    private let origin: UIViewController?
    private let presentingViewController: UIViewController?
    private weak var firstScreen: UIViewController?

    init(
      _ navigationController: UINavigationController, origin: UIViewController?,
      presentingViewController: UIViewController?
    ) {
      self.navigationController = navigationController
      self.origin = origin
      self.presentingViewController = presentingViewController
    }

    func hold(_ screen: UIViewController) {
      if firstScreen == nil { firstScreen = screen }
      navigationController.hold(screen)
    }

    var isPresented: Bool { presentingViewController != nil }
  }

  final class SignInCoordinator: Coordinator {
    private let stack: FlowStack
    private let store: Store

    init(stack: FlowStack, store: Store) {
      self.stack = stack
      self.store = store
      super.init()
    }

    func fill(_ credentials: Credentials, isHeard: Bool) {
      let screen = SignInViewController()
      screen.didEnter = { [weak self, weak screen] credentials in
        self?.signIn(credentials, reportingTo: screen)
      }
      screen.didTapCreateAccount = { [weak self] in self?.finish() }
      if stack.isPresented { screen.didCancel = { [weak self] in self?.finish() } }
      screen.fill()
      screen.enter(credentials)
      stack.hold(screen)
      if isHeard { hear(of: screen) }
    }

    private func signIn(_ credentials: Credentials, reportingTo screen: SignInViewController?) {
      screen?.isBusy = store.signIn(credentials)
    }

    private func finish() { didFinish?(self) }
  }

  final class BuyCoordinator: Coordinator, UIAdaptivePresentationControllerDelegate {
    private let photo: Photo
    private let picture: UIImage?
    private let store: Store
    private let stack: FlowStack

    init(_ photo: Photo, picture: UIImage?, store: Store, stack: FlowStack) {
      self.photo = photo
      self.picture = picture
      self.store = store
      self.stack = stack
      super.init()
      if stack.isPresented { stack.navigationController.present(reportingTo: self) }
    }

    /// - Parameter isHeard: whether the flow has what its ways out are heard by.
    func fill(_ credentials: Credentials, isHeard: Bool) {
      if isHeard, stack.isPresented { hear(of: stack.navigationController) }
      let flow = SignInCoordinator(stack: stack, store: store)
      flow.didFinish = { [weak self] _ in self?.finish() }
      hold(flow)
      flow.fill(credentials, isHeard: isHeard)
      let screen = BuyViewController()
      screen.photo = photo
      screen.picture = picture
      screen.account = credentials.name
      screen.didTapBuy = { [weak self] in self?.finish() }
      screen.didTapTerms = { [weak self] in self?.finish() }
      screen.didCancel = { [weak self] in self?.finish() }
      screen.fill()
      stack.hold(screen)
      if isHeard { hear(of: screen) }
    }

    private func finish() { didFinish?(self) }
  }
}
