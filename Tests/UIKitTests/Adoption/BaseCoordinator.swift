import UIKit

/// A base class of coordinators as many apps have one: it knows its parent and holds its children.
@MainActor class BaseCoordinator: NSObject {
  private(set) var childCoordinators: [BaseCoordinator] = []
  weak var parentCoordinator: BaseCoordinator?
  let router: any Router

  init(router: any Router) {
    self.router = router
    super.init()
  }

  /// Shows the first screen. A subclass overrides it.
  func start() { preconditionFailure("\(Self.self) does not override start()") }

  func add(_ child: BaseCoordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    child.parentCoordinator = self
    childCoordinators.append(child)
  }

  func remove(_ child: BaseCoordinator) {
    childCoordinators.removeAll { $0 === child }
    if child.parentCoordinator === self { child.parentCoordinator = nil }
  }

  func finish() { parentCoordinator?.remove(self) }
}

/// A flow of two screens.
final class OrderCoordinator: BaseCoordinator {
  var onOrder: ((String) -> Void)?

  override func start() {
    let list = ListScreen(items: ["Tea", "Coffee"])
    list.onSelect = { [weak self] in self?.confirm($0) }
    router.push(list, animated: true) { [weak self] in self?.finish() }
  }

  private func confirm(_ item: String) {
    let screen = ConfirmScreen(item: item)
    screen.onConfirm = { [weak self] in
      self?.onOrder?(item)
      self?.router.popToRoot(animated: true)
    }
    router.push(screen, animated: true, onPop: nil)
  }
}

/// A screen with a required value of its own.
final class ListScreen: UITableViewController {
  let items: [String]
  var onSelect: ((String) -> Void)?

  init(items: [String]) {
    self.items = items
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = items[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(items[indexPath.row])
  }
}

final class ConfirmScreen: UIViewController {
  private let item: String
  var onConfirm: (() -> Void)?
  lazy var button = UIButton(
    type: .system, primaryAction: UIAction(title: "Order") { [weak self] _ in self?.onConfirm?() })

  init(item: String) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func loadView() {
    let column = UIStackView(arrangedSubviews: [button])
    column.axis = .vertical
    view = column
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = item
  }
}
