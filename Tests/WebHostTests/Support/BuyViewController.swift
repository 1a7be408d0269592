import UIKit

/// The screen that lets nobody back: there are two buttons, and each ends it.
final class BuyViewController: UIViewController {
  private let good: Shop.Good
  private let finish: (Bool) -> Void

  init(good: Shop.Good, finish: @escaping (Bool) -> Void) {
    self.good = good
    self.finish = finish
    super.init(nibName: nil, bundle: nil)
    title = "Buy"
    navigationItem.hidesBackButton = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.end(false) })
  }

  required init?(coder: NSCoder) { nil }

  private func end(_ isBought: Bool) {
    finish(isBought)
    navigationController?.popViewController(animated: true)
  }

  override func viewDidLoad() {
    let words = UILabel()
    words.text = "\(good.title) costs 3 €."
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy Now"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction(title: "Buy Now") { [weak self] _ in self?.end(true) })
    let stack = UIStackView(arrangedSubviews: [words, button])
    stack.axis = .vertical
    view.addSubview(stack)
  }
}
