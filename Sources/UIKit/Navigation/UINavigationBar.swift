/// A bar that shows the top of a stack of items.
///
/// A navigation controller's own bar shows the items of its controllers, and cannot be changed
/// directly. What a bar looks like is the host's.
@MainActor open class UINavigationBar: UIView, UIBarPositioning {
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      guard manager != nil, let delegate, delegate !== manager else { return }
      self.delegate = oldValue
      raise(
        .internalInconsistencyException,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
  }

  /// The stack, the root first. Set, the delegate is not told.
  open var items: [UINavigationItem]? {
    get { manager.map { $0.stack.map(\.navigationItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UINavigationItem]?

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard mayBeChanged("setItems:animated:") else { return }
    for item in ownItems ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.itemsDidChange() } }
    ownItems = items
    itemsDidChange()
  }

  private func itemsDidChange() {
    ownViews.show(topItem?.shownViews ?? [])
    contentDidChange()
  }

  private(set) lazy var ownViews = BarViews(of: self)

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard mayBeChanged("pushNavigationItem:animated:"),
      delegate?.navigationBar(self, shouldPush: item) ?? true
    else { return }
    setItems((ownItems ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// - Returns: the item that left, nil where there is none or the delegate refuses.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard mayBeChanged("popNavigationItemAnimated:"), let item = ownItems?.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setItems(ownItems?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func mayBeChanged(_ call: String) -> Bool {
    if manager == nil { return true }
    raise(
      .internalInconsistencyException,
      "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
    return false
  }

  /// The stack whose bar this is.
  private(set) weak var manager: UINavigationController?

  init(managedBy manager: UINavigationController) {
    self.manager = manager
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  // Inherited on iOS; here it must be written out.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var barPosition: UIBarPosition {
    manager == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }

  // MARK: Looks, kept as data

  open var prefersLargeTitles = false {
    didSet { manager?.contentDidChange() ?? contentDidChange() }
  }
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set { looks.standard = newValue }
  }
  @NSCopying open var compactAppearance: UINavigationBarAppearance?
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Made for the few bars that are asked for them.
  private lazy var looks = Looks()
  @MainActor private final class Looks {
    @NSCopying var standard = UINavigationBarAppearance()
    var backgrounds = BarImages<BarPlace>()
    var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
    var behavioralStyle = UIBehavioralStyle.automatic
  }

  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { looks.behavioralStyle }
    set { looks.behavioralStyle = newValue }
  }
  open var behavioralStyle: UIBehavioralStyle { preferredBehavioralStyle.resolved }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[BarPlace(position: barPosition, metrics: barMetrics)] = backgroundImage
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.backgrounds[BarPlace(position: barPosition, metrics: barMetrics)]
  }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.titleAdjustments[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.titleAdjustments[barMetrics] ?? 0
  }
}

extension UINavigationBar {
  /// Whether the title stands large: an item that leaves it open follows the one below.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    let decided = items?.last { $0.largeTitleDisplayMode != .automatic }
    return decided?.largeTitleDisplayMode != .never
  }
}

/// The user's hand on a bar without a stack.
extension UINavigationBar {
  /// What the back button says, and nil where there is none.
  package var backButtonTitle: String? {
    guard let topItem, let backItem, !topItem.hidesBackButton,
      topItem.showsBackButtonBesideLeftItems
    else { return nil }
    return backItem.titleAsBackButton
  }

  @discardableResult package func userTapBackButton() -> Bool {
    guard backButtonTitle != nil else { return false }
    popItem(animated: true)
    return true
  }
}
