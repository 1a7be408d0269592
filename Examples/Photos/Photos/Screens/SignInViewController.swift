import UIKit

/// Asks for a name and a password. Whether they are right, its coordinator finds out.
final class SignInViewController: UIViewController, Storyboardable, UITextFieldDelegate {
  var didEnter: ((Credentials) -> Void)?
  var didTapCreateAccount: (() -> Void)?
  /// Where it is set, the screen has a Cancel button.
  var didCancel: (() -> Void)? { didSet { showCancel() } }

  /// What has been entered for a name so far.
  var name: String? {
    get { form.name }
    set { form.name = newValue }
  }

  /// Why what was entered is refused; nil while nothing is.
  var message: String? { didSet { form.message = message } }

  /// Whether an answer is awaited. Nothing can be entered meanwhile.
  var isBusy = false { didSet { form.isBusy = isBusy } }

  private lazy var form = CredentialsForm(
    submitTitle: "Sign In", passwordType: .password, delegate: self
  ) { [weak self] credentials in self?.didEnter?(credentials) }

  private lazy var createAccountButton = UIButton(
    configuration: .plain(),
    primaryAction: UIAction(title: "Create Account") { [weak self] _ in
      self?.didTapCreateAccount?()
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign In"
    view.backgroundColor = .systemBackground
    form.addArrangedSubview(createAccountButton)
    view.addSubview(form, insets: 24)
    showCancel()
  }

  private func showCancel() {
    navigationItem.rightBarButtonItem =
      didCancel == nil
      ? nil
      : UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel?() })
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    form.goOn(from: textField)
    return true
  }
}
