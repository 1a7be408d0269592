/// Dots that say which of several pages is shown.
@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = storedPage
      contentDidChange()
    }
  }

  /// Counted from 0; kept among the pages there are. Set by code it sends nothing; the user's
  /// choice sends `.valueChanged` (row U6).
  open var currentPage: Int {
    get { storedPage }
    set {
      let page = min(max(newValue, 0), max(0, numberOfPages - 1))
      guard page != storedPage else { return }
      storedPage = page
      contentDidChange()
    }
  }
  private var storedPage = 0

  open var hidesForSinglePage = false { didSet { contentDidChange() } }

  // MARK: Looks, kept without effect

  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open var backgroundStyle: BackgroundStyle = .automatic
  open var direction: Direction = .natural
  open var allowsContinuousInteraction = true
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: max(0, 2 * pageCount - 1) * 8 + 16, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  // MARK: The user

  /// What the user's finger is doing: something only while the actions of a choice run.
  open private(set) var interactionState: InteractionState = .none

  /// Whether there is anything to see.
  package var isShown: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  /// The user goes to a page. Beyond the last it is the last.
  ///
  /// - Returns: false when the control does not answer; then nothing was sent.
  @discardableResult package func userAdjust(to page: Double) -> Bool {
    guard isShown else { return false }
    interactionState = .discrete
    defer { interactionState = .none }
    return changeByTouch {
      let before = currentPage
      currentPage = Int(min(max(page, 0), Double(numberOfPages)))
      return currentPage != before
    }
  }

  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  public enum InteractionState: Int, Sendable {
    case none
    /// A tap beside the current page.
    case discrete
    /// A finger that slides along the dots.
    case continuous
  }
}
