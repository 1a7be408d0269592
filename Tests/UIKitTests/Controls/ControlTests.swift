import Testing
import UIKit

@MainActor @Suite("Controls") struct ControlTests {
  @Test("U1 a tap runs the touch-up actions in the order added, then the primary ones")
  func tap() {
    let button = UIButton()
    let stage = Stage(showing: button)
    let log = Log()
    button.addAction(log.action("primary"), for: .primaryActionTriggered)
    button.addAction(log.action("first"), for: .touchUpInside)
    button.addAction(log.action("down"), for: .touchDown)
    button.addAction(log.action("second"), for: .touchUpInside)
    #expect(button.userTaps())
    #expect(log.lines == ["down", "first", "second", "primary"])
    withExtendedLifetime(stage) {}
  }

  @Test("U1 a disabled or hidden button does not answer", arguments: [true, false])
  func refusal(hidden: Bool) {
    let button = UIButton()
    let stage = Stage(showing: button)
    let log = Log()
    button.addAction(log.action("tap"), for: .allEvents)
    if hidden { button.isHidden = true } else { button.isEnabled = false }
    #expect(!button.userTaps())
    #expect(log.lines.isEmpty)
    withExtendedLifetime(stage) {}
  }

  enum Obstacle: CaseIterable { case hidden, notInteractive, transparent }

  @Test(
    "U7 a control in a hidden, not-interactive or transparent ancestor does not answer",
    arguments: Obstacle.allCases)
  func obstacle(_ obstacle: Obstacle) {
    let button = UIButton()
    let parent = UIView()
    let grandparent = UIView()
    grandparent.addSubview(parent)
    parent.addSubview(button)
    let stage = Stage(showing: grandparent)
    #expect(button.userTaps())
    switch obstacle {
    case .hidden: grandparent.isHidden = true
    case .notInteractive: grandparent.isUserInteractionEnabled = false
    case .transparent: grandparent.alpha = 0.009
    }
    #expect(!button.userTaps())
    // A little more, and it is seen again.
    if obstacle == .transparent {
      grandparent.alpha = 0.011
      #expect(button.userTaps())
    }
    withExtendedLifetime(stage) {}
  }

  @Test("U7 a control off screen does not answer")
  func offScreen() {
    #expect(!UIButton().userTaps())
  }

  @Test("A control is highlighted while it is touched")
  func highlight() {
    let button = UIButton()
    let stage = Stage(showing: button)
    var states: [UIControl.State] = []
    let note = UIAction { states.append(($0.sender as? UIControl)?.state ?? .reserved) }
    button.addAction(note, for: [.touchDown, .touchUpInside])
    button.userTaps()
    #expect(states == [.highlighted, .normal])
    withExtendedLifetime(stage) {}
  }

  @Test("A touch whose control goes under it is cancelled")
  func cancelledTouch() {
    let button = UIButton()
    let stage = Stage(showing: button)
    let log = Log()
    button.addAction(UIAction { _ in button.isEnabled = false }, for: .touchDown)
    button.addAction(log.action("cancel"), for: .touchCancel)
    button.addAction(log.action("up"), for: .touchUpInside)
    button.userTaps()
    #expect(log.lines == ["cancel"])
    withExtendedLifetime(stage) {}
  }

  @Test("An action takes the place of the one with its identifier")
  func replacement() {
    let control = UIControl()
    let log = Log()
    let identifier = UIAction.Identifier("buy")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.note("old") }, for: .touchUpInside)
    control.addAction(log.action("other"), for: .touchUpInside)
    control.addAction(
      UIAction(identifier: identifier) { _ in log.note("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["new", "other"])
  }

  @Test("An action replaced for one event stays for the others")
  func partialReplacement() {
    let control = UIControl()
    let log = Log()
    let identifier = UIAction.Identifier("buy")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.note("old") },
      for: [.touchUpInside, .valueChanged])
    control.addAction(
      UIAction(identifier: identifier) { _ in log.note("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["new", "old"])
  }

  @Test("The same action added twice runs once, for both events")
  func addedTwice() {
    let control = UIControl()
    let log = Log()
    let action = log.action("run")
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .valueChanged)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(log.lines == ["run"])
  }

  @Test("Actions can be removed for some of their events, and by identifier")
  func removal() {
    let control = UIControl()
    let log = Log()
    let action = log.action("run")
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.removeAction(action, for: .touchUpInside)
    #expect(control.allControlEvents == .valueChanged)
    control.removeAction(identifiedBy: action.identifier, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("Handlers are enumerated in order, until told to stop")
  func enumeration() {
    let control = UIControl(frame: .zero, primaryAction: UIAction(title: "one") { _ in })
    control.addAction(UIAction(title: "two") { _ in }, for: .valueChanged)
    control.addAction(UIAction(title: "three") { _ in }, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      #expect(target == nil)
      seen.append(action?.title ?? "")
      stop = events == .valueChanged
    }
    #expect(seen == ["one", "two"])
  }

  @Test("A subclass can watch and stop its actions")
  func sendAction() {
    final class Guarded: UIControl {
      override func sendAction(_ action: UIAction) {
        if action.title != "stop" { super.sendAction(action) }
      }
    }
    let control = Guarded()
    let log = Log()
    control.addAction(UIAction(title: "stop") { _ in log.note("stop") }, for: .valueChanged)
    control.addAction(UIAction(title: "go") { _ in log.note("go") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["go"])
  }

  @Test("The sender of an action is its control, and only while it runs")
  func sender() {
    let control = UIControl()
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test("A control that has run its actions is released")
  func lifetime() {
    weak var gone: UIControl?
    do {
      let control = UIControl()
      control.addAction(UIAction { _ in }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      gone = control
    }
    #expect(gone == nil)
  }

  @Test("U6 a switch tells of the user's change, not of code's")
  func switchChange() {
    let toggle = UISwitch()
    let stage = Stage(showing: toggle)
    let log = Log()
    toggle.addAction(UIAction { _ in log.note("\(toggle.isOn)") }, for: .valueChanged)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(log.lines.isEmpty)
    toggle.userTaps()
    #expect(log.lines == ["true"])
    withExtendedLifetime(stage) {}
  }

  @Test("A control of the app's own making is asked whether it wants the finger, and told of it")
  func tracking() {
    final class Dial: UIControl {
      let log = Log()
      var wants = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.note("begin \(touch.view === self)")
        return wants
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.note("end") }
      override func cancelTracking(with event: UIEvent?) { log.note("cancel") }
    }
    let dial = Dial()
    let stage = Stage(showing: dial)
    dial.addAction(dial.log.action("up"), for: .touchUpInside)
    dial.userTaps()
    #expect(dial.log.lines == ["begin true", "end", "up"])
    dial.wants = false
    dial.userTaps()
    #expect(dial.log.lines.suffix(1) == ["begin true"])
    dial.wants = true
    dial.addAction(UIAction { _ in dial.isHidden = true }, for: .touchDown)
    dial.userTaps()
    #expect(dial.log.lines.suffix(2) == ["begin true", "cancel"])
    withExtendedLifetime(stage) {}
  }

  @Test("Targets are kept, and a call that cannot come is warned of")
  func targets() {
    let control = UIControl()
    let stage = Stage(showing: control)
    let target = NSObject()
    control.addTarget(target, action: Selector("first"), for: .touchUpInside)
    control.addTarget(target, action: Selector("first"), for: .valueChanged)
    control.addTarget(nil, action: Selector("second"), for: .valueChanged)
    #expect(control.allTargets == [AnyHashable(target)])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["first"])
    control.sendActions(for: .touchUpInside)
    #expect(
      stage.faults == [
        "UIControl cannot call first: there are no selectors on Linux. Use addAction(_:for:)."
      ])
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test("A subclass can do what a target would")
  func sendSelector() {
    final class Sender: UIControl {
      let log = Log()
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        log.note(action == Selector("run") ? "run" : "?")
      }
    }
    let control = Sender()
    control.addTarget(nil, action: Selector("run"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.log.lines == ["run"])
  }

  @Test("A recognizer on a control takes the touch, unless it leaves it to the control")
  func ownRecognizer() {
    let control = UIControl()
    let tap = UITapGestureRecognizer()
    control.addGestureRecognizer(tap)
    let stage = Stage(showing: control)
    let log = Log()
    control.addAction(log.action("up"), for: .touchUpInside)
    control.addAction(log.action("cancel"), for: .touchCancel)
    control.userTaps()
    #expect(log.lines == ["cancel"])
    tap.cancelsTouchesInView = false
    control.userTaps()
    #expect(log.lines == ["cancel", "up"])
    withExtendedLifetime(stage) {}
  }
}
