/// A view with an effect, whose content stands on it.
@MainActor open class UIVisualEffectView: UIView {
  /// What the app adds its views to.
  open var contentView: UIView { content }
  private let content = UIView()

  /// Kept without effect.
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }
}
