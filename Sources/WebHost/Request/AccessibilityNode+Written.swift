import AppHost
import Foundation

/// What a form holds for a node: written into the page, and sent back with whatever the user does.
extension AccessibilityNode {
  /// What stands in the node's field; nil where it has none.
  var written: String? {
    switch role {
    case .textField, .searchField, .textView: value
    case .slider: range?.written
    case .datePicker: date?.written
    case .wheel, .segmentedControl:
      children.first { $0.state.contains(.selected) }?.id.rawValue ?? ""
    default: nil
    }
  }

  /// What the user does by writing this there; nil where that is nothing.
  func event(writing text: String) throws(Problem) -> UserEvent? {
    switch role {
    case .slider:
      guard let value = Double(text), range?.contains(value) == true else {
        throw .malformed("The form moves something further than it goes.")
      }
      return .adjust(id, to: value)
    case .datePicker:
      // A browser sends nothing for a date that is only half written.
      if text.isEmpty { return nil }
      guard let date = date?.reading(text) else {
        throw .malformed("The form has a date that is none.")
      }
      return .pick(id, date)
    case .wheel, .segmentedControl:
      if text.isEmpty { return nil }
      guard let choice = children.first(where: { $0.id.rawValue == text }) else {
        throw .malformed("The form chooses what is not there to choose.")
      }
      return .tap(choice.id)
    default: return .type(id, text: text)
    }
  }
}
