extension UIMenu {
  /// The user chooses an action of this menu, or of one within it.
  ///
  /// - Parameter sender: the control or bar item that shows the menu.
  /// - Returns: false when the menu does not offer the action: it is not there, hidden or disabled.
  @discardableResult package func userChoose(_ action: UIAction, sender: Any?) -> Bool {
    guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    guard let path = path(to: action) else { return false }
    if let scope = path.last(where: { $0.options.contains(.singleSelection) }) {
      scope.turnOff(except: action)
      action.state = .on
    }
    action.perform(sender: sender)
    return true
  }

  /// The menus from this one down to the one that holds the action.
  private func path(to action: UIAction) -> [UIMenu]? {
    if children.contains(where: { $0 === action }) { return [self] }
    for case let menu as UIMenu in children {
      if let rest = menu.path(to: action) { return [self] + rest }
    }
    return nil
  }

  private func turnOff(except chosen: UIAction) {
    for case let action as UIAction in children where action !== chosen { action.state = .off }
    for case let menu as UIMenu in children { menu.turnOff(except: chosen) }
  }
}
