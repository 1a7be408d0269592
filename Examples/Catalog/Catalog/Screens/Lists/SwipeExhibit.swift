import UIKit

final class SwipeExhibit: Exhibit, UITableViewDataSource, UITableViewDelegate {
  override class var name: String { "Swipe actions" }
  override class var sentence: String { "A swipe across a row brings up what can be done with it." }

  private let table = UITableView()
  private var letters = ["Ada", "Grace", "Mary"]

  override func makeViews() -> [UIView] {
    table.dataSource = self
    table.delegate = self
    table.accessibilityLabel = "Letters"
    return [table]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = letters[indexPath.row]
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = letters[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let letter = letters[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.remove(letter)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.report("\(letter) is flagged.")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func remove(_ letter: String) {
    guard let row = letters.firstIndex(of: letter) else { return }
    letters.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    report("\(letter) is deleted.")
  }
}
