import UIKit

extension TreeBuilder {
  /// The nodes of a view, with what the user's fingers can do to it besides.
  mutating func touchable(
    _ view: UIView, _ id: NodeID, _ nodes: [AccessibilityNode]
  ) -> [AccessibilityNode] {
    guard view.gestureRecognizers != nil || !view.interactions.isEmpty else { return nodes }
    let answers = view.answersTouches && (view as? UIControl)?.isEnabled ?? true
    var nodes = nodes
    if view.hearsTaps, !(view is UIControl) { nodes = tappable(view, id, nodes, answers) }
    var actions: [AccessibilityAction] = []
    // Holding a button whose tap opens its menu does the same.
    if view.hearsLongPresses, (view as? UIControl)?.showsMenuAsPrimaryAction != true {
      actions.append(.longPress)
    }
    if view.hearsSwipes { actions.append(.swipe) }
    guard !actions.isEmpty, !nodes.isEmpty, answers else { return nodes }
    if nodes.count > 1 || !(nodes[0].id == id || nodes[0].id == id.part("tap")) {
      // A view that holds others is nothing by itself: this one is, so that it can be touched.
      nodes = [
        AccessibilityNode(
          id: id, role: .group, label: view.accessibilityAttributes.label ?? "",
          identifier: view.accessibilityIdentifier, axis: .vertical, children: nodes)
      ]
    }
    nodes[0].actions += actions
    targets[nodes[0].id] = targets[nodes[0].id] ?? EventTarget(.view, view)
    return nodes
  }

  /// What a view that hears taps shows, as one thing to tap. A tap anywhere on a screen is nothing
  /// that a user looks for, unless the app has a name for it.
  private mutating func tappable(
    _ view: UIView, _ id: NodeID, _ nodes: [AccessibilityNode], _ answers: Bool
  ) -> [AccessibilityNode] {
    let attributes = view.accessibilityAttributes
    guard attributes.label != nil || (view.controller == nil && !nodes.isEmpty) else {
      return nodes
    }
    let own = id.part("tap")
    targets[own] = EventTarget(.view, view)
    return [
      AccessibilityNode(
        id: own, role: .tappable, label: attributes.label ?? Self.words(of: nodes),
        identifier: attributes.identifier, actions: answers ? [.tap] : [], children: nodes)
    ]
  }
}
