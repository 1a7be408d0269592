import AppHost
import CoordinatorTesting
import UIKit

extension Rehearsal {
  /// An app of as many screens as one likes, each of which leads to two others. None of them is more
  /// than some twenty taps away from any other.
  static func ring(of count: Int) -> Rehearsal {
    Rehearsal { Run(app: App(name: "Ring") { _ in RingDelegate(count) }) }
  }
}

private final class RingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let stack = UINavigationController()
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    show(1, animated: false)
    return true
  }

  private func show(_ number: Int, animated: Bool = true) {
    let screen = RingViewController(number)
    screen.didChoose = { [weak self] digit in
      guard let self else { return }
      show((2 * number + digit) % count)
    }
    stack.setViewControllers([screen], animated: animated)
  }
}

private final class RingViewController: UIViewController {
  var didChoose: ((Int) -> Void)?

  init(_ number: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = (0...1).map { digit in
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "\(digit)") { [weak self] _ in self?.didChoose?(digit) })
    }
    view.addSubview(UIStackView(arrangedSubviews: buttons))
  }
}
