extension UIBarButtonItem {
  /// What the item reads: its title, or in words what its symbol stands for. Nil where there is
  /// nothing to read: a space, a custom view, an image alone.
  package var shownTitle: String? { title ?? systemItem?.title }

  /// A gap between items, not a button.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Whether a tap opens the menu instead of running an action.
  package var opensMenu: Bool { menu != nil && primaryAction == nil }

  /// Whether the item itself takes the user's taps; those on a custom view are the view's.
  package var answersUser: Bool { isEnabled && !isHidden && !isSpace && customView == nil }

  /// The user taps the item, which is on screen.
  ///
  /// - Returns: false when the item does not answer; then nothing was run.
  @discardableResult package func userTap() -> Bool {
    guard answersUser else { return false }
    if opensMenu { return true }  // the host shows the menu and reports the choice
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    primaryAction?.perform(sender: self)
    return true
  }

  /// The user chooses an action of the item's menu.
  @discardableResult package func userChoose(_ action: UIAction) -> Bool {
    guard answersUser, let menu else { return false }
    defer { contentDidChange() }
    return menu.userChoose(action, sender: self)
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
