import UIKit

extension TreeBuilder {
  /// What a control shows; nil for one of the app's own making.
  mutating func nodes(of control: UIControl, id: NodeID) -> [AccessibilityNode]? {
    switch control {
    case let button as UIButton: return [node(of: button, id: id)]
    case let field as UITextField: return [node(of: field, id: id)] + inputs(of: field)
    case let toggle as UISwitch: return [node(of: toggle, id: id)]
    case let slider as UISlider: return [node(of: slider, id: id)]
    case let stepper as UIStepper: return [node(of: stepper, id: id)]
    case let control as UISegmentedControl: return [node(of: control, id: id)]
    case let picker as UIDatePicker: return [node(of: picker, id: id)]
    case let control as UIPageControl: return control.isShown ? [node(of: control, id: id)] : []
    // The scroll view that it belongs to says what there is to say.
    case is UIRefreshControl: return []
    default: return nil
    }
  }

  /// A control of the app's own making: what its subviews show, and something to tap if it hears of
  /// that.
  mutating func ownNodes(
    of control: UIControl, id: NodeID, showing nodes: [AccessibilityNode]
  ) -> [AccessibilityNode] {
    let hearsTaps = !control.allControlEvents.isDisjoint(
      with: [.touchDown, .touchUpInside, .primaryActionTriggered, .menuActionTriggered])
    guard hearsTaps || control.contextMenuInteraction != nil else { return nodes }
    var node = thing(
      .tappable, control, id: id.part("tap"), label: Self.words(of: nodes), actions: [.tap])
    node.children = nodes
    return [node]
  }

  /// A node with what every control has: its name, its state and, if it answers, the actions.
  private mutating func thing(
    _ role: AccessibilityRole, _ control: UIControl, id: NodeID, label: String? = nil,
    value: String = "", state look: AccessibilityState = [],
    actions: [AccessibilityAction] = [], picture: Picture? = nil
  ) -> AccessibilityNode {
    targets[id] = EventTarget(.control, control)
    var state = control.isEnabled ? look : look.union(.disabled)
    if control.isSelected { state.insert(.selected) }
    let attributes = control.accessibilityAttributes
    return AccessibilityNode(
      id: id, role: role, label: attributes.label ?? label ?? "",
      value: attributes.value ?? value, identifier: control.accessibilityIdentifier,
      state: state, actions: control.answersUser ? actions : [], picture: picture)
  }

  private mutating func node(of button: UIButton, id: NodeID) -> AccessibilityNode {
    var look: AccessibilityState =
      button.isProminent ? .prominent : button.isTinted ? .tinted : []
    if button.role == .destructive { look.insert(.destructive) }
    return thing(
      .button, button, id: id, label: button.shownTitle, state: look, actions: [.tap],
      picture: button.currentImage.map(Picture.init))
  }

  private mutating func node(of toggle: UISwitch, id: NodeID) -> AccessibilityNode {
    var node = thing(.switch, toggle, id: id, label: toggle.title, actions: [.tap])
    node.state.remove(.selected)
    if toggle.isOn { node.state.insert(.selected) }
    return node
  }

  private mutating func node(of slider: UISlider, id: NodeID) -> AccessibilityNode {
    let range = ValueRange(
      value: Double(shown: slider.value), minimum: Double(shown: slider.minimumValue),
      maximum: Double(shown: slider.maximumValue))
    let width = range.maximum - range.minimum
    let share = width > 0 ? (range.value - range.minimum) / width : 0
    var node = thing(.slider, slider, id: id, value: Self.percent(share), actions: [.adjust])
    node.range = range
    return node
  }

  private mutating func node(of control: UIPageControl, id: NodeID) -> AccessibilityNode {
    var node = thing(
      .pageControl, control, id: id,
      value: "page \(control.currentPage + 1) of \(control.numberOfPages)", actions: [.adjust])
    node.range = ValueRange(
      value: Double(control.currentPage), maximum: Double(control.numberOfPages - 1), step: 1)
    return node
  }

  private mutating func node(of stepper: UIStepper, id: NodeID) -> AccessibilityNode {
    let value = stepper.value
    var node = thing(
      .stepper, stepper, id: id,
      value: value == value.rounded() ? String(format: "%.0f", value) : "\(value)")
    let steps: [(String, UIStepper.Step)] = [("Decrement", .decrement), ("Increment", .increment)]
    node.children = steps.enumerated().map { index, step in
      targets[id.part(index)] = EventTarget(.part(index), stepper)
      let isOn = stepper.allows(step.1)
      return AccessibilityNode(
        id: id.part(index), role: .button, label: step.0, state: isOn ? [] : .disabled,
        actions: isOn && stepper.answersUser ? [.tap] : [])
    }
    return node
  }

  private mutating func node(of control: UISegmentedControl, id: NodeID) -> AccessibilityNode {
    var node = thing(.segmentedControl, control, id: id)
    node.children = (0..<control.numberOfSegments).map { index in
      targets[id.part(index)] = EventTarget(.part(index), control)
      let isOn = control.isEnabled && control.isEnabledForSegment(at: index)
      let image = control.imageForSegment(at: index)
      var state: AccessibilityState = isOn ? [] : .disabled
      if index == control.selectedSegmentIndex { state.insert(.selected) }
      return AccessibilityNode(
        id: id.part(index), role: .segment,
        label: control.titleForSegment(at: index) ?? image?.accessibilityLabel ?? "",
        state: state, actions: isOn && control.answersUser ? [.tap] : [],
        picture: image.map(Picture.init))
    }
    return node
  }

  private mutating func node(of picker: UIDatePicker, id: NodeID) -> AccessibilityNode {
    let traits = DateTraits(picker)
    var node = thing(
      .datePicker, picker, id: id, value: traits.words(in: picker.locale), actions: [.pick])
    node.date = traits
    return node
  }

  func node(of progress: UIProgressView, id: NodeID) -> AccessibilityNode {
    let value = Double(shown: progress.progress)
    let attributes = progress.accessibilityAttributes
    return AccessibilityNode(
      id: id, role: .progress, label: attributes.label ?? "",
      value: attributes.value ?? Self.percent(value), identifier: attributes.identifier,
      range: ValueRange(value: value))
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}

extension Double {
  /// The number as people write it: 0.3, not the 0.30000001192… that a `Float` comes to.
  fileprivate init(shown value: Float) { self = Double(value.description) ?? Double(value) }
}
