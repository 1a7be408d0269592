import UIKit

/// One note, to be read.
final class NoteViewController: UIViewController {
  var didTapEdit: (() -> Void)?
  var didTapDelete: (() -> Void)?

  var note: Note? { didSet { showNote() } }

  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.numberOfLines = 0
    let delete = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.didTapDelete?() })
    view.addColumn([text, delete])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.didTapEdit?() })
    showNote()
  }

  private func showNote() {
    title = note?.title
    text.text = note?.text
  }
}
