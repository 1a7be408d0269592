extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain
    /// Stands out: for the button that ends what the user does.
    case done = 2
  }

  /// The buttons that look and read the same in every app.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward
    case undo, redo
    case close = 24
  }
}
