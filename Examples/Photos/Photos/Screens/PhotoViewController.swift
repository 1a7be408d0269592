import UIKit

/// One photo, large.
final class PhotoViewController: UIViewController, Storyboardable {
  var didTapBuy: (() -> Void)?

  /// Set before the screen is shown.
  var photo: Photo?
  var library: (any PhotoLibrary)?
  var isBought = false { didSet { showPurchase() } }

  private let imageView = UIImageView()
  private let activityIndicator = UIActivityIndicatorView(style: .large)
  private let descriptionLabel = UILabel()
  private let ownedLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = photo?.title
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    imageView.contentMode = .scaleAspectFit
    imageView.accessibilityLabel = photo?.description ?? photo?.title
    descriptionLabel.text = photo?.description
    descriptionLabel.textColor = .secondaryLabel
    descriptionLabel.numberOfLines = 0
    ownedLabel.text = "This photo is yours."

    let column = UIStackView(arrangedSubviews: [
      imageView, activityIndicator, descriptionLabel, ownedLabel,
    ])
    column.axis = .vertical
    column.spacing = 16
    view.addSubview(column, insets: 16)
    showPurchase()
    loadPicture()
  }

  private func showPurchase() {
    ownedLabel.isHidden = !isBought
    navigationItem.rightBarButtonItem =
      isBought
      ? nil
      : UIBarButtonItem(
        primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.didTapBuy?() })
  }

  private func loadPicture() {
    guard let photo, let library else { return }
    imageView.isHidden = true
    activityIndicator.startAnimating()
    Task { [weak self] in
      let image = await library.pictureImage(of: photo)
      guard let self else { return }
      activityIndicator.stopAnimating()
      imageView.image = image
      imageView.isHidden = image == nil
      if image == nil { descriptionLabel.text = "This picture cannot be read." }
    }
  }
}
