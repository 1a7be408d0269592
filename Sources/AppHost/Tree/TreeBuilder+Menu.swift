import UIKit

extension TreeBuilder {
  mutating func layer(of menu: OpenMenu) -> AccessibilityNode {
    let id = NodeID("m\(identities.number(of: menu))")
    // The entries of a submenu are others than those of the menu before.
    let inner = id.part(menu.depth)
    var children: [AccessibilityNode] = []
    if let preview = menu.preview {
      targets[id.part("preview")] = EventTarget(.menuPreview, menu)
      children.append(
        AccessibilityNode(
          id: id.part("preview"), role: .tappable, label: preview.title ?? "Preview",
          actions: [.tap]))
    }
    children += nodes(of: menu.entries, in: menu, id: inner)
    return AccessibilityNode(
      id: id, role: .menu, label: menu.title, origin: origin(of: menu.source), children: children)
  }

  private mutating func nodes(
    of entries: [OpenMenu.Entry], in menu: OpenMenu, id: NodeID
  ) -> [AccessibilityNode] {
    entries.enumerated().map { index, entry in
      let id = id.part(index)
      switch entry {
      case .element(let element): return node(of: element, in: menu, id: id)
      case .group(let title, let entries):
        return AccessibilityNode(
          id: id, role: .group, label: title, axis: .vertical,
          children: nodes(of: entries, in: menu, id: id))
      case .loading:
        return AccessibilityNode(
          id: id, role: .activityIndicator, label: "Loading", state: .busy)
      }
    }
  }

  private mutating func node(
    of element: UIMenuElement, in menu: OpenMenu, id: NodeID
  ) -> AccessibilityNode {
    targets[id] = EventTarget(.menuItem(element), menu)
    let attributes = element.attributesInMenu
    var state: AccessibilityState = []
    if attributes.contains(.disabled) { state.insert(.disabled) }
    if attributes.contains(.destructive) { state.insert(.destructive) }
    if element.stateInMenu != .off { state.insert(.selected) }
    if element is UIMenu { state.insert(.disclosing) }
    return AccessibilityNode(
      id: id, role: .menuItem, label: element.title, value: element.subtitle ?? "", state: state,
      actions: state.contains(.disabled) ? [] : [.tap],
      picture: element.image.map(Picture.init))
  }
}
