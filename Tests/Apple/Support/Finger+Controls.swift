import UIKit

enum StepperButton { case decrement, increment }

extension UIControl {
  @discardableResult func userTaps() -> Bool {
    guard isEnabled, window != nil else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  /// Sets the value as a finger would, and tells of it.
  fileprivate func changes(_ change: () -> Void) -> Bool {
    guard isEnabled, window != nil else { return false }
    change()
    sendActions(for: .valueChanged)
    return true
  }
}

extension UIBarButtonItem {
  @discardableResult func userTaps() -> Bool {
    guard isEnabled, let action else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  @discardableResult func userLongPresses() -> Bool { cannotDo(false) }
  var seenTitle: String? { title }
  func seesChange(_ action: @escaping () -> Void) { cannotDo(()) }
}

extension UIButton {
  var seenTitle: String? { titleLabel?.text }
  var seenSubtitle: String? { subtitleLabel?.text }
}

extension UISlider {
  @discardableResult func userAdjusts(to value: Double) -> Bool {
    changes { self.value = Float(value) }
  }
}

extension UIPageControl {
  @discardableResult func userAdjusts(to page: Double) -> Bool {
    changes { currentPage = Int(page) }
  }
}

extension UIStepper {
  @discardableResult func userSteps(_ button: StepperButton) -> Bool {
    changes { value += button == .increment ? stepValue : -stepValue }
  }
}

extension UISegmentedControl {
  @discardableResult func userSelects(_ segment: Int) -> Bool {
    guard segment < numberOfSegments, isEnabledForSegment(at: segment) else { return false }
    return selectedSegmentIndex == segment || changes { selectedSegmentIndex = segment }
  }
}

extension UIDatePicker {
  @discardableResult func userPicks(_ date: Date) -> Bool { changes { self.date = date } }
}

extension UIPickerView {
  @discardableResult func userSelects(_ row: Int, inComponent component: Int) -> Bool {
    guard component < numberOfComponents, row < numberOfRows(inComponent: component) else {
      return false
    }
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView?(self, didSelectRow: row, inComponent: component)
    return true
  }
}
