extension UIMenu {
  /// The entries, with those in place of what was deferred.
  private var resolvedChildren: [UIMenuElement] {
    children.flatMap { child in
      (child as? UIDeferredMenuElement).map { $0.elements ?? [] } ?? [child]
    }
  }

  /// What is deferred among the entries that this menu shows.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return [deferred] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.deferredElements
    }
  }

  /// Whether the entry stands in this menu, or in one shown inline in it, and can be chosen.
  func offers(_ element: UIMenuElement) -> Bool {
    guard !element.isHiddenInMenu, !element.isDisabledInMenu else { return false }
    return resolvedChildren.contains { child in
      if child === element { return true }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return false }
      return menu.offers(element)
    }
  }

  /// The user has chosen an action of this menu, or of one within it: where one at a time is on, it
  /// is this one now.
  ///
  /// - Parameter isSingle: whether one at a time is on in the whole menu.
  func select(_ action: UIAction, isSingle: Bool) {
    guard let path = path(to: action) else { return }
    let scope = isSingle ? self : path.last { $0.options.contains(.singleSelection) }
    guard let scope else { return }
    scope.turnOff(except: action)
    action.state = .on
  }

  /// The first entry that can be chosen, however deep.
  var firstAction: UIAction? {
    for child in resolvedChildren where !child.isHiddenInMenu {
      if let found = (child as? UIAction) ?? (child as? UIMenu)?.firstAction { return found }
    }
    return nil
  }

  /// The entry that is on, however deep.
  var chosenAction: UIAction? {
    for child in resolvedChildren {
      if let action = child as? UIAction, action.state == .on { return action }
      if let found = (child as? UIMenu)?.chosenAction { return found }
    }
    return nil
  }

  /// The menus from this one down to the one that holds the action.
  private func path(to action: UIAction) -> [UIMenu]? {
    if resolvedChildren.contains(where: { $0 === action }) { return [self] }
    for case let menu as UIMenu in resolvedChildren {
      if let rest = menu.path(to: action) { return [self] + rest }
    }
    return nil
  }

  private func turnOff(except chosen: UIAction) {
    for case let action as UIAction in resolvedChildren where action !== chosen {
      action.state = .off
    }
    for case let menu as UIMenu in resolvedChildren { menu.turnOff(except: chosen) }
  }
}

extension UIMenuElement {
  /// What the entry is like, if it is one that can be: an action or a command.
  package var attributesInMenu: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  package var stateInMenu: State {
    switch self {
    case let action as UIAction: action.state
    case let command as UICommand: command.state
    default: .off
    }
  }

  var isHiddenInMenu: Bool { attributesInMenu.contains(.hidden) }
  var isDisabledInMenu: Bool { attributesInMenu.contains(.disabled) }
}
