import UIKit

/// In which order the quotes are listed.
final class SettingsViewController: UITableViewController, Storyboardable {
  var didChangeOrder: ((QuoteOrder) -> Void)?
  var didHide: (() -> Void)?

  var order = QuoteOrder.collected { didSet { if isViewLoaded { tableView.reloadData() } } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Order")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.didHide?() })
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Order" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    QuoteOrder.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Order", for: indexPath)
    let shown = QuoteOrder.allCases[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = shown.title
    cell.contentConfiguration = content
    cell.accessoryType = shown == order ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    order = QuoteOrder.allCases[indexPath.row]
    didChangeOrder?(order)
  }
}
