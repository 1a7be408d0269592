import Coordinators
import UIKit

@testable import Photos

/// F6: a flow hears from its screen that it has been left. A jump over that screen tells it nothing.
final class ShopWithJumps: PlainShop {
  override func select(_ photo: Photo) {
    let flow = ToldByItsScreen(photo, on: stack, library: library, store: store)
    flow.didLeave = { [weak self] flow in self?.popCoordinator(flow) }
    childCoordinators.append(flow)
    // A turn later: what is shown beside a child that is put in would be that one's, and heard.
    DispatchQueue.main.async { [stack] in
      MainActor.assumeIsolated {
        stack.pushViewController(flow.rootViewController, animated: true)
      }
    }
  }
}

final class ToldByItsScreen: PlainPhoto {
  var didLeave: ((Coordinator) -> Void)?

  private(set) lazy var rootViewController: UIViewController = {
    let screen = TellingViewController("Photo", button: "Details")
    screen.didTap = { [weak self] in self?.showDetails() }
    screen.didDisappear = { [weak self] in
      guard let self else { return }
      didLeave?(self)
    }
    return screen
  }()

  private func showDetails() {
    let screen = TellingViewController("Details", button: "Home")
    screen.didTap = { [weak self] in self?.stack.popToRootViewController(animated: true) }
    stack.pushViewController(screen, animated: true)
  }
}

/// Tells when it has disappeared for good, which only a screen that was seen last does.
final class TellingViewController: UIViewController {
  var didTap: (() -> Void)?
  var didDisappear: (() -> Void)?
  private let button: String

  init(_ title: String, button: String) {
    self.button = button
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: button) { [weak self] _ in self?.didTap?() })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { didDisappear?() }
  }
}
