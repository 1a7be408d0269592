import Bare
import Foundation
import class UIKit.UIColor

extension Baseline {
  final class CredentialsForm: UIStackView {
    var message: String?
    var isBusy = false
    private let didSubmit: (Credentials) -> Void
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let messageLabel = UILabel()
    private let activityIndicator = UIActivityIndicatorView(style: .medium)
    private let submitButton: UIButton

    init(
      submitTitle: String, delegate: any UITextFieldDelegate,
      didSubmit: @escaping (Credentials) -> Void
    ) {
      self.didSubmit = didSubmit
      submitButton = UIButton(.filled())
      super.init()
      axis = .vertical
      spacing = 16
      nameField.placeholder = "Name"
      nameField.textContentType = .username
      nameField.returnKeyType = .next
      passwordField.placeholder = "Password"
      passwordField.textContentType = .password
      passwordField.isSecureTextEntry = true
      passwordField.returnKeyType = .go
      for field in [nameField, passwordField] { field.report(to: delegate) }
      messageLabel.storedTextColor = .systemRed
      messageLabel.numberOfLines = 0
      messageLabel.isHidden = true
      submitButton.show(submitTitle, running: UIAction { [weak self] _ in self?.submit() })
      for view in [nameField, passwordField, messageLabel, activityIndicator, submitButton] {
        arrange(view)
      }
    }

    func enter(_ credentials: Credentials) {
      nameField.storedText = credentials.name
      passwordField.storedText = credentials.password
    }

    private func submit() {
      didSubmit(Credentials(name: nameField.storedText, password: passwordField.storedText))
    }
  }
}
