import UIKit

/// A column: names, of which one is shown beside it.
final class LettersViewController: UITableViewController, Storyboardable {
  var didShowLetter: ((String) -> Void)?
  var didFinish: (() -> Void)?

  private let letters = ["Ada", "Grace", "Mary"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    tableView.accessibilityLabel = "Letters"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Letter")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.didFinish?() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Letter", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = letters[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didShowLetter?(letters[indexPath.row])
  }
}
