import CoordinatorTesting
import Testing
import UIKit

/// What the virtual user does to controls.
@MainActor struct ControlStepTests {
  private func labelled<Control: UIView>(_ text: String, _ control: Control, in screen: Screen)
    -> Control
  {
    screen.text(text)
    screen.add(control)
    return control
  }

  @Test func `a switch is toggled by its own name, or by the text that it stands beside`() throws {
    let named = UISwitch()
    named.accessibilityLabel = "Bluetooth"
    let (first, second) = (UISwitch(), UISwitch())
    let stage = try Stage { screen in
      screen.add(named)
      _ = labelled("Wi-Fi", first, in: screen)
      _ = labelled("Flight mode", second, in: screen)
    }
    try stage.user.toggle("Bluetooth")
    try stage.user.toggle("Flight mode")
    #expect([named, first, second].map(\.isOn) == [true, false, true])
    try stage.user.toggle("Wi-Fi")
    #expect(first.isOn)
  }

  @Test func `a switch in a row is the row's`() throws {
    let (first, second) = (UISwitch(), UISwitch())
    let stage = try Stage { screen in
      for (text, toggle) in [("Sound", first), ("Vibration", second)] {
        screen.group(text) {
          $0.addArrangedSubview(toggle)
        }
      }
    }
    try stage.user.toggle("Sound")
    #expect([first, second].map(\.isOn) == [true, false])
  }

  @Test func `a slider goes where it is told, within its range`() throws {
    let slider = UISlider()
    let stage = try Stage { _ = labelled("Volume", slider, in: $0) }
    try stage.user.adjust("Volume", to: 0.5)
    #expect(slider.value == 0.5)
    let error = #expect(throws: UserError.self) { try stage.user.adjust("Volume", to: 2) }
    #expect(error?.step == "adjust “Volume” to 2.0")
    #expect(error?.reason == "It goes from 0.0 to 1.0.")
  }

  @Test func `a stepper's buttons are tapped in the stepper that is meant`() throws {
    let (adults, children) = (UIStepper(), UIStepper())
    adults.accessibilityLabel = "Adults"
    children.accessibilityLabel = "Children"
    let stage = try Stage {
      $0.add(adults)
      $0.add(children)
    }
    try stage.user.tap("Increment", in: "Children")
    #expect([adults.value, children.value] == [0, 1])
    let error = #expect(throws: UserError.self) { try stage.user.tap("Increment") }
    #expect(error?.reason == "2 things are called that: say in which row or group it is.")
  }

  @Test func `a segment is chosen`() throws {
    let control = UISegmentedControl(items: ["Map", "Transit"])
    let stage = try Stage { $0.add(control) }
    try stage.user.choose("Transit")
    #expect(control.selectedSegmentIndex == 1)
    let error = #expect(throws: UserError.self) { try stage.user.choose("Satellite") }
    #expect(error?.reason == "There is “Map”, “Transit”.")
  }

  @Test func `a date is picked, unless it is not offered`() throws {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSince1970: 1_000_000_000)
    picker.minimumDate = picker.date
    let stage = try Stage { _ = labelled("Due", picker, in: $0) }
    let later = Date(timeIntervalSince1970: 1_000_100_020)
    try stage.user.pick(later, in: "Due")
    #expect(picker.date == later)
    let error = #expect(throws: UserError.self) {
      try stage.user.pick(.distantPast, in: "Due")
    }
    #expect(error?.reason == "It begins at \(Date(timeIntervalSince1970: 1_000_000_000)).")
  }

  @Test func `a field is cleared by its button or by hand`() throws {
    var fields: [UITextField] = []
    let stage = try Stage {
      fields = [$0.field("By button"), $0.field("By hand")]
      fields[0].clearButtonMode = .always
    }
    for name in ["By button", "By hand"] {
      try stage.user.type("text", into: name)
      try stage.user.clear(name)
    }
    #expect(fields.map(\.text) == ["", ""])
  }

  @Test func `a list is pulled down, once until it has ended`() throws {
    let scrollView = UIScrollView()
    let stage = try Stage { $0.add(scrollView) }
    var error = #expect(throws: UserError.self) { try stage.user.refresh() }
    #expect(error?.reason == "Nothing on screen can be pulled down.")
    scrollView.refreshControl = UIRefreshControl()
    try stage.user.refresh()
    #expect(scrollView.refreshControl?.isRefreshing == true)
    error = #expect(throws: UserError.self) { try stage.user.refresh() }
    #expect(error?.reason == "It is being loaded anew already.")
  }

  @Test func `a text view is written into by the text above it`() throws {
    let textView = UITextView()
    let stage = try Stage { _ = labelled("Notes", textView, in: $0) }
    try stage.user.type("Bring cake", into: "Notes")
    #expect(textView.text == "Bring cake")
    #expect(stage.user.sees("Bring cake"))
  }
}
