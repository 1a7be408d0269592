// Context menus of rows.
extension UITableView {
  /// What holding a finger on the row opens. Asks the delegate each time.
  package func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    guard let cell = displayedCell(at: path), cell.answersTouches else { return nil }
    return delegate?.tableView(
      self, contextMenuConfigurationForRowAt: path,
      point: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
  }

  /// The user holds a finger on the row: the cell's own menu opens, or a recognizer of its hears of
  /// it, else the delegate's menu opens.
  ///
  /// - Returns: false when nothing has come of it.
  @discardableResult package func userLongPressRow(at path: IndexPath) -> Bool {
    guard let cell = displayedCell(at: path) else { return false }
    if cell.userLongPress() { return true }
    guard let configuration = contextMenu(at: path) else { return false }
    return window?.application.open(
      configuration, from: cell, interaction: contextMenuInteraction,
      listener: listener(configuration)) ?? false
  }

  private func listener(_ configuration: UIContextMenuConfiguration) -> MenuListener {
    MenuListener(
      willDisplay: { [weak self] animator in
        guard let self else { return }
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
      },
      willCommit: { [weak self] animator in
        guard let self else { return }
        delegate?.tableView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      })
  }
}
