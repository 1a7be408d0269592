import UIKit

/// All exhibits, a row each, in their rooms.
final class GalleryViewController: UITableViewController, Storyboardable {
  var didShowExhibit: ((Exhibit.Type) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catalog"
    tableView.accessibilityLabel = "Exhibits"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Exhibit")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Room.all.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { Room.all[section].title }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Room.all[section].exhibits.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Exhibit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = exhibit(at: indexPath).name
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didShowExhibit?(exhibit(at: indexPath))
  }

  private func exhibit(at indexPath: IndexPath) -> Exhibit.Type {
    Room.all[indexPath.section].exhibits[indexPath.row]
  }
}
