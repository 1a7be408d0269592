import UIKit

/// Rows in sections, of which one can be chosen, in each of the styles of a table.
class TableExhibit: Exhibit, UITableViewDataSource, UITableViewDelegate {
  class var style: UITableView.Style { .plain }

  private let sections = [
    (title: "Fruit", rows: ["Apple", "Pear"], note: "They keep until spring."),
    (title: "Herbs", rows: ["Dill", "Mint", "Sage"], note: "They want light."),
  ]
  private lazy var table = UITableView(frame: .zero, style: Self.style)
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

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].note
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
