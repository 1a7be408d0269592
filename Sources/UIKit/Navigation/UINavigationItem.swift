/// What a navigation bar shows while its controller is on top.
@MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { onChange?() } }
  open var prompt: String? { didSet { onChange?() } }
  open var titleView: UIView? { didSet { onChange?() } }

  /// What the back button to *this* controller says; the screen above shows it (row N18).
  open var backButtonTitle: String? { didSet { onChange?() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
  /// Runs instead of going back when the user taps the back button above this item.
  open var backAction: UIAction?

  open var hidesBackButton = false { didSet { onChange?() } }
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: leftBarButtonItems) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: rightBarButtonItems) }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The one at the edge; set, it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  // MARK: What a host needs

  /// Called on each change that a bar shows.
  package var onChange: (() -> Void)?

  /// A back button stands beside left items only if it is asked to (row N18).
  var showsBackButtonBesideLeftItems: Bool {
    (leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton
  }

  /// What the screen above writes on its back button.
  var titleAsBackButton: String {
    if backButtonDisplayMode == .generic { return "Back" }
    let titles = [backBarButtonItem?.title, backButtonTitle, title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in new ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }
}
