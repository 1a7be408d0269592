/// Manages a sheet. How high it stands is data that a host may show; the user can change it.
@MainActor open class UISheetPresentationController: UIPresentationController {
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    didSet { baseDelegate = delegate }
  }

  /// What few apps set, made when one does.
  private lazy var options = SheetOptions()

  /// The heights at which the sheet can rest, the lowest first.
  open var detents: [Detent] {
    get { options.detents }
    set {
      options.detents = newValue
      contentDidChange()
    }
  }

  /// Where the sheet rests. Set by code, the delegate does not hear of it; nil is the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { options.selected }
    set {
      options.selected = newValue
      contentDidChange()
    }
  }

  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() { contentDidChange() }

  // Kept without effect.
  open var sourceView: UIView? {
    get { options.sourceView }
    set { options.sourceView = newValue }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { options.largestUndimmed }
    set { options.largestUndimmed = newValue }
  }
  open var prefersGrabberVisible: Bool {
    get { options.showsGrabber }
    set { options.showsGrabber = newValue }
  }
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { options.scrollingExpands }
    set { options.scrollingExpands = newValue }
  }
  open var prefersEdgeAttachedInCompactHeight: Bool {
    get { options.attachesToEdge }
    set { options.attachesToEdge = newValue }
  }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { options.widthFollowsContent }
    set { options.widthFollowsContent = newValue }
  }

  // MARK: The user

  /// Which of the detents the sheet rests at.
  package var detentIndex: Int {
    detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }

  /// The user draws the sheet to another of its heights.
  ///
  /// - Returns: false when there is no such height.
  @discardableResult package func userSelectDetent(at index: Int) -> Bool {
    guard detents.indices.contains(index) else { return false }
    guard index != detentIndex else { return true }
    selectedDetentIdentifier = detents[index].identifier
    let listener = delegate ?? baseDelegate as? any UISheetPresentationControllerDelegate
    listener?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }

  private func contentDidChange() { presentedViewController.contentDidChange() }
}
