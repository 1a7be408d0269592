/// A button of a navigation bar or a toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
  open var style: Style = .plain { didSet { contentDidChange() } }
  /// Shown instead of a title or an image. Retained; a tap on it is the view's own.
  open var customView: UIView? { didSet { contentDidChange() } }
  open var tintColor: UIColor? { didSet { contentDidChange() } }
  open var isSelected = false { didSet { contentDidChange() } }
  open var isHidden = false { didSet { contentDidChange() } }

  /// What a tap runs, with the item as its sender. Retained. Setting one sets the title and the
  /// image to the action's, unless it is a system item; setting nil leaves them.
  open var primaryAction: UIAction? {
    didSet {
      showPrimaryAction()
      contentDidChange()
    }
  }

  private func showPrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  /// Shown on a tap if there is no primary action, else when the user holds the item.
  open var menu: UIMenu? { didSet { contentDidChange() } }
  /// Whether a tap turns `isSelected` over.
  open var changesSelectionAsPrimaryAction = false

  // Kept without effect: Linux has no selectors.
  open weak var target: AnyObject?
  open var action: Selector?
  // Kept without effect: sizes in a bar are the host's.
  /// In points; 0 stands for as wide as the content.
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?

  /// What few items have. Nil as long as this one has nothing of it.
  var rare: BarButtonItemOptions?
  /// The group that the item is in.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// Nil for an item of the app's own making.
  package private(set) var systemItem: SystemItem? { didSet { contentDidChange() } }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameters:
  ///   - title: if nil, the action's.
  ///   - image: if nil, the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    showPrimaryAction()  // an initializer calls no observers
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Spaces

  /// A space that takes what room is left, such as between the buttons of a toolbar.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// - Parameter width: in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  private class func space(_ systemItem: SystemItem, width: CGFloat) -> Self {
    let item = UIBarButtonItem(systemItem: systemItem)
    item.width = width
    // Making a subclass would ask each for a required `init()`, which on iOS they need not have.
    guard let item = item as? Self else {
      fatalError("A space has no class of its own: use UIBarButtonItem.\(systemItem)")
    }
    return item
  }
}
