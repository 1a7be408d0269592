extension UIBarButtonItem {
  /// What the item reads: its title, or in words what its symbol stands for. Nil where there is
  /// nothing to read: a space, a custom view, an image alone.
  package var shownTitle: String? { title ?? systemItem?.title }

  /// A gap between items, not a button.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Whether a tap opens the menu instead of running an action.
  package var opensMenu: Bool { menu != nil && primaryAction == nil }

  /// Whether holding the item opens a menu, and a tap does something else.
  package var hasSecondMenu: Bool { menu != nil && !opensMenu }

  /// Whether the item itself takes the user's taps; those on a custom view are the view's.
  package var answersUser: Bool { isEnabled && !isHidden && !isSpace && customView == nil }

  /// The user taps the item, which is on screen.
  ///
  /// - Returns: false when the item does not answer; then nothing was run.
  @discardableResult package func userTap() -> Bool {
    guard answersUser else { return false }
    if opensMenu { return openMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    primaryAction?.perform(sender: self)
    if primaryAction == nil, let action { warn(of: action) }
    return true
  }

  /// The user holds the item: its menu opens, where it has one besides its action.
  @discardableResult package func userLongPress() -> Bool {
    answersUser && menu != nil && openMenu()
  }

  private func warn(of action: Selector) {
    Session.current?.application.record(
      Fault(
        kind: .warning,
        message: "\(type(of: self)) cannot call \(action.name): there are no selectors on Linux. "
          + "Use primaryAction."))
  }

  private func openMenu() -> Bool {
    guard let menu, let application = Session.current?.application else { return false }
    return application.open(UIContextMenuConfiguration(actionProvider: { _ in menu }), from: self)
  }
}

extension UIBarButtonItem.SystemItem {
  /// What a screen reader reads out, in English.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }

  /// The SF symbol of those that show one instead of words.
  package var symbolName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }
}
