import UIKit

final class StackExhibit: Exhibit {
  override class var name: String { "Stack views" }
  override class var sentence: String {
    "A stack view puts what it holds in a row or in a column."
  }

  private let added = UIStackView()

  override func makeViews() -> [UIView] {
    added.spacing = 8
    let add = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
    let remove = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Remove") { [weak self] _ in self?.remove() })
    let buttons = UIStackView(arrangedSubviews: [add, remove])
    buttons.spacing = 8
    return [buttons, added]
  }

  private func add() {
    let label = UILabel()
    label.text = "\(added.arrangedSubviews.count + 1)"
    added.addArrangedSubview(label)
    tell()
  }

  private func remove() {
    added.arrangedSubviews.last?.removeFromSuperview()
    tell()
  }

  private func tell() { report("The row holds \(added.arrangedSubviews.count).") }
}
