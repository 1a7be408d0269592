import UIKit

final class RefreshExhibit: Exhibit, UITableViewDataSource {
  override class var name: String { "Refresh control" }
  override class var sentence: String { "A list that is pulled down is loaded anew." }

  private let table = UITableView()
  private var times = 0

  override func makeViews() -> [UIView] {
    table.dataSource = self
    table.accessibilityLabel = "Times"
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    table.refreshControl = control
    return [table]
  }

  private func reload() {
    Task { [weak self] in
      await Task.yield()
      guard let self else { return }
      times += 1
      table.refreshControl?.endRefreshing()
      table.reloadData()
      report("It was loaded anew, \(times) in all.")
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 + times }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = indexPath.row == 0 ? "As it came" : "Loaded anew, \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
}
