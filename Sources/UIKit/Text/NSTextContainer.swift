/// The region that a text view's text fills. Kept as data: a host lays text out its own way.
@MainActor open class NSTextContainer: NSObject {
  open var size: CGSize
  /// In points, at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5
  /// 0 for as many as it takes.
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var isSimpleRectangularTextContainer: Bool { true }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }
}
