import UIKit

extension TreeBuilder {
  mutating func node(of field: UITextField, id: NodeID) -> AccessibilityNode {
    targets[id] = EventTarget(.field, field)
    var state: AccessibilityState = field.isEnabled ? [] : .disabled
    if field.isFirstResponder { state.insert(.focused) }
    return AccessibilityNode(
      id: id, role: field is UISearchTextField ? .searchField : .textField,
      label: field.accessibilityAttributes.label ?? field.placeholder ?? "",
      value: Self.shown(field.text ?? "", isSecure: field.isSecureTextEntry),
      identifier: field.accessibilityIdentifier, state: state,
      actions: actions(for: field), field: FieldTraits(field),
      children: sides(of: field, id: id))
  }

  /// Into a field that something else than a keyboard writes into, nothing is typed: a tap brings that
  /// up.
  private func actions(for field: UITextField) -> [AccessibilityAction] {
    guard field.answersUser else { return [] }
    return field.inputView == nil ? [.type, .submit] : [.tap, .submit]
  }

  /// What stands in the keyboard's place and above it while a text is edited.
  mutating func inputs(of view: UIView) -> [AccessibilityNode] {
    guard view.isFirstResponder else { return [] }
    return [view.inputAccessoryView, view.inputView].flatMap { input in
      input.map { nodes(of: $0, within: nil) } ?? []
    }
  }

  /// What stands within a field beside its text.
  private mutating func sides(of field: UITextField, id: NodeID) -> [AccessibilityNode] {
    var children: [AccessibilityNode] = []
    if let view = field.leftView { children += nodes(of: view, within: id.part("left")) }
    if field.showsClearButton {
      targets[id.part("clear")] = EventTarget(.clearButton, field)
      children.append(
        AccessibilityNode(
          id: id.part("clear"), role: .button, label: "Clear text",
          actions: field.answersUser ? [.tap] : []))
    } else if let view = field.rightView {
      children += nodes(of: view, within: id.part("right"))
    }
    return children
  }

  mutating func node(of textView: UITextView, id: NodeID) -> AccessibilityNode {
    targets[id] = EventTarget(.field, textView)
    let attributes = textView.accessibilityAttributes
    return AccessibilityNode(
      id: id, role: .textView, label: attributes.label ?? "",
      value: Self.shown(textView.text, isSecure: textView.isSecureTextEntry),
      identifier: attributes.identifier, state: textView.isFirstResponder ? .focused : [],
      actions: textView.answersTyping ? [.type] : [], field: FieldTraits(textView),
      children: links(in: textView, id: id))
  }

  private mutating func links(in textView: UITextView, id: NodeID) -> [AccessibilityNode] {
    textView.links.enumerated().map { index, link in
      targets[id.part(index)] = EventTarget(.link(link.range), textView)
      return AccessibilityNode(
        id: id.part(index), role: .link, label: link.text, value: link.url.absoluteString,
        actions: textView.answersLinks ? [.tap] : [])
    }
  }

  private static func shown(_ text: String, isSecure: Bool) -> String {
    isSecure ? String(repeating: "•", count: text.count) : text
  }
}
