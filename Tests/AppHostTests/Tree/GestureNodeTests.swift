import AppHost
import Testing
import UIKit

/// Views that hear the user's fingers.
@MainActor struct GestureNodeTests {
  private final class Tap: UITapGestureRecognizer {
    var onTap = {}
    override var state: State { didSet { if state == .ended { onTap() } } }
  }

  @Test func `a view that hears taps is one thing to tap, called what it reads`() throws {
    var taps = 0
    let card = UIStackView()
    for text in ["Alpine Dawn", "€ 3"] {
      let label = UILabel()
      label.text = text
      card.addArrangedSubview(label)
    }
    let tap = Tap()
    tap.onTap = { taps += 1 }
    card.addGestureRecognizer(tap)
    let stage = try Stage { $0.add(card) }
    let node = try #require(stage.node("Alpine Dawn, € 3"))
    #expect(node.role == .tappable)
    #expect(node.actions == [.tap])
    #expect(stage.tap("Alpine Dawn, € 3") == .performed)
    #expect(taps == 1)
    tap.isEnabled = false
    #expect(stage.node("Alpine Dawn, € 3") == nil)
    #expect(stage.node("Alpine Dawn")?.role == .text)
  }

  @Test func `a label and an image hear taps if they take touches`() throws {
    var taps = 0
    let label = UILabel()
    label.text = "Forgot your password?"
    let tap = Tap()
    tap.onTap = { taps += 1 }
    label.addGestureRecognizer(tap)
    let stage = try Stage { $0.add(label) }
    #expect(stage.tap("Forgot your password?") != .performed)
    label.isUserInteractionEnabled = true
    #expect(stage.tap("Forgot your password?") == .performed)
    #expect(taps == 1)
  }

  @Test func `a tap anywhere on the screen is nothing to look for, unless it has a name`() throws {
    let stage = try Stage { $0.text("Hello") }
    stage.root.view.addGestureRecognizer(Tap())
    #expect(stage.tree.root.first { $0.role == .tappable } == nil)
    stage.root.view.accessibilityLabel = "Close the keyboard"
    #expect(stage.node("Close the keyboard")?.role == .tappable)
  }

  @Test func `a view that hears swipes is swiped across`() throws {
    final class Swipe: UISwipeGestureRecognizer {
      var count = 0
      override var state: State { didSet { if state == .ended { count += 1 } } }
    }
    let swipe = Swipe()
    swipe.direction = .left
    let card = UIView()
    card.accessibilityLabel = "Card"
    let label = UILabel()
    label.text = "Front"
    card.addSubview(label)
    card.addGestureRecognizer(swipe)
    let stage = try Stage { $0.add(card) }
    let node = try #require(stage.node("Card"))
    #expect(node.role == .group)
    #expect(node.actions == [.swipe])
    #expect(stage.perform(.swipe(node.id, .left)) == .performed)
    #expect(stage.perform(.swipe(node.id, .right)) == .refused(.notPossible(node.id, .swipe)))
    #expect(swipe.count == 1)
  }

  @Test func `a control of the app's own making is something to tap if it hears of taps`() throws {
    let control = UIControl()
    let label = UILabel()
    label.text = "Roll the dice"
    control.addSubview(label)
    let stage = try Stage { $0.add(control) }
    #expect(stage.tap("Roll the dice") != .performed)
    var rolls = 0
    control.addAction(UIAction { _ in rolls += 1 }, for: .touchUpInside)
    control.isSelected = true
    #expect(stage.node("Roll the dice")?.role == .tappable)
    #expect(stage.node("Roll the dice")?.state == .selected)
    #expect(stage.tap("Roll the dice") == .performed)
    #expect(rolls == 1)
  }

  @Test func `a field with a picker for a keyboard is tapped, and brings that up`() throws {
    let picker = UIDatePicker()
    picker.accessibilityLabel = "Date"
    let field = UITextField()
    field.placeholder = "Birthday"
    field.inputView = picker
    let done = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Done") { _ in field.resignFirstResponder() })
    field.inputAccessoryView = done
    let stage = try Stage { $0.add(field) }
    #expect(stage.node("Birthday")?.actions == [.tap, .submit])
    #expect(stage.node("Date") == nil)
    #expect(stage.tap("Birthday") == .performed)
    let date = try #require(stage.node("Date"))
    #expect(stage.perform(.pick(date.id, .now)) == .performed)
    #expect(stage.tap("Done") == .performed)
    #expect(stage.node("Date") == nil)
    #expect(stage.node("Birthday")?.state == [])
  }
}
