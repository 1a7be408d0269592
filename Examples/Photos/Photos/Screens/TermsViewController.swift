import UIKit

/// What a buyer agrees to.
final class TermsViewController: UIViewController, Storyboardable {
  var didCancel: (() -> Void)?

  private static let terms = [
    "You buy a copy of the photo for yourself: to look at, to print and to hang.",
    "You may not sell it on, nor say that you took it.",
    "It stays yours on every device where you sign in.",
    "No money changes hands: this shop is an example.",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terms of Service"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel?() })
    let column = UIStackView(arrangedSubviews: Self.terms.map(Self.paragraph))
    column.axis = .vertical
    column.spacing = 12
    view.addSubview(column, insets: 24)
  }

  private static func paragraph(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }
}
