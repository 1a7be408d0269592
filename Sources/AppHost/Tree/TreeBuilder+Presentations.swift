import UIKit

/// What lies over what.
extension TreeBuilder {
  func role(of controller: UIViewController, isRoot: Bool) -> AccessibilityRole {
    if isRoot { return .window }
    if let alert = controller as? UIAlertController {
      return alert.isPopover ? .popover : alert.preferredStyle == .alert ? .alert : .actionSheet
    }
    guard let presentation = controller.ownPresentationController else { return .fullScreen }
    if presentation.shownStyle == .popover { return .popover }
    return presentation.shownStyle.canBeSwipedDown ? .sheet : .fullScreen
  }

  /// A sheet that rests at several heights can be drawn to each of them.
  func heights(of controller: UIViewController, isRoot: Bool) -> ValueRange? {
    guard !isRoot,
      let sheet = controller.ownPresentationController?.active as? UISheetPresentationController,
      sheet.detents.count > 1
    else { return nil }
    return ValueRange(
      value: Double(sheet.detentIndex), minimum: 0, maximum: Double(sheet.detents.count - 1),
      step: 1)
  }

  /// An alert is its title, its message, its fields and its buttons.
  mutating func nodes(of alert: UIAlertController, id: NodeID) -> [AccessibilityNode] {
    var children: [AccessibilityNode] = []
    if let title = alert.title, !title.isEmpty {
      children.append(AccessibilityNode(id: id.part("title"), role: .heading, label: title))
    }
    if let message = alert.message, !message.isEmpty {
      children.append(AccessibilityNode(id: id.part("message"), role: .text, label: message))
    }
    _ = alert.view
    children += (alert.textFields ?? []).flatMap { nodes(of: $0, within: nil) }
    let buttons = alert.shownActions.map { node(of: $0, in: alert) }
    // The cancel action of an action sheet stands apart.
    if alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction, !alert.isPopover {
      let others = AccessibilityNode(
        id: id.part("actions"), role: .group, axis: .vertical, children: buttons.dropLast())
      return children + (others.children.isEmpty ? [] : [others]) + [node(of: cancel, in: alert)]
    }
    return children + buttons
  }

  private mutating func node(
    of action: UIAlertAction, in alert: UIAlertController
  ) -> AccessibilityNode {
    let id = NodeID("a\(identities.number(of: action))")
    if let index = alert.actions.firstIndex(of: action) {
      targets[id] = EventTarget(.alertAction(index), alert)
    }
    var state: AccessibilityState = action.isEnabled ? [] : .disabled
    if action === alert.preferredAction { state.insert(.prominent) }
    if action.style == .destructive { state.insert(.destructive) }
    return AccessibilityNode(
      id: id, role: .button, label: action.title ?? "", state: state,
      actions: action.isEnabled ? [.tap] : [])
  }
}
