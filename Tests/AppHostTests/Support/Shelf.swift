import UIKit

/// A table of texts.
final class Shelf: UITableViewController {
  var sections: [[String]] { didSet { if isViewLoaded, !isMoving { tableView.reloadData() } } }
  /// What names a row.
  var identifier: (String) -> String? = { $0 }
  var header: String?
  var footer: String?
  var fill: (UITableViewCell) -> Void = { _ in }
  /// What a swipe across a row offers, and what came of it.
  var swipes: ((String) -> [UIContextualAction])?
  /// Whether rows can be deleted, inserted or moved.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// What holding a finger on a row opens.
  var menu: ((String) -> UIMenu?)?
  private(set) var done: [String] = []
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

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu?(sections[indexPath.section][indexPath.row]).map { menu in
      UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
  }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipes.map {
      UISwipeActionsConfiguration(actions: $0(sections[indexPath.section][indexPath.row]))
    }
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { done.append("\(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)") }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    done.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let text = sections[sourceIndexPath.section][sourceIndexPath.row]
    var moved = sections
    moved[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    moved[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    isMoving = true
    sections = moved
    isMoving = false
  }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    done.append("begin \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    done.append("end")
  }
  private var isMoving = false

  /// Changes what there is, and tells the table of it.
  func update(_ change: @escaping (inout [[String]], UITableView) -> Void) {
    isMoving = true
    tableView.performBatchUpdates {
      var changed = self.sections
      change(&changed, self.tableView)
      self.sections = changed
    }
    isMoving = false
  }
}
