import UIKit

/// The last step of a purchase. There is no way back from here, only on or out.
final class BuyViewController: UIViewController, Storyboardable {
  var didTapBuy: (() -> Void)?
  var didTapTerms: (() -> Void)?
  var didCancel: (() -> Void)?

  /// Set before the screen is shown.
  var photo: Photo?
  var library: (any PhotoLibrary)?
  var account: String?

  /// Why the purchase failed; nil while it has not.
  var message: String? {
    didSet {
      messageLabel.text = message
      messageLabel.isHidden = message == nil
    }
  }

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let accountLabel = UILabel()
  private let messageLabel = UILabel()
  private lazy var buyButton = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.didTapBuy?() })
  private lazy var termsButton = UIButton(
    configuration: .plain(),
    primaryAction: UIAction(title: "Terms of Service") { [weak self] _ in self?.didTapTerms?() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Buy Photo"
    view.backgroundColor = .systemBackground
    navigationItem.hidesBackButton = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel?() })
    imageView.contentMode = .scaleAspectFit
    imageView.accessibilityLabel = photo?.description ?? photo?.title
    titleLabel.text = photo?.title
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    accountLabel.text = account.map { "Buying as \($0)." }
    accountLabel.textColor = .secondaryLabel
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true

    let column = UIStackView(arrangedSubviews: [
      imageView, titleLabel, accountLabel, messageLabel, buyButton, termsButton,
    ])
    column.axis = .vertical
    column.spacing = 16
    view.addSubview(column, insets: 24)
    // Its place is kept, so that Buy does not move away from under a finger as it comes.
    imageView.heightAnchor.constraint(equalToConstant: 180).isActive = true
    loadPicture()
  }

  private func loadPicture() {
    guard let photo, let library else {
      imageView.isHidden = true
      return
    }
    Task { [weak self] in
      let image = await library.thumbnailImage(of: photo)
      self?.imageView.image = image
      self?.imageView.isHidden = image == nil
    }
  }
}
