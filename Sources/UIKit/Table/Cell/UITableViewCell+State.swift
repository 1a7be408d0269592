extension UITableViewCell {
  func currentState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: ambientTraits ?? traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Those of all the rows that a table loads at once, where the cell has none of its own.
  private var ambientTraits: UITraitCollection? {
    extras == nil ? (superview as? UITableView)?.loadingTraits : nil
  }

  /// Done by the table before a row is shown, and on layout.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    // Before the calls, so that what they change asks for another update.
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// What a table puts away before a cell waits in the pool.
  func resetForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    setEditing(false, animated: false)
    editingStyle = .none
    needsConfigurationUpdate = true
  }

  func replaceAccessory(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    contentDidChange()
  }
}
