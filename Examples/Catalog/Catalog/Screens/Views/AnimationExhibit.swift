import UIKit

final class AnimationExhibit: Exhibit {
  override class var name: String { "Animations" }
  override class var sentence: String {
    "An animation takes its time, and tells when it is at its end."
  }

  private let card = UILabel()

  override func makeViews() -> [UIView] {
    card.text = "Here it is."
    return [
      button("Fade") { [weak self] in self?.fade() },
      button("Move with an animator") { [weak self] in self?.move() }, card,
    ]
  }

  private func fade() {
    let alpha: CGFloat = card.alpha == 0 ? 1 : 0
    UIView.animate(withDuration: 0.3) { [card] in
      card.alpha = alpha
    } completion: { [weak self] _ in
      self?.report(alpha == 0 ? "It is gone." : "It is there.")
    }
  }

  private func move() {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { [card] in
      card.transform = card.transform.translatedBy(x: 20, y: 0)
    }
    animator.addCompletion { [weak self] _ in
      self?.report("It stands \(Int(self?.card.transform.tx ?? 0)) points to the right.")
    }
    animator.startAnimation()
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(configuration: .gray(), primaryAction: UIAction(title: title) { _ in action() })
  }
}
