import UIKit

final class SignInViewController: UIViewController {
  private let name = UITextField()
  private let password = UITextField()
  private let message = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Sign In"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    name.placeholder = "Name"
    name.textContentType = .username
    name.autocapitalizationType = .none
    name.returnKeyType = .next
    name.accessibilityIdentifier = "name"
    password.placeholder = "Password"
    password.textContentType = .password
    password.isSecureTextEntry = true
    password.returnKeyType = .go
    password.accessibilityIdentifier = "password"
    password.addAction(
      UIAction { [weak self] _ in self?.signIn() }, for: .editingDidEndOnExit)
    message.textColor = .systemRed
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign In"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction(title: "Sign In") { [weak self] _ in self?.signIn() })
    let stack = UIStackView(arrangedSubviews: [name, password, message, button])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  private func signIn() {
    guard name.text == "ada", password.text == "lovelace" else {
      message.text = "That name and that password do not belong together."
      return
    }
    dismiss(animated: true)
  }
}
