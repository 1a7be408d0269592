import UIKit

/// A row of the list: a thumbnail, a title, and a Buy button unless the photo is bought.
final class PhotoCell: UITableViewCell {
  static let reuseIdentifier = "PhotoCell"

  var didTapBuy: (() -> Void)?

  /// What shows while the thumbnail is on its way, and then.
  enum Thumbnail {
    case loading
    case loaded(UIImage)
    case failed
  }

  var thumbnail = Thumbnail.loading { didSet { showThumbnail() } }

  /// Loads the thumbnail; cancelled when the cell goes to another row.
  var loading: Task<Void, Never>?

  private let thumbnailView = UIImageView()
  private let activityIndicator = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()
  private let brokenLabel = UILabel()
  private lazy var buyButton = UIButton(
    configuration: .tinted(),
    primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.didTapBuy?() })

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    thumbnailView.contentMode = .scaleAspectFill
    thumbnailView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    brokenLabel.text = "This picture cannot be read."
    brokenLabel.textColor = .secondaryLabel
    brokenLabel.font = .preferredFont(forTextStyle: .footnote)

    let words = UIStackView(arrangedSubviews: [titleLabel, brokenLabel])
    words.axis = .vertical
    let row = UIStackView(arrangedSubviews: [thumbnailView, activityIndicator, words, buyButton])
    row.spacing = 12
    row.alignment = .center
    contentView.addSubview(row, insets: 12)
    NSLayoutConstraint.activate([
      thumbnailView.widthAnchor.constraint(equalToConstant: 80),
      thumbnailView.heightAnchor.constraint(equalToConstant: 60),
      activityIndicator.widthAnchor.constraint(equalToConstant: 80),
      activityIndicator.heightAnchor.constraint(equalToConstant: 60),
    ])
    buyButton.setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo, isBought: Bool) {
    // Names the row after what it shows.
    accessibilityIdentifier = photo.id
    titleLabel.text = photo.title
    thumbnailView.accessibilityLabel = photo.description
    buyButton.isHidden = isBought
    thumbnail = .loading
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    didTapBuy = nil
  }

  private func showThumbnail() {
    if case .loaded(let image) = thumbnail {
      thumbnailView.image = image
    } else {
      thumbnailView.image = nil
    }
    thumbnailView.isHidden = thumbnailView.image == nil
    if case .loading = thumbnail {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
    }
    if case .failed = thumbnail {
      brokenLabel.isHidden = false
    } else {
      brokenLabel.isHidden = true
    }
  }
}
