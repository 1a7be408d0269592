import UIKit

final class BarExhibit: Exhibit {
  override class var name: String { "Bars" }
  override class var sentence: String {
    "A screen has a bar above it, and can have a toolbar below."
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.prompt = "A prompt stands above the title."
    navigationItem.rightBarButtonItems = [item("Done", "checkmark"), item("Add", "plus")]
    toolbarItems = [
      item("Reply", "arrow.left"), UIBarButtonItem(systemItem: .flexibleSpace),
      item("Archive", "folder"),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func item(_ title: String, _ symbol: String) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, image: UIImage(systemName: symbol),
      primaryAction: UIAction(title: title, image: UIImage(systemName: symbol)) {
        [weak self] _ in self?.report("\(title) was pressed.")
      })
  }
}
