import Bare
import Foundation
import class UIKit.UIColor

extension Baseline {
  final class SignInViewController: UIViewController, UITextFieldDelegate {
    var didEnter: ((Credentials) -> Void)?
    var didTapCreateAccount: (() -> Void)?
    var didCancel: (() -> Void)?
    var message: String?
    var isBusy = false
    private lazy var form = CredentialsForm(submitTitle: "Sign In", delegate: self) {
      [weak self] credentials in self?.didEnter?(credentials)
    }
    private lazy var createAccountButton = UIButton(
      .plain(), title: "Create Account",
      action: UIAction("Create Account") { [weak self] _ in self?.didTapCreateAccount?() })

    func fill() {
      let item = name("Sign In")
      view.backgroundColor = .systemBackground
      form.arrange(createAccountButton)
      view.hold(form, insets: 24)
      guard didCancel != nil else { return }
      // The app shows its item twice: when it can be cancelled, and when the view loads.
      for _ in 1...2 {
        item.rightBarButtonItems = [
          UIBarButtonItem(
            systemItem: .cancel, action: UIAction { [weak self] _ in self?.didCancel?() })
        ]
      }
    }

    func enter(_ credentials: Credentials) { form.enter(credentials) }
  }
}
