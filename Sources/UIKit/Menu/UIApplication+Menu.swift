extension UIApplication {
  /// Opens a menu, in place of the one that is open. It closes with a choice, with the user's tap
  /// beside it, when what it belongs to leaves the screen, and when another screen comes.
  ///
  /// - Parameter source: the view or the bar item that the menu belongs to.
  /// - Returns: false when there is nothing to show.
  @discardableResult package func open(
    _ configuration: UIContextMenuConfiguration, from source: NSObject,
    interaction: UIContextMenuInteraction? = nil, listener: MenuListener = MenuListener()
  ) -> Bool {
    let menu = configuration.actionProvider?([])
    let preview = configuration.previewProvider?()
    guard menu.map({ !$0.children.isEmpty }) ?? false || preview != nil else { return false }
    openMenu?.close()
    let opened = OpenMenu(
      menu ?? UIMenu(), preview: preview, from: source, interaction: interaction, in: self,
      listener: listener)
    openMenu = opened
    opened.open()
    contentDidChange()
    return true
  }

  /// What the menu belongs to may have left the screen.
  func checkOpenMenu() {
    if let openMenu, !openMenu.isAnchored { openMenu.close() }
  }
}
