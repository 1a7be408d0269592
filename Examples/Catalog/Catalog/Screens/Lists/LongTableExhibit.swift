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

  override func viewDidLoad() {
    super.viewDidLoad()
    offerMiddle()
  }

  private func offerMiddle() {
    offer("To 50,000") { exhibit in
      let path = IndexPath(row: 49_999, section: 0)
      exhibit.table.scrollToRow(at: path, at: .middle, animated: true)
      exhibit.offerTop()
    }
  }

  private func offerTop() {
    offer("To the top") { exhibit in
      exhibit.table.setContentOffset(.zero, animated: true)
      exhibit.offerMiddle()
    }
  }

  private func offer(_ title: String, _ scroll: @escaping (LongTableExhibit) -> Void) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: title, primaryAction: UIAction { [weak self] _ in self.map(scroll) })
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
