import UIKit

/// Tab bars, toolbars, search bars, and navigation bars that stand by themselves.
extension TreeBuilder {
  mutating func node(of bar: UITabBar) -> AccessibilityNode {
    let id = NodeID("v\(identities.number(of: bar))")
    let tabs = bar.shownItems.enumerated().map { index, item in
      let tab = id.part("\(identities.number(of: item))")
      targets[tab] = EventTarget(.tab(index), bar)
      var state: AccessibilityState = item.isEnabled ? [] : .disabled
      if item === bar.selectedItem { state.insert(.selected) }
      let image = state.contains(.selected) ? item.selectedImage ?? item.image : item.image
      return AccessibilityNode(
        id: tab, role: .tab, label: item.accessibilityAttributes.label ?? item.title ?? "",
        value: item.badgeValue ?? "", identifier: item.accessibilityIdentifier, state: state,
        actions: item.isEnabled && bar.answersTouches ? [.tap] : [],
        picture: image.map(Picture.init))
    }
    return AccessibilityNode(
      id: id, role: .tabBar, label: bar.accessibilityAttributes.label ?? "",
      identifier: bar.accessibilityIdentifier, children: tabs)
  }

  /// The toolbar of a stack, if it has something to show.
  mutating func toolbar(of stack: UINavigationController, id: NodeID) -> [AccessibilityNode] {
    let items = stack.shownToolbarItems.flatMap { nodes(of: $0) }
    return items.isEmpty ? [] : [AccessibilityNode(id: id, role: .toolbar, children: items)]
  }

  mutating func node(of bar: UIToolbar, id: NodeID) -> AccessibilityNode {
    AccessibilityNode(
      id: id, role: .toolbar, label: bar.accessibilityAttributes.label ?? "",
      identifier: bar.accessibilityIdentifier,
      children: (bar.items ?? []).flatMap { nodes(of: $0) })
  }

  /// A bar without a stack.
  mutating func nodes(of bar: UINavigationBar, id: NodeID) -> [AccessibilityNode] {
    guard let item = bar.topItem else { return [] }
    var back: [AccessibilityNode] = []
    if let title = bar.backButtonTitle {
      let button = id.part("back")
      targets[button] = EventTarget(.backButton, bar)
      back.append(
        AccessibilityNode(id: button, role: .backButton, label: title, actions: [.tap]))
    }
    return [self.bar(of: item, back: back, isLarge: bar.showsLargeTitle, id: id)]
  }

  /// The field with the buttons beside it, and the scopes.
  mutating func nodes(of bar: UISearchBar) -> [AccessibilityNode] {
    let id = NodeID("v\(identities.number(of: bar))")
    var field = node(of: bar.searchTextField, id: id.part("field"))
    if field.label.isEmpty { field.label = bar.accessibilityAttributes.label ?? "Search" }
    let tokens = bar.searchTextField.tokens.map(\.text)
    if !tokens.isEmpty { field.value = (tokens + [field.value]).joined(separator: " ") }
    let isAble = bar.isEnabled && bar.answersTouches
    var row = [field]
    for button in UISearchBar.Button.allCases where bar.shows(button) {
      let part = id.part(button.rawValue)
      targets[part] = EventTarget(.searchButton(button), bar)
      let isSelected = button == .resultsList && bar.isSearchResultsButtonSelected
      row.append(
        AccessibilityNode(
          id: part, role: .button, label: button.title, state: isSelected ? .selected : [],
          actions: isAble ? [.tap] : []))
    }
    let group = AccessibilityNode(
      id: id, role: .group, label: bar.accessibilityAttributes.label ?? "",
      identifier: bar.accessibilityIdentifier, axis: .horizontal, children: row)
    return prompt(of: bar, id: id) + [group] + scopes(of: bar, id: id, isAble: isAble)
      + suggestions(of: bar, id: id)
  }

  private mutating func suggestions(of bar: UISearchBar, id: NodeID) -> [AccessibilityNode] {
    guard let search = bar.searchController, !search.shownSuggestions.isEmpty else { return [] }
    let buttons = search.shownSuggestions.enumerated().map { index, suggestion in
      let part = id.part("suggestion\(index)")
      targets[part] = EventTarget(.searchSuggestion(index), search)
      return AccessibilityNode(
        id: part, role: .button, label: suggestion.shownText,
        value: suggestion.localizedDescription ?? "",
        actions: [.tap], picture: suggestion.iconImage.map(Picture.init))
    }
    return [
      AccessibilityNode(
        id: id.part("suggestions"), role: .group, label: "Suggestions", axis: .vertical,
        children: buttons)
    ]
  }

  private func prompt(of bar: UISearchBar, id: NodeID) -> [AccessibilityNode] {
    bar.prompt.map { [AccessibilityNode(id: id.part("prompt"), role: .prompt, label: $0)] } ?? []
  }

  private mutating func scopes(
    of bar: UISearchBar, id: NodeID, isAble: Bool
  ) -> [AccessibilityNode] {
    let titles = bar.shownScopes
    guard !titles.isEmpty else { return [] }
    let scopes = titles.enumerated().map { index, title in
      let scope = id.part("scope\(index)")
      targets[scope] = EventTarget(.scope(index), bar)
      return AccessibilityNode(
        id: scope, role: .segment, label: title,
        state: index == bar.selectedScopeButtonIndex ? .selected : [],
        actions: isAble ? [.tap] : [])
    }
    return [
      AccessibilityNode(
        id: id.part("scopes"), role: .segmentedControl, label: "Scope", children: scopes)
    ]
  }
}

extension UISearchBar.Button {
  /// What a screen reader reads out, in English.
  fileprivate var title: String {
    switch self {
    case .cancel: "Cancel"
    case .bookmark: "Bookmarks"
    case .resultsList: "Results"
    }
  }
}
