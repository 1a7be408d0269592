import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// Flows whose screens a router of the app's own pushes, which is the stack's delegate.
@MainActor struct RoutedFlowTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private final class Router: NSObject, UINavigationControllerDelegate {
    private let stack: UINavigationController
    private var onPop: [UIViewController: () -> Void] = [:]

    init(_ stack: UINavigationController) {
      self.stack = stack
      super.init()
      stack.delegate = self
    }

    func push(_ screen: UIViewController, _ onPop: @escaping () -> Void) {
      self.onPop[screen] = onPop
      stack.pushViewController(screen, animated: true)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
        !navigationController.viewControllers.contains(from)
      else { return }
      onPop.removeValue(forKey: from)?()
    }
  }

  private final class Routed: Coordinator {
    private let router: Router
    private let screen: () -> UIViewController

    init(_ router: Router, _ screen: @escaping () -> UIViewController) {
      self.router = router
      self.screen = screen
      super.init()
    }

    override func start() { router.push(screen()) { [self] in didFinish?(self) } }
  }

  enum Leaving: CaseIterable { case backButton, swipe, pop }

  @Test("a router pushes for a flow and reports its end", arguments: Leaving.allCases)
  func router(leaving: Leaving) throws {
    let router = Router(stage.stack)
    stage.run {
      let flow = Routed(router) { [unowned stage] in stage.page("A") }
      stage.note(flow, "routed")
      flow.didFinish = { [weak stage] _ in stage?.ends.append("routed") }
      stage.home.pushCoordinator(flow)
    }
    stage.settle()
    switch leaving {
    case .backButton: try user.goBack()
    case .swipe: try user.swipeBack()
    case .pop: stage.run { _ = stage.stack.popViewController(animated: true) }
    }
    stage.settle()
    #expect(stage.ends == ["routed"])
    #expect(stage.alive == [])
    #expect(stage.home.childCoordinators.isEmpty)
  }
}
