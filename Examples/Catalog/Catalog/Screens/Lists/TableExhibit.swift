import UIKit

final class TableExhibit: Exhibit, UITableViewDataSource, UITableViewDelegate {
  override class var name: String { "Table" }
  override class var sentence: String { "A table is rows in sections. One of these can be chosen." }

  private let sections = [
    (title: "Fruit", rows: ["Apple", "Pear"]), (title: "Herbs", rows: ["Dill", "Mint", "Sage"]),
  ]
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var chosen: IndexPath?

  override func makeViews() -> [UIView] {
    table.dataSource = self
    table.delegate = self
    table.accessibilityLabel = "Kitchen"
    return [table]
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = indexPath == chosen ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen = indexPath
    tableView.reloadData()
    report("\(sections[indexPath.section].rows[indexPath.row]) is chosen.")
  }
}
