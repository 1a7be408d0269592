import Foundation

/// Why the store refuses, in a sentence for the person who asked.
enum StoreError: Error, Hashable {
  /// The same for a wrong name and a wrong password, so that nobody can find out who has an
  /// account by signing in.
  case wrongNameOrPassword
  case nameEmpty
  case nameTooLong
  case nameHasControls
  case nameTaken
  case passwordTooShort
  case notSignedIn

  /// The disk is full, the file is gone, or the like; the cause is a clause without a full stop.
  case storage(cause: String)
}

extension StoreError: CustomStringConvertible {
  var description: String {
    switch self {
    case .wrongNameOrPassword:
      "The name or the password is wrong. Check both and try again."
    case .nameEmpty:
      "The name is empty. Type a name."
    case .nameTooLong:
      "The name is too long. Use \(AccountName.longest) characters at most."
    case .nameHasControls:
      "The name contains characters that cannot be shown. Type it in one line of text."
    case .nameTaken:
      "The name is taken. Choose another, or sign in if it is yours."
    case .passwordTooShort:
      "The password is too short. Use \(Store.shortestPassword) characters or more."
    case .notSignedIn:
      "You are not signed in. Sign in to buy photos."
    case .storage(let cause):
      "The store cannot be reached: \(cause). Try again later."
    }
  }
}

extension StoreError: LocalizedError {
  var errorDescription: String? { description }
}
