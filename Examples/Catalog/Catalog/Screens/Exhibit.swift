import UIKit

/// A screen for one part of UIKit: what it is, the thing itself, and what it reported last.
class Exhibit: UIViewController, Storyboardable {
  class var name: String { "" }
  class var sentence: String { "" }

  private let readOut = UILabel()
  private let column = UIStackView()

  required init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Self.name
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    let sentence = UILabel()
    sentence.text = Self.sentence
    sentence.textColor = .secondaryLabel
    sentence.numberOfLines = 0
    readOut.text = "It has reported nothing yet."
    readOut.font = .preferredFont(forTextStyle: .footnote)
    readOut.numberOfLines = 0
    readOut.accessibilityIdentifier = "read-out"
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    column.addArrangedSubview(sentence)
    for view in makeViews() { column.addArrangedSubview(view) }
    column.addArrangedSubview(readOut)
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  /// What is exhibited, from top to bottom.
  func makeViews() -> [UIView] { [] }

  /// Says what has happened.
  final func report(_ words: String) { readOut.text = words }

  /// Words and the thing that they name, side by side.
  final func line(_ words: String, _ view: UIView) -> UIView {
    let label = UILabel()
    label.text = words
    let line = UIStackView(arrangedSubviews: [label, view])
    line.spacing = 12
    line.alignment = .center
    return line
  }
}
