import UIKit

/// A column of whatever a test puts there.
final class Screen: UIViewController {
  private let fill: (Screen) -> Void
  let column = UIStackView()

  init(_ title: String, _ fill: @escaping (Screen) -> Void = { _ in }) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    view.addSubview(column)
    fill(self)
  }

  @discardableResult func add<View: UIView>(_ view: View) -> View {
    column.addArrangedSubview(view)
    return view
  }

  @discardableResult func text(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return add(label)
  }

  @discardableResult func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    add(
      UIButton(
        configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() }))
  }

  @discardableResult func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    return add(field)
  }

  func push(_ screen: UIViewController, animated: Bool = true) {
    navigationController?.pushViewController(screen, animated: animated)
  }
}
