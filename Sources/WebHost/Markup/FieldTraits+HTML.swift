import AppHost

/// UIKit's words for what is written into a field, in HTML's.
extension FieldTraits {
  var inputType: String {
    if isSecure { return "password" }
    return switch keyboard {
    case .email: "email"
    case .phone: "tel"
    case .url: "url"
    case .text, .number, .decimal: "text"
    }
  }

  var inputMode: String? {
    switch keyboard {
    case .number: "numeric"
    case .decimal: "decimal"
    case .text, .email, .phone, .url: nil
    }
  }

  var enterKeyHint: String? {
    switch returnKey {
    case "done", "go", "next", "previous", "search", "send": returnKey
    default: nil
    }
  }

  /// https://html.spec.whatwg.org/#autofill
  var autocomplete: String {
    switch contentType {
    case "password": "current-password"
    case "new-password": "new-password"
    case "oneTimeCode", "one-time-code": "one-time-code"
    case "username", "email", "name", "nickname", "tel", "url", "given-name", "family-name",
      "street-address", "postal-code":
      contentType ?? "off"
    default: isSecure ? "current-password" : "off"
    }
  }
}
