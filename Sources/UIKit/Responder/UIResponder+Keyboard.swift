// The keyboard is the host's, and these are never posted.
extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = name("WillShow")
  nonisolated public static let keyboardDidShowNotification = name("DidShow")
  nonisolated public static let keyboardWillHideNotification = name("WillHide")
  nonisolated public static let keyboardDidHideNotification = name("DidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  nonisolated private static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(event)Notification")
  }
}
