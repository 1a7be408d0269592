import UIKit

/// All quotes, a row each.
final class QuoteListViewController: UITableViewController, Storyboardable {
  var didShowQuote: ((Quote) -> Void)?
  var didShowSettings: (() -> Void)?

  var quotes: [Quote] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Quotes"
    tableView.accessibilityLabel = "Quotes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Quote")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.didShowSettings?() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    quotes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Quote", for: indexPath)
    let quote = quotes[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = quote.text
    content.secondaryText = quote.author
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didShowQuote?(quotes[indexPath.row])
  }
}
