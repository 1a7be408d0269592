import UIKit

final class ButtonExhibit: Exhibit {
  override class var name: String { "Buttons" }
  override class var sentence: String {
    "A button does one thing when it is pressed."
  }

  override func makeViews() -> [UIView] {
    let filled = button("Filled", .filled())
    let tinted = button("Tinted", .tinted())
    let plain = button("Plain", .plain())
    var symbol = UIButton.Configuration.gray()
    symbol.image = UIImage(systemName: "star")
    let starred = button("With a star", symbol)
    let delete = button("Delete", .plain())
    delete.role = .destructive
    let closed = button("Closed", .filled())
    closed.isEnabled = false
    return [filled, tinted, plain, starred, delete, closed]
  }

  private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
    UIButton(
      configuration: configuration,
      primaryAction: UIAction(title: title, image: configuration.image) { [weak self] _ in
        self?.report("\(title) was pressed.")
      })
  }
}
