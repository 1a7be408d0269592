import UIKit

/// A screen of ten views, as many a form is.
final class TenViewsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ten"
    for index in 0..<4 {
      let label = UILabel()
      label.text = Self.texts[index]
      view.addSubview(label)
    }
    for _ in 0..<3 { view.addSubview(UIImageView()) }
    for _ in 0..<2 {
      let field = UITextField()
      field.placeholder = "Name"
      view.addSubview(field)
    }
    view.addSubview(
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Save") { [weak self] _ in self?.title = "Saved" }))
  }

  static let texts = ["Name", "Street", "Town", "Country"]
}
