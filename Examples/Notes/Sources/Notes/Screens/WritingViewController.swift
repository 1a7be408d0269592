import UIKit

/// Two fields for a note. What becomes of what is in them, its coordinator says.
final class WritingViewController: UIViewController {
  /// Set before the screen is shown: nil for a new one.
  var note: Note?
  var didTapSave: ((Note) -> Void)?
  /// Where it is set, the screen has a Cancel button.
  var didCancel: (() -> Void)?

  var hasChanges: Bool { written != note ?? Note(title: "") }

  /// Why it cannot be saved; nil while it can.
  var message: String? { didSet { messageLabel.text = message } }

  private let titleField = UITextField()
  private let textField = UITextField()
  private let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note == nil ? "New Note" : "Edit Note"
    view.backgroundColor = .systemBackground
    titleField.placeholder = "Title"
    titleField.text = note?.title
    textField.placeholder = "Text"
    textField.text = note?.text
    messageLabel.textColor = .systemRed
    view.addColumn([titleField, textField, messageLabel])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    if didCancel != nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel?() })
    }
  }

  private var written: Note {
    Note(title: titleField.text ?? "", text: textField.text ?? "")
  }

  private func save() { didTapSave?(written) }
}
