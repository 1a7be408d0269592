import UIKit

extension TreeBuilder {
  /// How many rows of a wheel are shown on either side of the chosen one: apps make wheels that
  /// seem to have no end.
  private static let visibleRows = 100

  mutating func node(of picker: UIPickerView, id: NodeID) -> AccessibilityNode {
    let attributes = picker.accessibilityAttributes
    return AccessibilityNode(
      id: id, role: .picker, label: attributes.label ?? "", identifier: attributes.identifier,
      children: (0..<picker.numberOfComponents).map { wheel($0, of: picker, id: id.part($0)) })
  }

  private mutating func wheel(
    _ component: Int, of picker: UIPickerView, id: NodeID
  ) -> AccessibilityNode {
    let chosen = picker.selectedRow(inComponent: component)
    let first = max(0, chosen - Self.visibleRows)
    let end = min(picker.numberOfRows(inComponent: component), chosen + Self.visibleRows + 1)
    let answers = picker.answersTouches
    let options = (first..<max(first, end)).map { row in
      targets[id.part(row)] = EventTarget(.option(component: component, row: row), picker)
      return AccessibilityNode(
        id: id.part(row), role: .option,
        label: Self.words(forRow: row, component: component, of: picker),
        state: row == chosen ? .selected : [], actions: answers ? [.tap] : [])
    }
    return AccessibilityNode(
      id: id, role: .wheel, value: options.first { $0.state == .selected }?.label ?? "",
      children: options)
  }

  private static func words(forRow row: Int, component: Int, of picker: UIPickerView) -> String {
    guard let view = picker.view(forRow: row, forComponent: component) else {
      return picker.title(forRow: row, inComponent: component) ?? ""
    }
    return view.accessibilityAttributes.label ?? texts(in: view).joined(separator: " ")
  }

  private static func texts(in view: UIView) -> [String] {
    if let text = (view as? UILabel)?.text { return [text] }
    return view.subviews.flatMap { texts(in: $0) }
  }
}
