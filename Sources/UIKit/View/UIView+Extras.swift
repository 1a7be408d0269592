// What few views set, kept in their extras.
extension UIView {
  /// Made when something is set.
  var viewExtras: ViewExtras {
    guard let own = madeExtras as? ViewExtras else { fatalError("A view makes ViewExtras") }
    return own
  }
  private var present: ViewExtras? { extras as? ViewExtras }

  // Kept without effect, as nothing is drawn or laid out.
  public var isMultipleTouchEnabled: Bool {
    get { present?.isMultipleTouchEnabled ?? false }
    set { viewExtras.isMultipleTouchEnabled = newValue }
  }
  public var isExclusiveTouch: Bool {
    get { present?.isExclusiveTouch ?? false }
    set { viewExtras.isExclusiveTouch = newValue }
  }
  public var autoresizesSubviews: Bool {
    get { present?.autoresizesSubviews ?? true }
    set { viewExtras.autoresizesSubviews = newValue }
  }
  public var clearsContextBeforeDrawing: Bool {
    get { present?.clearsContextBeforeDrawing ?? true }
    set { viewExtras.clearsContextBeforeDrawing = newValue }
  }
  /// Pixels to a point: the screen's unless set.
  public var contentScaleFactor: CGFloat {
    get { present?.contentScaleFactor ?? traitCollection.displayScale }
    set { viewExtras.contentScaleFactor = newValue }
  }
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { present?.tintAdjustmentMode ?? .automatic }
    set {
      viewExtras.tintAdjustmentMode = newValue
      tintColorDidChange()
    }
  }
  public var anchorPoint: CGPoint {
    get { present?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { viewExtras.anchorPoint = newValue }
  }
  public var mask: UIView? {
    get { present?.mask }
    set { viewExtras.mask = newValue }
  }
  public var focusGroupIdentifier: String? {
    get { present?.focusGroupIdentifier }
    set { viewExtras.focusGroupIdentifier = newValue }
  }
  public var isFocused: Bool { false }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { present?.minimumContentSizeCategory }
    set { viewExtras.minimumContentSizeCategory = newValue }
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { present?.maximumContentSizeCategory }
    set { viewExtras.maximumContentSizeCategory = newValue }
  }
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { madeExtras.restorationIdentifier = newValue }
  }
  public var accessibilityIgnoresInvertColors: Bool {
    get { present?.ignoresInvertColors ?? false }
    set { viewExtras.ignoresInvertColors = newValue }
  }

  public var showsLargeContentViewer: Bool {
    get { present?.showsLargeContentViewer ?? false }
    set { viewExtras.showsLargeContentViewer = newValue }
  }
  public var largeContentTitle: String? {
    get { present?.largeContentTitle }
    set { viewExtras.largeContentTitle = newValue }
  }
  public var largeContentImage: UIImage? {
    get { present?.largeContentImage }
    set { viewExtras.largeContentImage = newValue }
  }
  public var scalesLargeContentImage: Bool {
    get { present?.scalesLargeContentImage ?? false }
    set { viewExtras.scalesLargeContentImage = newValue }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { present?.largeContentImageInsets ?? .zero }
    set { viewExtras.largeContentImageInsets = newValue }
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
