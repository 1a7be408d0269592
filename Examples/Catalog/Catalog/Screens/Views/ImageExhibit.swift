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
    return [row, line("From bytes", sunFromBytes()), line("From a file", sunFromFile())]
  }

  private func sunFromBytes() -> UIView {
    let image = Data(base64Encoded: Self.sun).flatMap { UIImage(data: $0, scale: 0.25) }
    return picture(image, "The sun, from bytes")
  }

  private func sunFromFile() -> UIView {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-sun.png")
    try? Data(base64Encoded: Self.sun)?.write(to: file, options: .atomic)
    return picture(UIImage(contentsOfFile: file.path), "The sun, from a file")
  }

  private func picture(_ image: UIImage?, _ label: String) -> UIView {
    let view = UIImageView(image: image)
    view.accessibilityLabel = label
    return view
  }

  /// A PNG of 24 by 16 pixels.
  private static let sun = """
    iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAhklEQVR42q3MoRWDYBSD0YyTITpJBQJRgahAIBAI
    BKKiAlGdIToYI2BweT/PvHOuTD7wqRJgpxJgrxLgSy3H/+FaY3BQKKxcrWgPvuVuKlfLLuAol4fsAk5yecgu4CyX
    h+wCLnJ5yC7gKpeH7AJucnnILuBHobtKtAe/aokrjTG4qwT4U4kTbcojZVdDYd0AAAAASUVORK5CYII=
    """.replacingOccurrences(of: "\n", with: "")
}
