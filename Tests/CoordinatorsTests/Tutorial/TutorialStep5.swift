import Coordinators
import UIKit

// Flows within flows.

extension Tutorial {
  enum Step5 {
    final class Session {
      var name: String?
    }

    final class SignInCoordinator: Coordinator, ResultCoordinator {
      typealias Output = String

      override func start() {
        let screen = SignInViewController()
        screen.title = "Sign In"
        screen.didSignIn = { [weak self] name in
          self?.finish(with: name, leavingScreens: true)
        }
        show(screen)
      }
    }

    final class TermsCoordinator: Coordinator {
      override func start() {
        let screen = TermsViewController()
        screen.title = "Terms of Service"
        screen.didCancel = { [weak self] in self?.finish() }
        show(screen)
      }
    }

    final class BuyCoordinator: Coordinator {
      private let photo: Photo
      private let session: Session

      private init(_ presentation: FlowPresentation, _ photo: Photo, _ session: Session) {
        self.photo = photo
        self.session = session
        super.init()
        flowPresentation = presentation
      }

      convenience init(
        navigationController: UINavigationController, photo: Photo, session: Session
      ) {
        self.init(.push(on: navigationController), photo, session)
      }

      convenience init(
        presentingViewController: UIViewController, photo: Photo, session: Session
      ) {
        self.init(.present(from: presentingViewController), photo, session)
      }

      override func start() {
        if session.name == nil { signIn() } else { showBuy() }
      }

      private func signIn() {
        run(SignInCoordinator()) { [weak self] name in
          guard let self, let name else { return }
          session.name = name
          showBuy()
        }
      }

      private func showBuy() {
        let screen = BuyViewController()
        screen.title = "Buy \(photo.title)"
        screen.didTapBuy = { [weak self] in self?.finish() }
        screen.didTapTerms = { [weak self] in self?.showTerms() }
        screen.didCancel = { [weak self] in self?.cancel() }
        screen.navigationItem.hidesBackButton = true
        show(screen)
      }

      private func showTerms() {
        pushCoordinator(TermsCoordinator(), .over())
      }
    }

    final class AppCoordinator: Coordinator {
      private let photos = [Photo(title: "Alpine Dawn"), Photo(title: "Harbour")]
      private let session = Session()

      private enum PurchaseFlowType {
        case horizontal, vertical
      }

      override func start() {
        let list = PhotoListViewController()
        list.title = "Photos"
        list.photos = photos
        list.didSelectPhoto = { [weak self] photo in self?.showPhoto(photo) }
        list.didTapBuy = { [weak self] photo in self?.buy(photo, .vertical) }
        show(list)
      }

      private func showPhoto(_ photo: Photo) {
        let screen = PhotoViewController()
        screen.title = photo.title
        screen.didTapBuy = { [weak self] in self?.buy(photo, .horizontal) }
        show(screen)
      }

      private func buy(_ photo: Photo, _ type: PurchaseFlowType) {
        guard let stack = flowNavigationController else { return }
        switch type {
        case .horizontal:
          pushCoordinator(
            BuyCoordinator(navigationController: stack, photo: photo, session: session))
        case .vertical:
          pushCoordinator(
            BuyCoordinator(presentingViewController: stack, photo: photo, session: session))
        }
      }
    }
  }
}
