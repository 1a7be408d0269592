import UIKit

final class ImageExhibit: Exhibit {
  override class var name: String { "Images" }
  override class var sentence: String {
    "An image view shows a picture: a file, or one of the system's symbols."
  }

  override func makeViews() -> [UIView] {
    let names = ["star", "heart", "leaf", "bolt", "cloud"]
    let symbols = names.map { name in
      let view = UIImageView(image: UIImage(systemName: name))
      view.accessibilityLabel = name.capitalized
      return view
    }
    let row = UIStackView(arrangedSubviews: symbols)
    row.spacing = 16
    return [row]
  }
}
