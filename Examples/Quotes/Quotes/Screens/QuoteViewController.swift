import UIKit

/// One quote, large.
final class QuoteViewController: UIViewController, Storyboardable {
  /// Set before the screen is shown.
  var quote: Quote?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = quote?.author
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.text = quote?.text
    text.font = .preferredFont(forTextStyle: .largeTitle)
    text.numberOfLines = 0
    let author = UILabel()
    author.text = quote.map { "— \($0.author)" }
    author.textColor = .secondaryLabel
    let column = UIStackView(arrangedSubviews: [text, author])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
