import UIKit

final class TextFieldExhibit: Exhibit, UITextFieldDelegate {
  override class var name: String { "Text fields" }
  override class var sentence: String { "A text field takes a line of text." }

  override func makeViews() -> [UIView] {
    let name = field("Name", .name)
    name.clearButtonMode = .always
    let password = field("Password", .password)
    password.isSecureTextEntry = true
    let number = field("Number", nil)
    number.keyboardType = .numberPad
    let disabled = field("Closed", nil)
    disabled.isEnabled = false
    return [name, password, number, disabled]
  }

  private func field(_ placeholder: String, _ type: UITextContentType?) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.textContentType = type
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.delegate = self
    field.addAction(
      UIAction { [weak self, weak field] _ in
        let count = field?.text?.count ?? 0
        self?.report("\(placeholder) holds \(count) characters.")
      }, for: .editingChanged)
    return field
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    report("\(textField.placeholder ?? ""): return")
    textField.resignFirstResponder()
    return true
  }
}
