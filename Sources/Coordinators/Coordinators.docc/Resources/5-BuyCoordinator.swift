import Coordinators
import UIKit

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
