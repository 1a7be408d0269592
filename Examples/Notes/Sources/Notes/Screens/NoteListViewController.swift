import UIKit

/// All notes, a row each.
final class NoteListViewController: UITableViewController {
  var didSelectNote: ((Note) -> Void)?
  var didTapNew: (() -> Void)?

  var notes: [Note] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "New") { [weak self] _ in self?.didTapNew?() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didSelectNote?(notes[indexPath.row])
  }
}
