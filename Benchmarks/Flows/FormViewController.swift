import UIKit

/// A screen of ten views with a button that ends it.
final class FormViewController: UIViewController {
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
    for text in TenViewsController.texts {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
    for _ in 0..<5 {
      let field = UITextField()
      field.placeholder = "Name"
      view.addSubview(field)
    }
    view.addSubview(doneButton)
  }
}
