import UIKit

// The screens of the tutorial, as they stand in it.

extension UIView {
  /// Puts views one below the other, from the top down.
  func addColumn(_ views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }
}

enum Tutorial {
  struct Photo: Equatable {
    let title: String
  }

  final class PhotoListViewController: UITableViewController {
    var photos: [Photo] = []
    var didSelectPhoto: ((Photo) -> Void)?
    var didTapBuy: ((Photo) -> Void)?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      photos.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let photo = photos[indexPath.row]
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = photo.title
      cell.contentConfiguration = content
      let buy = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.didTapBuy?(photo) })
      buy.sizeToFit()
      cell.accessoryView = buy
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      didSelectPhoto?(photos[indexPath.row])
    }
  }

  final class PhotoViewController: UIViewController {
    var didTapBuy: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.didTapBuy?() })
    }
  }

  final class BuyViewController: UIViewController {
    var didTapBuy: (() -> Void)?
    var didTapTerms: (() -> Void)?
    var didCancel: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let buy = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Buy Now") { [weak self] _ in self?.didTapBuy?() })
      let terms = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Terms of Service") { [weak self] _ in
          self?.didTapTerms?()
        })
      view.addColumn([buy, terms])
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel?() })
    }
  }

  final class SignInViewController: UIViewController {
    var didSignIn: ((String) -> Void)?
    private let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      let button = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Sign In") { [weak self] _ in
          guard let self else { return }
          didSignIn?(field.text ?? "")
        })
      view.addColumn([field, button])
    }
  }

  final class TermsViewController: UIViewController {
    var didCancel: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let terms = UILabel()
      terms.text = "No money changes hands: this shop is an example."
      terms.numberOfLines = 0
      view.addColumn([terms])
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel?() })
    }
  }
}
