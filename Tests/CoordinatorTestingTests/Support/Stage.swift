import AppHost
import CoordinatorTesting
import UIKit

/// An app of one screen, made by the test, and a user who looks at it.
@MainActor struct Stage {
  let user: VirtualUser
  let root: Screen

  /// - Parameter fill: puts things on the screen as it loads.
  init(_ title: String = "Home", _ fill: @escaping (Screen) -> Void = { _ in }) throws {
    let root = Screen(title, fill)
    self.root = root
    user = try VirtualUser(running: App(name: "Test") { _ in Delegate(root) })
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let root: UIViewController

    init(filling root: UIViewController) { self.root = root }

    convenience init(_ screen: UIViewController) {
      self.init(filling: UINavigationController(rootViewController: screen))
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }
}

/// A column of whatever a test puts there.
final class Screen: UIViewController {
  private let fill: (Screen) -> Void
  private let column = UIStackView()

  init(_ title: String, _ fill: @escaping (Screen) -> Void = { _ in }) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    view.addSubview(column)
    fill(self)
  }

  func add(_ view: UIView) { column.addArrangedSubview(view) }

  func text(_ text: String) {
    let label = UILabel()
    label.text = text
    add(label)
  }

  @discardableResult func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
    add(button)
    return button
  }

  @discardableResult func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    add(field)
    return field
  }

  /// Things that belong together.
  func group(_ name: String, _ fill: (UIStackView) -> Void) {
    let group = UIStackView()
    group.accessibilityLabel = name
    fill(group)
    add(group)
  }
}

/// A table of texts with a Buy button each.
final class Shelf: UITableViewController {
  private let goods: [String]
  private(set) var bought: [String] = []

  init(_ goods: [String]) {
    self.goods = goods
    super.init(nibName: nil, bundle: nil)
    title = "Shelf"
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    goods.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let good = goods[indexPath.row]
    let label = UILabel()
    label.text = good
    cell.contentView.addSubview(label)
    cell.contentView.addSubview(
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.bought.append(good) }))
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    bought.append("row \(goods[indexPath.row])")
  }
}
