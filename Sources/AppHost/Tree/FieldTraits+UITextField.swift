import UIKit

extension FieldTraits {
  @MainActor init(_ field: UITextField) {
    self.init(field, placeholder: field.placeholder ?? "")
  }

  @MainActor init(_ textView: UITextView) {
    self.init(textView, placeholder: "")
    isMultiline = true
  }

  @MainActor private init(_ traits: some UITextInputTraits, placeholder: String) {
    self.init(
      placeholder: placeholder, contentType: traits.textContentType?.rawValue,
      isSecure: traits.isSecureTextEntry, keyboard: Keyboard(traits.keyboardType),
      capitalizes: traits.autocapitalizationType != .none,
      autocorrects: traits.autocorrectionType != .no,
      returnKey: Self.name(of: traits.returnKeyType))
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
