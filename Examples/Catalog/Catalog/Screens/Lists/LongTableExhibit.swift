import UIKit

/// A hundred thousand rows, of which the table asks for those that are near.
final class LongTableExhibit: Exhibit, UITableViewDataSource, UITableViewDelegate {
  override class var name: String { "Long table" }
  override class var sentence: String { "A table of 100,000 rows costs what its screen shows." }

  private let table = UITableView()

  override func makeViews() -> [UIView] {
    table.dataSource = self
    table.delegate = self
    table.accessibilityLabel = "Numbers"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Number")
    return [table]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    report("Row \(indexPath.row + 1) is chosen.")
  }
}
