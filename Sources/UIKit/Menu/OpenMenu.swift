/// The menu that a session has open. A submenu opens in place of the menu that it is in.
@MainActor package final class OpenMenu: NSObject, Numbered {
  package var hostNumber = 0

  /// The view or the bar item that it belongs to: the sender of what the user chooses.
  package private(set) weak var source: NSObject?
  weak var interaction: UIContextMenuInteraction?
  /// What is shown beside the menu, and leads to more.
  package let preview: UIViewController?
  private unowned let application: UIApplication
  private let listener: MenuListener
  /// The menu, and the submenus that the user has opened, the innermost last.
  private var path: [UIMenu]

  init(
    _ menu: UIMenu, preview: UIViewController?, from source: NSObject,
    interaction: UIContextMenuInteraction?, in application: UIApplication, listener: MenuListener
  ) {
    path = [menu]
    self.preview = preview
    self.source = source
    self.interaction = interaction
    self.application = application
    self.listener = listener
    super.init()
  }

  // MARK: What it shows

  /// A line of the menu.
  package enum Entry {
    case element(UIMenuElement)
    /// Entries that belong together, under a title if there is one.
    case group(title: String, [Entry])
    /// Entries that are not there yet.
    case loading
  }

  package var title: String { path.last?.title ?? "" }
  /// How many submenus deep the user is.
  package var depth: Int { path.count - 1 }
  package var entries: [Entry] { path.last.map(Self.entries) ?? [] }

  private static func entries(of menu: UIMenu) -> [Entry] {
    menu.children.flatMap { child -> [Entry] in
      guard let deferred = child as? UIDeferredMenuElement else { return entry(for: child) }
      return deferred.elements?.flatMap { entry(for: $0) } ?? [.loading]
    }
  }

  private static func entry(for element: UIMenuElement) -> [Entry] {
    if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
      return [.group(title: menu.title, entries(of: menu))]
    }
    return element.isHiddenInMenu ? [] : [.element(element)]
  }

  // MARK: Life

  /// Whether what it belongs to is still on screen.
  var isAnchored: Bool {
    guard let source else { return false }
    return (source as? UIView).map { $0.window != nil } ?? true
  }

  func open() {
    tell(listener.willDisplay)
    askForElements()
  }

  package func close() {
    guard application.openMenu === self else { return }
    tell(listener.willEnd) { application.openMenu = nil }
    application.contentDidChange()
  }

  private func tell(
    _ listener: ((any UIContextMenuInteractionAnimating) -> Void)?, _ change: () -> Void = {}
  ) {
    let animator = MenuAnimator(preview: preview)
    listener?(animator)
    animator.run(change)
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    guard let shown = path.popLast() else { return }
    path.append(block(shown))
    askForElements()
    application.contentDidChange()
  }

  private func askForElements() {
    for element in path.last?.deferredElements ?? [] {
      element.ask { [weak application] in application?.contentDidChange() }
    }
  }

  // MARK: The user

  /// The user chooses an entry: a submenu opens; an action runs after the menu has closed, unless it
  /// keeps the menu open.
  ///
  /// - Returns: false when the menu does not show the entry, or it does not answer.
  @discardableResult package func userChoose(_ element: UIMenuElement) -> Bool {
    guard application.openMenu === self, let shown = path.last, shown.offers(element) else {
      return false
    }
    if let menu = element as? UIMenu {
      path.append(menu)
      askForElements()
      application.contentDidChange()
      return true
    }
    guard let action = element as? UIAction else {
      close()
      return true
    }
    let sender = source
    path.first?.select(action, isSingle: showsChoice)
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    action.perform(sender: sender)
    application.contentDidChange()
    return true
  }

  /// Whether the menu's owner shows what was chosen in it, so that one entry is always on.
  private var showsChoice: Bool {
    switch source {
    case let button as UIButton: button.changesSelectionAsPrimaryAction
    case let item as UIBarButtonItem: item.changesSelectionAsPrimaryAction
    case let cell as UICollectionViewListCell: cell.showsChoice(of: path.first)
    default: false
    }
  }

  /// The user taps the preview.
  @discardableResult package func userTapPreview() -> Bool {
    guard application.openMenu === self, preview != nil else { return false }
    let animator = MenuAnimator(preview: preview)
    listener.willCommit?(animator)
    animator.run { close() }
    return true
  }
}
