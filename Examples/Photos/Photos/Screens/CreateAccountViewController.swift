import UIKit

/// Asks for a name that is not yet taken and a password. Its coordinator makes the account.
final class CreateAccountViewController: UIViewController, Storyboardable, UITextFieldDelegate {
  var didEnter: ((Credentials) -> Void)?

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
    submitTitle: "Create Account", passwordType: .newPassword, delegate: self
  ) { [weak self] credentials in self?.didEnter?(credentials) }

  private let hintLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Create Account"
    view.backgroundColor = .systemBackground
    hintLabel.text = "The password takes \(Store.shortestPassword) characters or more."
    hintLabel.textColor = .secondaryLabel
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
    form.addArrangedSubview(hintLabel)
    view.addSubview(form, insets: 24)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    form.goOn(from: textField)
    return true
  }
}
