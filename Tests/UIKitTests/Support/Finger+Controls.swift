import UIKit

// What the user does to a control, and sees of it. Each gives whether the control answered.

/// A stepper's buttons.
enum StepperButton { case decrement, increment }

extension UIControl {
  @discardableResult func userTaps() -> Bool { userTap() }
}

extension UIBarButtonItem {
  @discardableResult func userTaps() -> Bool { userTap() }
  @discardableResult func userLongPresses() -> Bool { userLongPress() }
  var seenTitle: String? { shownTitle }
  /// Calls the action at each visible change.
  func seesChange(_ action: @escaping () -> Void) { onChange = action }
}

extension UIButton {
  var seenTitle: String? { shownTitle }
  var seenSubtitle: String? { shownSubtitle }
}

extension UISlider {
  @discardableResult func userAdjusts(to value: Double) -> Bool { userAdjust(to: value) }
}

extension UIPageControl {
  @discardableResult func userAdjusts(to page: Double) -> Bool { userAdjust(to: page) }
}

extension UIStepper {
  @discardableResult func userSteps(_ button: StepperButton) -> Bool {
    userStep(button == .increment ? .increment : .decrement)
  }
}

extension UISegmentedControl {
  @discardableResult func userSelects(_ segment: Int) -> Bool { userSelect(segment) }
}

extension UIDatePicker {
  @discardableResult func userPicks(_ date: Date) -> Bool { userPick(date) }
}

extension UIPickerView {
  @discardableResult func userSelects(_ row: Int, inComponent component: Int) -> Bool {
    userSelect(row, inComponent: component)
  }
}
