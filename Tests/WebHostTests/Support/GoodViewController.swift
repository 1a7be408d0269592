import UIKit

final class GoodViewController: UIViewController {
  private let good: Shop.Good

  init(good: Shop.Good) {
    self.good = good
    super.init(nibName: nil, bundle: nil)
    title = good.title
    let good = self.good
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buy",
      primaryAction: UIAction(title: "Buy") { [weak self] _ in
        self?.navigationController?.pushViewController(
          BuyViewController(good: good) { _ in }, animated: true)
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let words = UILabel()
    words.text = "About \(good.title)"
    let stack = UIStackView(arrangedSubviews: [words])
    stack.axis = .vertical
    if let image = good.picture.flatMap({ UIImage(contentsOfFile: $0.path) }) {
      let view = UIImageView(image: image)
      view.accessibilityLabel = good.title
      stack.insertArrangedSubview(view, at: 0)
    }
    view.addSubview(stack)
  }
}
