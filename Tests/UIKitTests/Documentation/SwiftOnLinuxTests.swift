import Testing
import UIKit

// The code of Documentation/Swift-on-Linux.md, as it stands there.

@MainActor protocol Storyboardable: UIViewController {
  init()
  static func instantiate() -> Self
}

extension Storyboardable {
  static func instantiate() -> Self { Self() }
}

final class SettingsScreen: UIViewController, Storyboardable {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("made in code") }
}

@MainActor func makeScreen<Screen: UIViewController>(_ make: () -> Screen) -> Screen { make() }

@MainActor protocol BasketDelegate: AnyObject {
  func basketDidChange()
  func basketMayBeEmptied() -> Bool
}

extension BasketDelegate {
  func basketDidChange() {}
  func basketMayBeEmptied() -> Bool { true }
}

class BaseFlow: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

final class OrderFlow: BaseFlow {
  private(set) var shown: [UIViewController] = []

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}

class BaseScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind() {}
}

final class GreetingScreen: BaseScreen {
  let label = UILabel()

  override func bind() { label.text = "Hello" }
}

final class BuyScreen: UIViewController {
  var didBuy: (() -> Void)?
  private(set) lazy var button = UIButton(
    type: .system, primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.didBuy?() })
  let amount = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    amount.addAction(
      UIAction { [weak self] _ in self?.button.isEnabled = self?.amount.text?.isEmpty == false },
      for: .editingChanged)
  }
}

@MainActor final class AwayCounter {
  private(set) var times = 0
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.times += 1 }
    }
  }

  isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

@MainActor func remind(after seconds: Double, _ show: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { show() } }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(
      rootViewController: SettingsScreen.instantiate())
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor @Suite("Documentation: Swift on Linux") struct SwiftOnLinuxTests {
  @Test("Screens are made by their type")
  func screens() {
    #expect(type(of: SettingsScreen.instantiate()) == SettingsScreen.self)
    #expect(makeScreen { UIViewController() }.parent == nil)
    let greeting = GreetingScreen()
    greeting.loadViewIfNeeded()
    #expect(greeting.label.text == "Hello")
  }

  @Test("A requirement with a default may be left out")
  func defaults() {
    final class Listener: BasketDelegate {}
    let delegate: any BasketDelegate = Listener()
    delegate.basketDidChange()
    #expect(delegate.basketMayBeEmptied())
  }

  @Test("A subclass's method is heard where the base class has spelled it out")
  func subclass() {
    let stage = Stage()
    let flow = OrderFlow()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = flow
    stage.show(stack)
    stage.settle()
    #expect(flow.shown.last === stack.topViewController)
  }

  @Test("Closures in place of targets")
  func closures() {
    let screen = BuyScreen()
    screen.loadViewIfNeeded()
    var bought = 0
    screen.didBuy = { bought += 1 }
    screen.button.sendActions(for: .primaryActionTriggered)
    #expect(bought == 1)
    screen.amount.sendActions(for: .editingChanged)
    #expect(!screen.button.isEnabled)
  }

  @Test("Notifications of the own session, and time by its clock")
  func session() async {
    let app = LaunchedApp(AppDelegate())
    let counter = app.run { AwayCounter() }
    app.userLeaves()
    #expect(counter.times == 1)
  }
}
