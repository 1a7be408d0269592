import UIKit

final class LabelExhibit: Exhibit {
  override class var name: String { "Labels" }
  override class var sentence: String {
    "A label shows words, in the size of its text style."
  }

  override func makeViews() -> [UIView] {
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large title", .largeTitle), ("Title", .title2), ("Headline", .headline), ("Body", .body),
      ("Footnote", .footnote),
    ]
    let labels = styles.map { words, style in
      let label = UILabel()
      label.text = words
      label.font = .preferredFont(forTextStyle: style)
      return label
    }
    let secondary = UILabel()
    secondary.text = "Less important"
    secondary.textColor = .secondaryLabel
    let warning = UILabel()
    warning.text = "Something is wrong"
    warning.textColor = .systemRed
    let attributed = UILabel()
    attributed.attributedText = NSAttributedString(
      string: "Words with attributes", attributes: [.underlineStyle: 1])
    return labels + [secondary, attributed, warning]
  }
}
