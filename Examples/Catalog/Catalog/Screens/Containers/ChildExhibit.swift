import UIKit

final class ChildExhibit: Exhibit {
  override class var name: String { "Child controllers" }
  override class var sentence: String {
    "A controller can hold others, each with a part of its screen."
  }

  private var child: CounterViewController?

  override func makeViews() -> [UIView] {
    let swap = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Swap the child") { [weak self] _ in self?.swap() })
    return [swap, holder]
  }

  private let holder = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    swap()
  }

  private func swap() {
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    let next = CounterViewController.instantiate()
    next.didCount = { [weak self] count in self?.report("The child has counted to \(count).") }
    addChild(next)
    holder.addArrangedSubview(next.view)
    next.didMove(toParent: self)
    child = next
  }
}
