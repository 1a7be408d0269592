/// A view whose content can be larger than itself.
///
/// A host scrolls as its platform does; sizes, insets and the looks of scrolling are kept as data.
/// What counts here is the content offset: it changes by code or by the user's hand, and the
/// delegate hears of both.
@MainActor open class UIScrollView: UIView {
  // Subclasses declare a `delegate` of a narrower type, which Swift has no override for: theirs is
  // a property of its own (`@_nonoverride`), this one gives way to it where both could be meant,
  // and setting either sets both.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegateDidChange() }
  }

  // MARK: Content

  /// Where the content is scrolled to: the origin of `bounds`. The delegate hears of every change.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
      contentDidChange()
      contentOffsetWasSet(animated: false)
    }
  }
  /// Kept as data: a host measures what it shows.
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The content inset: no bar takes room here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Layout is not solved: constraints to either guide are kept as the guide's.
  open var contentLayoutGuide: UILayoutGuide {
    guide(&storedContentGuide, "UIScrollView-contentLayoutGuide")
  }
  open var frameLayoutGuide: UILayoutGuide {
    guide(&storedFrameGuide, "UIScrollView-frameLayoutGuide")
  }
  private var storedContentGuide: UILayoutGuide?
  private var storedFrameGuide: UILayoutGuide?

  // MARK: Scrolling

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated { contentOffsetWasSet(animated: true) }
    if animated, moves { scrollingAnimationWillEnd() }
  }

  /// Scrolls just far enough. Does nothing where no size has been given to the view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !bounds.isEmpty else { return }
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }

  /// Whether the user may scroll. Code always may.
  open var isScrollEnabled = true { didSet { contentDidChange() } }
  /// The user's finger is down, or has moved the content: only inside the calls of a user's scroll.
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open var isDecelerating: Bool { false }
  /// Made when first asked for, and kept as data: a host scrolls by its platform's means.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let storedPan { return storedPan }
    let pan = UIPanGestureRecognizer()
    storedPan = pan
    return pan
  }
  private var storedPan: UIPanGestureRecognizer?
  /// Likewise; nil unless the content can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let storedPinch { return storedPinch }
    let pinch = UIPinchGestureRecognizer()
    storedPinch = pinch
    return pinch
  }
  private var storedPinch: UIPinchGestureRecognizer?

  /// Shown above the content while it is at work (row U8). Retained, and a subview of this view.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Never asked here: touches are the host's.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Kept as data, within the two limits.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      let scale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      guard scale != storedZoomScale else { return }
      storedZoomScale = scale
      delegate?.scrollViewDidZoom(self)
    }
  }
  private var storedZoomScale: CGFloat = 1
  /// Kept as data: a host zooms on its own.
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }

  // MARK: Kept as data, without effect

  open var bounces = true
  open var bouncesZoom = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var indexDisplayMode = IndexDisplayMode.automatic
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Both indicators' insets at once; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open func flashScrollIndicators() {}

  private func guide(_ stored: inout UILayoutGuide?, _ identifier: String) -> UILayoutGuide {
    if let stored { return stored }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    stored = guide
    return guide
  }

  // MARK: What subclasses need

  /// `delegate` was set, under this class's name for it or a subclass's.
  package func scrollDelegateDidChange() {}

  /// Code has set the content offset to another one, or with an animation: without one, apps set it to
  /// what it is to stop a scroll, or to be where they were.
  package func contentOffsetWasSet(animated: Bool) {}

  /// Whether a list has more than it shows, and the user's way to it.
  package var hasMoreContent: Bool { false }
  @discardableResult package func displayMoreContent() -> Bool { false }
  /// Whether there is more before what a list shows, and the user's way back to it.
  package var hasEarlierContent: Bool { false }
  @discardableResult package func displayEarlierContent() -> Bool { false }

  /// The delegate, for a subclass that has narrowed `delegate`.
  package final var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }
}
