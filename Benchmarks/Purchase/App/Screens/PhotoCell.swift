import UIKit

/// A row of the list: a thumbnail, a title, and a Buy button unless the photo is bought.
final class PhotoCell: UITableViewCell {
  static let reuseIdentifier = "PhotoCell"

  var didTapBuy: (() -> Void)?

  private let thumbnailView = UIImageView()
  private let titleLabel = UILabel()
  private(set) lazy var buyButton = UIButton(
    configuration: .tinted(),
    primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.didTapBuy?() })

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    thumbnailView.contentMode = .scaleAspectFill
    thumbnailView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    let row = UIStackView(arrangedSubviews: [thumbnailView, titleLabel, buyButton])
    row.spacing = 12
    row.alignment = .center
    contentView.addSubview(row, insets: 12)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo, thumbnail: UIImage?, isBought: Bool) {
    accessibilityIdentifier = photo.id
    titleLabel.text = photo.title
    thumbnailView.image = thumbnail
    thumbnailView.accessibilityLabel = photo.description
    buyButton.isHidden = isBought
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    didTapBuy = nil
  }
}
