import UIKit

final class GestureExhibit: Exhibit {
  override class var name: String { "Gestures" }
  override class var sentence: String {
    "A view can hear taps, fingers that stay, and fingers that move."
  }

  override func makeViews() -> [UIView] {
    let tap = HeardTap()
    tap.didHear = { [weak self] in self?.report("One tap.") }
    let doubleTap = HeardTap()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.didHear = { [weak self] in self?.report("Two taps.") }
    let hold = HeardLongPress()
    hold.didHear = { [weak self] in self?.report("A finger that stayed.") }
    let ways: [(String, UISwipeGestureRecognizer.Direction)] = [("left", .left), ("right", .right)]
    let swipes = ways.map { name, direction in
      let swipe = HeardSwipe()
      swipe.direction = direction
      swipe.didHear = { [weak self] in self?.report("A swipe to the \(name).") }
      return swipe
    }
    return [
      card("Tap here", [tap]), card("Tap twice here", [doubleTap]), card("Hold here", [hold]),
      card("Swipe here", swipes),
    ]
  }

  private func card(_ words: String, _ recognizers: [UIGestureRecognizer]) -> UIView {
    let label = UILabel()
    label.text = words
    let card = UIStackView(arrangedSubviews: [label])
    card.accessibilityLabel = words
    for recognizer in recognizers { card.addGestureRecognizer(recognizer) }
    return card
  }
}
