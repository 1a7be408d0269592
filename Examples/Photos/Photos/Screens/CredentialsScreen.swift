import UIKit

/// A screen that waits for an answer to what was entered.
@MainActor protocol CredentialsScreen: UIViewController {
  var message: String? { get set }
  var isBusy: Bool { get set }
}

extension SignInViewController: CredentialsScreen {}
extension CreateAccountViewController: CredentialsScreen {}
