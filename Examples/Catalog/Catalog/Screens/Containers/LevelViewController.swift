import UIKit

/// One of many screens, each on top of the one before.
final class LevelViewController: UIViewController, Storyboardable {
  var didGoDeeper: (() -> Void)?
  var didGoUp: (() -> Void)?

  /// Set before the screen is shown.
  var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Level \(number)"
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: [
      button("Deeper", .filled()) { [weak self] in self?.didGoDeeper?() },
      button("All the way up", .gray()) { [weak self] in self?.didGoUp?() },
    ])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func button(
    _ title: String, _ configuration: UIButton.Configuration, _ action: @escaping () -> Void
  ) -> UIButton {
    UIButton(
      configuration: configuration, primaryAction: UIAction(title: title) { _ in action() })
  }
}
