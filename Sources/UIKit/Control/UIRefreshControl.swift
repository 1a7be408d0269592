/// Lets the user pull a scroll view down to have its content loaded anew. Put into the scroll
/// view's `refreshControl`.
@MainActor open class UIRefreshControl: UIControl {
  /// From the user's pull, or `beginRefreshing()`, until `endRefreshing()` (row U8).
  open private(set) var isRefreshing = false
  /// Says when the content was loaded last, for example.
  open var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }

  public init() { super.init(frame: .zero) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  // Inherited by Apple's class, and so no row of its own in Apple's table.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  /// For a refresh that the user did not ask for; runs no actions.
  open func beginRefreshing() { refresh(true) }

  open func endRefreshing() { refresh(false) }

  private func refresh(_ refreshing: Bool) {
    guard isRefreshing != refreshing else { return }
    isRefreshing = refreshing
    contentDidChange()
  }

  /// The user has pulled far enough.
  ///
  /// - Returns: false when the control does not answer, or is at it already.
  func userPull() -> Bool {
    guard answersUser, !isRefreshing else { return false }
    refresh(true)
    sendValueChanged()
    return true
  }
}

extension UIScrollView {
  /// Whether the user can pull the content down to have it loaded anew.
  package var canBeRefreshed: Bool {
    guard let refreshControl else { return false }
    return answersTouches && refreshControl.answersUser && !refreshControl.isRefreshing
  }

  /// The user pulls the content down (row U8).
  ///
  /// - Returns: false when there is no refresh control, or it is at it already.
  @discardableResult package func userRefresh() -> Bool {
    guard canBeRefreshed else { return false }
    return refreshControl?.userPull() ?? false
  }
}
