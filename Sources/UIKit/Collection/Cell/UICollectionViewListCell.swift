/// An item of a list: its content, and accessories before and after it.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainCell()
  }

  open var accessories: [UICellAccessory] = [] { didSet { replaceViews(oldValue) } }

  /// How deep the item lies in an outline. Set by a diffable data source for the children of an
  /// item.
  open var indentationLevel = 0 { didSet { contentDidChange() } }

  // Kept as data, without effect.
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var separatorLayoutGuide: UILayoutGuide {
    if let storedSeparatorGuide { return storedSeparatorGuide }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
    addLayoutGuide(guide)
    storedSeparatorGuide = guide
    return guide
  }
  private var storedSeparatorGuide: UILayoutGuide?

  private func replaceViews(_ old: [UICellAccessory]) {
    let views = accessories.compactMap(\.view)
    for view in old.compactMap(\.view) where !views.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    contentDidChange()
  }

  // MARK: What a host shows

  /// Those that the cell shows now: by its editing, and not hidden.
  package var shownAccessories: [UICellAccessory] {
    accessories.filter { $0.isShown(whileEditing: isEditing) }
  }

  var outline: UICellAccessory.OutlineDisclosureOptions? {
    shownAccessories.lazy.compactMap { accessory in
      if case .outline(let options) = accessory.content { options } else { nil }
    }.first
  }

  /// The user taps an accessory.
  ///
  /// - Returns: false when it does not answer, or does nothing by itself.
  @discardableResult package func userTap(_ type: UICellAccessory.AccessoryType) -> Bool {
    guard answersTouches,
      let accessory = shownAccessories.first(where: { $0.accessoryType == type })
    else { return false }
    if case .menu(let menu, let handler) = accessory.content { return open(menu, handler) }
    guard let action = accessory.action else { return false }
    action()
    return true
  }

  /// Whether the menu is that of an accessory, which shows what is chosen in it.
  func showsChoice(of menu: UIMenu?) -> Bool {
    accessories.contains { accessory in
      if case .menu(let own, _) = accessory.content { own === menu } else { false }
    }
  }

  /// One entry at a time is on; the handler hears of another one when the menu has closed.
  private func open(
    _ menu: UIMenu, _ handler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  ) -> Bool {
    let before = menu.chosenAction
    let listener = MenuListener(willEnd: { [weak self] animator in
      animator.addCompletion {
        guard menu.chosenAction !== before else { return }
        handler?(menu)
        self?.contentDidChange()
      }
    })
    return window?.application.open(
      UIContextMenuConfiguration(actionProvider: { _ in menu }), from: self, listener: listener)
      ?? false
  }
}
