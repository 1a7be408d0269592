/// Buttons of a navigation bar that belong together.
@MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { itemsDidChange(from: oldValue) } }
  /// Kept without effect: a bar has room for every item here.
  open var representativeItem: UIBarButtonItem?
  /// Never: a bar has room for every item here.
  open var isDisplayingRepresentativeItem: Bool { false }
  open var isHidden = false { didSet { onChange?() } }
  // Kept without effect: the user cannot rearrange bars here.
  open var alwaysAvailable = false
  open var menuRepresentation: UIMenuElement?

  /// Set by what shows the group.
  var onChange: (() -> Void)?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    itemsDidChange(from: [])
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  private func itemsDidChange(from old: [UIBarButtonItem]) {
    for item in old where item.buttonGroup === self {
      item.onChange = nil
      item.buttonGroup = nil
    }
    for item in barButtonItems {
      item.onChange = { [weak self] in self?.onChange?() }
      item.buttonGroup = self
    }
    onChange?()
  }
}

extension UIBarButtonItem {
  /// A group that holds this item alone, and always in its place.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// A group that holds this item alone.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }
}
