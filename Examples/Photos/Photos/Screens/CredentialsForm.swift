import UIKit

/// A name field, a password field, a message and a button.
final class CredentialsForm: UIStackView {
  /// Why what was entered is refused; nil while nothing is.
  var message: String? {
    didSet {
      messageLabel.text = message
      messageLabel.isHidden = message == nil
    }
  }

  /// What has been entered for a name so far; nil where that is nothing.
  var name: String? {
    get { nameField.text.flatMap { $0.isEmpty ? nil : $0 } }
    set { nameField.text = newValue }
  }

  /// Whether an answer is awaited. Nothing can be entered meanwhile.
  var isBusy = false {
    didSet {
      if isBusy { activityIndicator.startAnimating() } else { activityIndicator.stopAnimating() }
      for control in [nameField, passwordField, submitButton] { control.isEnabled = !isBusy }
    }
  }

  private let didSubmit: (Credentials) -> Void
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let messageLabel = UILabel()
  private let activityIndicator = UIActivityIndicatorView(style: .medium)
  private let submitButton: UIButton

  init(
    submitTitle: String, passwordType: UITextContentType, delegate: any UITextFieldDelegate,
    didSubmit: @escaping (Credentials) -> Void
  ) {
    self.didSubmit = didSubmit
    submitButton = UIButton(configuration: .filled())
    super.init(frame: .zero)
    axis = .vertical
    spacing = 16

    nameField.placeholder = "Name"
    nameField.textContentType = .username
    nameField.autocapitalizationType = .none
    nameField.autocorrectionType = .no
    nameField.returnKeyType = .next
    passwordField.placeholder = "Password"
    passwordField.textContentType = passwordType
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    for field in [nameField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = delegate
    }
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    submitButton.setTitle(submitTitle, for: .normal)
    submitButton.addAction(
      UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    for view in [nameField, passwordField, messageLabel, activityIndicator, submitButton] {
      addArrangedSubview(view)
    }
  }

  required init(coder: NSCoder) { fatalError("A form is made in code.") }

  /// The return key: from the name to the password, and from there on.
  func goOn(from field: UITextField) {
    if field === nameField { passwordField.becomeFirstResponder() } else { submit() }
  }

  private func submit() {
    guard !isBusy else { return }
    didSubmit(Credentials(name: nameField.text ?? "", password: passwordField.text ?? ""))
  }
}
