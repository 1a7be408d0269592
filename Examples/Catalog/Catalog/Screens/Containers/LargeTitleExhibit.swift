import UIKit

final class LargeTitleExhibit: Exhibit {
  override class var name: String { "Large titles" }
  override class var sentence: String {
    "A title can stand large, on screens that begin something."
  }

  override func makeViews() -> [UIView] {
    let toggle = UISwitch(
      frame: .zero,
      primaryAction: UIAction { [weak self] action in
        self?.show(isLarge: (action.sender as? UISwitch)?.isOn ?? false)
      })
    toggle.isOn = true
    return [line("Large", toggle)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
  }

  private func show(isLarge: Bool) {
    navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    report("The title is \(isLarge ? "large" : "small").")
  }
}
