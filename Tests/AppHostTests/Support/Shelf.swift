import UIKit

/// A table of texts.
final class Shelf: UITableViewController {
  var sections: [[String]] { didSet { if isViewLoaded { tableView.reloadData() } } }
  /// What names a row.
  var identifier: (String) -> String? = { $0 }
  var header: String?
  var footer: String?
  var fill: (UITableViewCell) -> Void = { _ in }
  private(set) var selected: [String] = []

  init(_ sections: [String]...) {
    self.sections = sections
    super.init(nibName: nil, bundle: nil)
    title = "Shelf"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { header.map { "\($0) \(section)" } }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { footer.map { "\($0) \(section)" } }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let text = sections[indexPath.section][indexPath.row]
    cell.accessibilityIdentifier = identifier(text)
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    fill(cell)
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(sections[indexPath.section][indexPath.row])
  }
}
