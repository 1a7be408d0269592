/// Text that the user cannot change. Does not take touches unless the app turns them on.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text without its attributes. Setting it drops the attributes.
  open var text: String? {
    get { content?.string }
    set { content = if let newValue { .plain(newValue) } else { nil } }
  }

  open var attributedText: NSAttributedString? {
    get { content?.attributedString }
    set { content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } }
  }

  private var content: TextContent? { didSet { contentDidChange() } }

  /// The system font of 17 points unless set; nil stands for that.
  open var font: UIFont! {
    get { storedFont ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
    set {
      storedFont = newValue
      contentDidChange()
    }
  }
  private var storedFont: UIFont?

  /// `UIColor.label` unless set; nil stands for that.
  open var textColor: UIColor! {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      contentDidChange()
    }
  }
  private var storedTextColor: UIColor?

  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// How many lines at most; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { contentDidChange() } }

  /// Dimmed when false; a label has no other use for it.
  open var isEnabled = true { didSet { contentDidChange() } }
  open var isHighlighted = false { didSet { contentDidChange() } }
  open var highlightedTextColor: UIColor? { didSet { contentDidChange() } }

  // Kept without effect: how text is made to fit is the host's.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var showsExpansionTextWhenTruncated = false

  // For subclasses that override them: a host draws a label its own way.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}

  open override var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set {
      takesTouches = newValue
      contentDidChange()
    }
  }
  private var takesTouches = false
}
