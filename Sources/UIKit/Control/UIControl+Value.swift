extension UIControl {
  /// The user has given the control another value.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Runs a touch that gives the control another value: `change` sets it, and says whether it did.
  ///
  /// - Returns: false when the control does not answer; then nothing was sent.
  func changeByTouch(_ change: () -> Bool) -> Bool {
    touch {
      if change() { sendValueChanged() }
      sendActions(for: .touchUpInside)
    }
  }
}
