/// Tells that something is under way whose end is not known.
@MainActor open class UIActivityIndicatorView: UIView {
  open var style: Style
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  /// Whether it sets `isHidden` while it stands still; a new one is hidden at once.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    style = .medium
    // The initializer of UIView never fails.
    super.init(coder: coder)!
    isHidden = true
  }

  open func startAnimating() { animate(true) }
  open func stopAnimating() { animate(false) }

  private func animate(_ animating: Bool) {
    guard isAnimating != animating else { return }
    isAnimating = animating
    if hidesWhenStopped { isHidden = !animating }
    contentDidChange()
  }

  open override var intrinsicContentSize: CGSize { style.size }

  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    var size: CGSize {
      self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
  }
}
