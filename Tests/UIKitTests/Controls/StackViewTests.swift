import Testing
import UIKit

@MainActor @Suite("Stack views") struct StackViewTests {
  let first = UIView()
  let second = UIView()
  let third = UIView()

  @Test("Arranged subviews are subviews, in their own order")
  func order() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second])
    #expect(stack.subviews == [first, second, third])
  }

  @Test("A view that leaves its superview leaves the arrangement")
  func removedFromSuperview() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second])
    UIView().addSubview(second)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("A view that leaves the arrangement stays a subview")
  func removedFromArrangement() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(first.superview === stack)
  }

  @Test("An arranged view that is added again moves, and is not doubled")
  func moving() {
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third, first])
    stack.insertArrangedSubview(first, at: 0)
    #expect(stack.arrangedSubviews == [first, second, third])
    #expect(stack.subviews.count == 3)
  }

  @Test("An index beyond the end is an exception and changes nothing")
  func outOfBounds() {
    let stack = UIStackView(arrangedSubviews: [first])
    let stage = Stage(showing: stack)
    stage.run { stack.insertArrangedSubview(second, at: 2) }
    #expect(stage.exceptions.count == 1)
    #expect(stack.arrangedSubviews == [first])
  }

  @Test("A spacing of its own lasts as long as the view is arranged")
  func customSpacing() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(12, after: first)
    #expect(stack.customSpacing(after: first) == 12)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    stack.removeArrangedSubview(first)
    stack.addArrangedSubview(first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }
}
