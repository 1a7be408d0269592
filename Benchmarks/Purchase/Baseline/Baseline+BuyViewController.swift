import Bare
import Foundation
import class UIKit.UIFont
import class UIKit.UIImage

extension Baseline {
  final class BuyViewController: UIViewController {
    var didTapBuy: (() -> Void)?
    var didTapTerms: (() -> Void)?
    var didCancel: (() -> Void)?
    var photo: Photo?
    var picture: UIImage?
    var account: String?
    var message: String?
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let accountLabel = UILabel()
    private let messageLabel = UILabel()
    private lazy var buyButton = UIButton(
      .filled(), title: "Buy", action: UIAction("Buy") { [weak self] _ in self?.didTapBuy?() })
    private lazy var termsButton = UIButton(
      .plain(), title: "Terms of Service",
      action: UIAction("Terms of Service") { [weak self] _ in self?.didTapTerms?() })

    func fill() {
      let item = name("Buy Photo")
      view.backgroundColor = .systemBackground
      item.rightBarButtonItems = [
        UIBarButtonItem(
          systemItem: .cancel, action: UIAction { [weak self] _ in self?.didCancel?() })
      ]
      imageView.contentMode = .scaleAspectFit
      imageView.image = picture
      imageView.accessibilityAttributes.label = photo?.description
      titleLabel.read(photo?.title)
      titleLabel.storedFont = .preferredFont(forTextStyle: .title2)
      accountLabel.read(account.map { "Bought as \($0)." })
      accountLabel.storedTextColor = .secondaryLabel
      messageLabel.storedTextColor = .systemRed
      messageLabel.numberOfLines = 0
      messageLabel.isHidden = true
      let column = UIStackView(holding: [
        imageView, titleLabel, accountLabel, messageLabel, buyButton, termsButton,
      ])
      column.axis = .vertical
      column.spacing = 16
      view.hold(column, insets: 24)
    }
  }
}
