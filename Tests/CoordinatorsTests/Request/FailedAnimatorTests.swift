import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Animators of the app's own that say that they have not completed.
@MainActor struct FailedAnimatorTests {
  private final class Failing: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private let isAtOnce: Bool
    init(isAtOnce: Bool) { self.isAtOnce = isAtOnce }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      if isAtOnce { return context.completeTransition(false) }
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        context.completeTransition(false)
      }
    }

    func navigationController(
      _ stack: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test("a flow whose screen has not come is left", arguments: [true, false], [true, false])
  func push(isRun: Bool, isAtOnce: Bool) throws {
    let stage = try Stage()
    let failing = Failing(isAtOnce: isAtOnce)
    stage.stack.delegate = failing
    let flow = Errand("flow", ["A"])
    flow.stage = stage
    var results: [String?] = []
    stage.run {
      if isRun {
        stage.home.run(flow) { results.append($0) }
      } else {
        stage.home.pushCoordinator(flow)
      }
    }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    if !isAtOnce { #expect(flow.outcomes == [.refused(.refusedByUIKit)]) }
    #expect(stage.home.childCoordinators == [])
    #expect(results == (isRun ? [nil] : []))
    withExtendedLifetime(failing) {}
  }
}
