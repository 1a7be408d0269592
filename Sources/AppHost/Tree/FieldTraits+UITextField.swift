import UIKit

extension FieldTraits {
  @MainActor init(_ field: UITextField) {
    self.init(
      placeholder: field.placeholder ?? "", contentType: field.textContentType?.rawValue,
      isSecure: field.isSecureTextEntry, keyboard: Keyboard(field.keyboardType),
      capitalizes: field.autocapitalizationType != .none,
      autocorrects: field.autocorrectionType != .no,
      returnKey: Self.name(of: field.returnKeyType))
  }

  private static func name(of key: UIReturnKeyType) -> String? {
    switch key {
    case .go: "go"
    case .next: "next"
    case .done: "done"
    case .search: "search"
    case .send: "send"
    default: nil
    }
  }
}

extension FieldTraits.Keyboard {
  init(_ type: UIKeyboardType) {
    switch type {
    case .emailAddress: self = .email
    case .numberPad: self = .number
    case .decimalPad: self = .decimal
    case .phonePad: self = .phone
    case .URL: self = .url
    default: self = .text
    }
  }
}
