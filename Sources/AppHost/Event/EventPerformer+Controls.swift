import UIKit

extension EventPerformer {
  /// A segment, or a button of a stepper.
  func tap(part index: Int, of object: NSObject?) -> Bool {
    switch object {
    case let control as UISegmentedControl: control.userSelect(index)
    case let stepper as UIStepper: stepper.userStep(index == 0 ? .decrement : .increment)
    default: false
    }
  }

  func type(_ text: String, into id: NodeID) throws(EventRefusal) {
    switch try target(id, for: .type).object {
    case let field as UITextField: try check(field.userSetText(text), id, .type)
    case let textView as UITextView: try check(textView.userSetText(text), id, .type)
    default: throw .notPossible(id, .type)
    }
  }

  func submit(_ id: NodeID) throws(EventRefusal) {
    guard let field = try target(id, for: .submit).object as? UITextField else {
      throw .notPossible(id, .submit)
    }
    // Return has no key of its own here: pressed in a field that is not edited, it begins that first.
    try check(field.userBeginEditing() && field.userReturn(), id, .submit)
  }

  func adjust(_ id: NodeID, to value: Double) throws(EventRefusal) {
    let target = try target(id, for: .adjust)
    guard let range = tree[id]?.range, value >= range.minimum, value <= range.maximum else {
      throw .notPossible(id, .adjust)
    }
    if case .layer = target.part {
      let presented = target.object as? UIViewController
      let sheet = presented?.ownPresentationController?.active as? UISheetPresentationController
      return try check(sheet?.userSelectDetent(at: Int(value)) ?? false, id, .adjust)
    }
    switch target.object {
    case let slider as UISlider: try check(slider.userAdjust(to: value), id, .adjust)
    case let control as UIPageControl: try check(control.userAdjust(to: value), id, .adjust)
    case let pages as UIPageViewController:
      try check(pages.userAdjustPage(to: Int(value)), id, .adjust)
    default: throw .notPossible(id, .adjust)
    }
  }

  func pick(_ date: Date, in id: NodeID) throws(EventRefusal) {
    guard let picker = try target(id, for: .pick).object as? UIDatePicker else {
      throw .notPossible(id, .pick)
    }
    try check(picker.userPick(date), id, .pick)
  }

  func longPress(_ id: NodeID) throws(EventRefusal) {
    let target = try target(id, for: .longPress)
    switch (target.part, target.object) {
    case (.row(let path), let list): try check(longPress(row: path, of: list), id, .longPress)
    case (_, let item as UIBarButtonItem): try check(item.userLongPress(), id, .longPress)
    case (_, let view as UIView): try check(view.userLongPress(), id, .longPress)
    default: throw .notPossible(id, .longPress)
    }
  }

  func refresh(_ id: NodeID) throws(EventRefusal) {
    guard let scrollView = try target(id, for: .refresh).object as? UIScrollView else {
      throw .notPossible(id, .refresh)
    }
    try check(scrollView.userRefresh(), id, .refresh)
  }
}

extension UserGesture.Swipe {
  init(_ direction: UserEvent.Direction) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }
}
