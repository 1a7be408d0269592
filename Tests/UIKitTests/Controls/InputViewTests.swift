import Testing
import UIKit

@MainActor @Suite("What stands in the keyboard's place") struct InputViewTests {
  @Test("It is on screen while the field is edited")
  func inputViews() {
    let field = UITextField()
    let picker = UIDatePicker()
    let bar = UIView()
    field.inputView = picker
    field.inputAccessoryView = bar
    let stage = Stage(showing: field)
    #expect(picker.window == nil)
    field.becomeFirstResponder()
    #expect(picker.window === stage.window)
    #expect(bar.window === stage.window)
    let other = UIView()
    field.inputView = other
    #expect(picker.window == nil)
    #expect(other.window === stage.window)
    field.resignFirstResponder()
    #expect(other.window == nil)
    #expect(bar.window == nil)
  }
}
