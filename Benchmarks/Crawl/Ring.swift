import AppHost
import CoordinatorTesting
import UIKit

extension Rehearsal {
  /// An app of as many screens as one likes, each of which leads to two others. None of them is more
  /// than some twenty taps away from any other.
  static func ring(of count: Int) -> Rehearsal {
    Rehearsal {
      Run(
        app: App(name: "Ring") { _ in
          StackDelegate { show(1, of: count, on: $0, animated: false) }
        })
    }
  }
}

/// - Parameter count: of all screens.
@MainActor private func show(
  _ number: Int, of count: Int, on stack: UINavigationController, animated: Bool = true
) {
  let screen = RingViewController(number)
  screen.didChoose = { [weak stack] digit in
    guard let stack else { return }
    show((2 * number + digit) % count, of: count, on: stack)
  }
  stack.setViewControllers([screen], animated: animated)
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
