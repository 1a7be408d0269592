/// Shows one picture. Does not take touches unless the app turns them on.
@MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    get { storedImage }
    set {
      guard newValue !== storedImage else { return }
      storedImage = newValue
      contentDidChange()
    }
  }
  private final var storedImage: UIImage?

  /// Shown instead of `image` while `isHighlighted`.
  open var highlightedImage: UIImage? { didSet { contentDidChange() } }
  open var isHighlighted = false { didSet { contentDidChange() } }

  // Kept without effect: how a symbol in the image is to be shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  // Animation is kept as data: a host shows `image`.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for one round; 0 stands for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// 0 stands for without end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  public init(image: UIImage?) {
    storedImage = image
    super.init(frame: Self.frame(for: image))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    storedImage = image
    self.highlightedImage = highlightedImage
    super.init(frame: Self.frame(for: image))
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  // Inherited by Apple's class, and so no row of its own in Apple's table.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// The one of the two images that is on screen.
  package var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private static func frame(for image: UIImage?) -> CGRect {
    CGRect(origin: .zero, size: image?.size ?? .zero)
  }
}
