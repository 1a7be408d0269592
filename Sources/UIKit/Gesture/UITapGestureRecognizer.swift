/// One or more taps with one or more fingers. A host's tap stands for as many as are asked for.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// Kept without effect.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  override func fits(_ gesture: UserGesture) -> Bool {
    gesture == .tap(count: numberOfTapsRequired)
  }
}
