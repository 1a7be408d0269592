import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Transitions of the app's own that are cancelled: what they were to do has not been done.
@MainActor struct CancelledTransitionTests {
  private let finger = Finger()

  private func cancel(_ stage: Stage, _ body: () -> Void) {
    let interaction = UIPercentDrivenInteractiveTransition()
    finger.interaction = interaction
    stage.run {
      body()
      interaction.update(0.3)
    }
    stage.user.clock.advance(by: 0.05)
    stage.run { interaction.cancel() }
    stage.settle()
    finger.interaction = nil
  }

  @Test(
    "what it was to take away stays its flow's where it has begun in the middle of another",
    arguments: [true, false])
  func withinAnother(isPoppedToRoot: Bool) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", ["A"])
    stage.run { _ = flow.object?.show("B") }
    stage.user.clock.advance(by: 0.1)
    let interaction = UIPercentDrivenInteractiveTransition()
    stage.stack.delegate = finger
    finger.interaction = interaction
    stage.run {
      if isPoppedToRoot {
        stage.stack.popToRootViewController(animated: true)
      } else {
        stage.stack.setViewControllers([stage.stack.viewControllers[0]], animated: true)
      }
    }
    for _ in 0..<4 { stage.user.clock.advance(by: 0.2) }
    stage.run {
      interaction.update(0.3)
      interaction.cancel()
    }
    stage.settle()
    finger.interaction = nil
    #expect(stage.titles() == ["Home", "A", "B"])
    #expect(stage.ends == [])
    stage.run { stage.stack.popViewController(animated: false) }
    stage.settle()
    #expect(stage.titles() == ["Home", "A"])
    #expect(stage.ends == [])
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == [])
  }

  @Test("a request for it is refused", arguments: ["show", "goBack", "finish"])
  func request(verb: String) throws {
    let stage = try Stage()
    stage.stack.delegate = finger
    let flow = try #require(stage.begin("flow", ["A", "B"]).object)
    var request: ShowRequest?
    cancel(stage) {
      request =
        switch verb {
        case "show": flow.show("C")
        case "goBack": flow.goBack()
        default: flow.finish()
        }
    }
    #expect(request?.outcome == .refused(.refusedByUIKit))
    #expect(stage.titles() == ["Home", "A", "B"])
    #expect(stage.faults == [])
  }

  @Test func `so is one that dismisses`() throws {
    let stage = try Stage()
    let flow = stage.begin("flow", [], .over()) { [finger] in
      $0.onStart = { flow in
        let own = UINavigationController(rootViewController: UIViewController())
        own.modalPresentationStyle = .fullScreen
        own.transitioningDelegate = finger
        flow.show(own, animated: false)
      }
    }
    var request: ShowRequest?
    cancel(stage) { request = flow.object?.finish() }
    #expect(request?.outcome == .refused(.refusedByUIKit))
    #expect(stage.stack.presentedViewController != nil)
    #expect(stage.faults == [])
  }

  private func dressed(_ screen: UIViewController) -> UIViewController {
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = finger
    return screen
  }

  @Test("so is one that presents", arguments: [true, false])
  func presentation(startsFlow: Bool) throws {
    let stage = try Stage()
    let screen = dressed(UINavigationController(rootViewController: stage.page("A")))
    var request: ShowRequest?
    cancel(stage) {
      guard startsFlow else {
        request = stage.home.present(screen)
        return
      }
      let flow = stage.begin("flow", [], .over(), settles: false) {
        $0.onStart = { $0.show(screen) }
      }
      request = flow.object?.startRequest
    }
    #expect(request?.outcome == .refused(.refusedByUIKit))
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.ends == (startsFlow ? ["flow"] : []))
    #expect(stage.home.childCoordinators.isEmpty)
    #expect(stage.faults == [])
  }

  private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
  }

  @Test func `a sheet that a guard has let go, and that stays, has not been dismissed`() throws {
    let stage = try Stage()
    let delegate = SheetDelegate()
    let keeper = Gatekeeper()
    let sheet = UINavigationController(rootViewController: stage.page("A"))
    sheet.presentationController?.delegate = delegate
    let flow = stage.begin("flow", [], .over()) { $0.onStart = { $0.show(sheet) } }
    stage.run { keeper.hold(flow.object) }
    stage.settle()
    sheet.transitioningDelegate = finger
    // It does not go yet.
    try? stage.user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    cancel(stage) { keeper.give(true) }
    #expect(delegate.calls == ["will"])
    #expect(stage.stack.presentedViewController === sheet)
    #expect(stage.ends == [])
    stage.run { flow.object?.canLeave = nil }
    try stage.user.swipeDown()
    #expect(delegate.calls == ["will", "will", "did"])
    #expect(stage.ends == ["flow"])
    #expect(stage.faults == [])
  }

  @Test("a link that needs it fails", arguments: [true, false])
  func link(hasTabs: Bool) throws {
    let scene = try LinkScene(hasTabs: hasTabs)
    scene.tabs?.delegate = finger
    (scene.front as? UINavigationController)?.delegate = finger
    let step: LinkStep = hasTabs ? .tab("right") : .page("A")
    var outcomes: [LinkOutcome] = []
    cancel(scene.stage) { scene.root.open([step]) { outcomes.append($0) } }
    #expect(
      outcomes == [.failed(LinkFailure(step, .notShown(.refused(.refusedByUIKit))))])
    #expect(scene.titles == (hasTabs ? "left" : "root"))
  }
}
