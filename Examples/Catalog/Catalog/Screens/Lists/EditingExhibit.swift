import UIKit

final class EditingExhibit: Exhibit, UITableViewDataSource, UITableViewDelegate {
  override class var name: String { "Table editing" }
  override class var sentence: String {
    "While a table is edited its rows can be deleted, moved, and others put in."
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var stops = ["Basel", "Olten", "Bern"]

  override func makeViews() -> [UIView] {
    table.dataSource = self
    table.delegate = self
    table.accessibilityLabel = "Stops"
    return [table]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table.setEditing(editing, animated: animated)
    report(editing ? "The table is edited." : "The stops: \(stops.joined(separator: ", ")).")
  }

  // The last row is none of the stops: it adds one.

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stops.count + 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = isStop(indexPath) ? stops[indexPath.row] : "Another stop"
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    cell.accessibilityIdentifier = content.text
    return cell
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { isStop(indexPath) ? .delete : .insert }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      let stop = stops.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      report("\(stop) is deleted.")
    } else {
      stops.append("Stop \(stops.count + 1)")
      tableView.insertRows(
        at: [IndexPath(row: stops.count - 1, section: 0)], with: .automatic)
      report("Stop \(stops.count) is new.")
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    isStop(indexPath)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    isStop(proposedDestinationIndexPath) ? proposedDestinationIndexPath : sourceIndexPath
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let stop = stops.remove(at: sourceIndexPath.row)
    stops.insert(stop, at: destinationIndexPath.row)
    report("\(stop) is stop \(destinationIndexPath.row + 1).")
  }

  private func isStop(_ indexPath: IndexPath) -> Bool { indexPath.row < stops.count }
}
