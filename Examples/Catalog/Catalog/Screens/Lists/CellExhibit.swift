import UIKit

final class CellExhibit: Exhibit, UITableViewDataSource, UITableViewDelegate {
  override class var name: String { "Table cells" }
  override class var sentence: String {
    "A cell shows a text, what belongs to it, and what a tap on it leads to."
  }

  private let table = UITableView(frame: .zero, style: .grouped)
  private let rows: [(text: String, detail: String, accessory: UITableViewCell.AccessoryType)] = [
    ("Plain", "", .none), ("With a subtitle", "What is below", .disclosureIndicator),
    ("With a value", "42", .checkmark), ("With details", "Ask for more", .detailButton),
  ]

  override func makeViews() -> [UIView] {
    table.dataSource = self
    table.delegate = self
    table.accessibilityLabel = "Cells"
    return [table]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Grouped"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "A footer says what the rows above it are for."
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content =
      row.accessory == .checkmark
      ? UIListContentConfiguration.valueCell() : UIListContentConfiguration.subtitleCell()
    content.text = row.text
    content.secondaryText = row.detail.isEmpty ? nil : row.detail
    cell.contentConfiguration = content
    cell.accessoryType = row.accessory
    cell.accessibilityIdentifier = row.text
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    report("\(rows[indexPath.row].text) was tapped.")
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { report("More about “\(rows[indexPath.row].text)”.") }
}
