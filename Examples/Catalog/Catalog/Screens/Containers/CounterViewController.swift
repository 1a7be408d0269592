import UIKit

/// A small screen that stands within another one, and counts.
final class CounterViewController: UIViewController, Storyboardable {
  var didCount: ((Int) -> Void)?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Count in the child") { [weak self] _ in self?.step() })
    view.addSubview(button)
  }

  private func step() {
    count += 1
    didCount?(count)
  }
}
