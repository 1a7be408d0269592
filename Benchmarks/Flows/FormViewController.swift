import UIKit

/// A screen of ten views with a button that ends it.
class FormViewController: UIViewController {
  var didTapDone: (() -> Void)?
  private(set) lazy var doneButton = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Done") { [weak self] _ in self?.didTapDone?() })

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let labels = TenViewsController.texts.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let fields = (0..<5).map { _ in
      let field = UITextField()
      field.placeholder = "Name"
      return field
    }
    let rows = UIStackView(arrangedSubviews: labels + fields + [doneButton])
    rows.axis = .vertical
    rows.spacing = 8
    view.addSubview(rows, insets: 16)
  }
}
