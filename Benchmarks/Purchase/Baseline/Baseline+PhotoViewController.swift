import Bare
import Foundation
import class UIKit.UIImage

extension Baseline {
  final class PhotoViewController: UIViewController {
    var didTapBuy: (() -> Void)?
    var photo: Photo?
    var picture: UIImage?
    var isBought = false
    private let imageView = UIImageView()
    private let activityIndicator = UIActivityIndicatorView(style: .large)
    private let descriptionLabel = UILabel()
    private let ownedLabel = UILabel()

    func fill() {
      let item = name(photo?.title)
      view.backgroundColor = .systemBackground
      imageView.contentMode = .scaleAspectFit
      imageView.accessibilityAttributes.label = photo?.description
      imageView.image = picture
      descriptionLabel.read(photo?.description)
      descriptionLabel.storedTextColor = .secondaryLabel
      descriptionLabel.numberOfLines = 0
      ownedLabel.read("This photo is yours.")
      let column = UIStackView(holding: [
        imageView, activityIndicator, descriptionLabel, ownedLabel,
      ])
      column.axis = .vertical
      column.spacing = 16
      view.hold(column, insets: 16)
      // The app shows its item twice: when it says what is bought, and when the view loads.
      for _ in 1...2 {
        item.rightBarButtonItems = [
          UIBarButtonItem(
            title: "Buy", action: UIAction("Buy") { [weak self] _ in self?.didTapBuy?() })
        ]
      }
    }
  }
}
