import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Stacks and screens of the app's own classes, which do less than UIKit's, or more.
@MainActor struct OwnStackClassTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private func beginMain(on stack: UINavigationController) -> Weakly<Errand> {
    stage.begin("main", [], .root(of: stage.window)) { $0.onStart = { $0.show(stack) } }
  }

  private final class Picky: UINavigationController {
    var refuses = false

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      if !refuses { super.pushViewController(viewController, animated: animated) }
    }

    override func popViewController(animated: Bool) -> UIViewController? {
      refuses ? nil : super.popViewController(animated: animated)
    }

    override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      refuses ? nil : super.popToViewController(viewController, animated: animated)
    }
  }

  enum Refused: CaseIterable { case show, goBack, finish }

  @Test(
    "what a stack of the app's own class does not do is not shown", arguments: Refused.allCases)
  func picky(refused: Refused) {
    let stack = Picky(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    let flow = stage.begin("flow", ["A", "B"], .push(on: stack), within: main.object)
    stack.refuses = true
    let request = stage.run {
      switch refused {
      case .show: flow.object?.show("C")
      case .goBack: flow.object?.goBack()
      case .finish: flow.object?.finish()
      }
    }
    stage.settle()
    #expect(stage.titles(of: stack) == ["Base", "A", "B"])
    #expect(request?.outcome == .refused(.refusedByUIKit))
  }

  @Test func `nor is a way out that it does not go once the guard has agreed`() throws {
    let stack = Picky(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    let flow = stage.begin("flow", ["A"], .push(on: stack), within: main.object)
    let keeper = Gatekeeper()
    keeper.hold(flow.object)
    stage.settle()
    try user.goBack()
    stack.refuses = true
    var events: [String] = []
    let subscription = flow.object?.trace { events.append("\($0)") }
    stage.run { keeper.give(true) }
    stage.settle()
    subscription?.cancel()
    #expect(events.contains("leave, refused: refusedByUIKit"))
    #expect(stage.ends == [])
    stack.refuses = false
    try user.goBack()
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test func `a flow whose first screen a stack of the app's own class does not push is over`() {
    let stack = Picky(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    stack.refuses = true
    let flow = stage.begin("flow", ["A"], .push(on: stack), within: main.object)
    #expect(flow.object == nil)
    #expect(stage.ends == ["flow"])
  }

  @Test("a screen that had its view before, and is not pushed", arguments: [true, false])
  func loaded(isFirst: Bool) {
    let stack = Picky(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    let page = stage.page("A")
    page.loadViewIfNeeded()
    var request: ShowRequest?
    let flow = stage.begin("flow", isFirst ? [] : ["0"], .push(on: stack), within: main.object) {
      $0.onStart = { [weak page] flow in
        stack.refuses = true
        request = page.map { flow.show($0) }
      }
    }
    #expect(request?.outcome == .refused(.refusedByUIKit))
    #expect(stage.ends == (isFirst ? ["flow"] : []))
    #expect((flow.object == nil) == isFirst)
  }

  /// It pushes when nobody waits for it any more, as UIKit does where a stack has been set in the same turn.
  private final class Late: UINavigationController {
    var delay: TimeInterval = 0

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
        MainActor.assumeIsolated { self?.pushNow(viewController, animated: animated) }
      }
    }

    private func pushNow(_ viewController: UIViewController, animated: Bool) {
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test("a push that is put off is the flow's", arguments: [true, false])
  func late(isLoaded: Bool) throws {
    let stack = Late()
    stack.viewControllers = [stage.page("Base")]
    let main = beginMain(on: stack)
    let page = stage.page("A")
    if isLoaded { page.loadViewIfNeeded() }
    var request: ShowRequest?
    stage.begin("flow", [], .push(on: stack), within: main.object) {
      $0.onStart = { [weak page] flow in request = page.map { flow.show($0) } }
    }
    #expect(request?.outcome == .shown)
    #expect(user.title == "A")
    try user.goBack()
    #expect(stage.ends == ["flow"])
  }

  @Test(
    "a push that is put off until its flow has finished is taken back", arguments: [true, false])
  func lateForItsFlow(isAlone: Bool) {
    let stack = Late()
    stack.viewControllers = [stage.page("Base")]
    let main = isAlone ? nil : beginMain(on: stack)
    if isAlone { stage.run { stage.window.rootViewController = stack } }
    stage.settle()
    var flow: Errand? = Errand("flow", ["A"])
    flow?.stage = stage
    flow?.didFinish = { [stage] _ in stage.ends.append("flow") }
    stage.run {
      if let flow, let main = main?.object {
        main.pushCoordinator(flow, .push(on: stack))
      } else {
        flow?.start(.push(on: stack))
      }
      _ = flow?.finish()
      flow = nil
    }
    stage.settle()
    #expect(stage.ends.last == "flow")
    #expect(stage.titles(of: stack) == ["Base"])
    #expect(stage.faults == [])
  }

  /// Apple's begins a presentation after the code that has asked for it, and names the presenter before that.
  private final class Slow: UINavigationController {
    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      (viewControllerToPresent as? Announced)?.presenter = self
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { [weak self] in
        MainActor.assumeIsolated {
          self?.presentNow(viewControllerToPresent, animated: flag, completion: completion)
        }
      }
    }

    private func presentNow(
      _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) { super.present(controller, animated: animated, completion: completion) }
  }

  private final class Announced: UITabBarController {
    weak var presenter: UIViewController?
    override var presentingViewController: UIViewController? {
      isViewLoaded ? super.presentingViewController : presenter
    }
  }

  @Test func `what UIKit has yet to begin to present has not gone`() {
    let stack = Slow(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    let tabs = Announced()
    tabs.viewControllers = [UINavigationController(rootViewController: stage.page("A"))]
    let flow = stage.begin(
      "flow", [], .present(from: stack), within: main.object, settles: false
    ) { $0.onStart = { $0.show(tabs) } }
    stage.user.clock.advance(by: 0.005)
    #expect(stage.ends == [])
    #expect(flow.object != nil)
    stage.settle()
    #expect(user.title == "A")
    stage.run { _ = flow.object?.finish() }
    stage.settle()
    #expect(user.title == "Base")
    #expect(stage.ends == ["flow"])
  }

  private final class Hasty: UINavigationController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      super.dismiss(animated: flag)
    }

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) { super.present(viewControllerToPresent, animated: flag) }
  }

  @Test(
    "a stack that hands on no completion leaves nobody without an answer", arguments: [true, false])
  func hasty(animated: Bool) {
    let stack = Hasty(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    let flow = stage.begin("flow", ["A"], .present(from: stack), within: main.object) {
      $0.isAnimated = animated
    }
    #expect(flow.object?.outcomes == [.shown])
    #expect(user.title == "A")
    let request = stage.run { flow.object?.finish(animated: animated) }
    stage.settle()
    #expect(user.title == "Base")
    #expect(request?.outcome == .shown)
    var outcome: LinkOutcome?
    stage.run { main.object?.open([]) { outcome = $0 } }
    stage.settle()
    #expect(outcome == .opened)
  }

  @Test func `a guarded sheet whose stack hands on no completion goes, and leaves nothing open`() {
    let stack = Hasty(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    let keeper = Gatekeeper()
    let flow = stage.begin("flow", ["A"], .present(from: stack), within: main.object)
    keeper.hold(flow.object)
    try? user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(user.title == "Base")
    #expect(stage.ends == ["flow"])
    var outcome: LinkOutcome?
    stage.run { main.object?.open([]) { outcome = $0 } }
    stage.settle()
    #expect(outcome == .opened)
  }

  private final class Stubborn: UINavigationController {
    var refuses = false

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if !refuses { super.dismiss(animated: flag, completion: completion) }
    }

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      guard !refuses else { return }
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  @Test func `a stack that presents nothing is told of as it is`() {
    let base = Stubborn(rootViewController: stage.page("Base"))
    let main = beginMain(on: base)
    base.refuses = true
    let flow = stage.begin("flow", ["A"], .present(from: base), within: main.object)
    #expect(flow.object == nil)
    #expect(stage.ends == ["flow"])
  }

  @Test func `a stack that dismisses nothing is told of as it is`() {
    let base = Stubborn(rootViewController: stage.page("Base"))
    let main = beginMain(on: base)
    let flow = stage.begin("flow", ["A"], .present(from: base), within: main.object)
    base.refuses = true
    let request = stage.run { flow.object?.finish() }
    stage.settle()
    #expect(request?.outcome == .refused(.refusedByUIKit))
    #expect(user.title == "A")
    #expect(stage.ends == ["flow"])
  }

  // What many screens do that may have presented something.
  @Test(
    "a flow whose screen dismisses what is over it as it goes is answered",
    arguments: [true, false])
  func finishOverDismissal(animated: Bool) {
    let flow = stage.begin("flow", []) { flow in
      flow.onStart = { [weak stage] flow in
        let talker = Talker()
        stage?.note(talker, "A")
        talker.onWillDisappear = { [weak talker] in
          if talker?.presentedViewController != nil { talker?.dismiss(animated: animated) }
        }
        flow.show(talker)
      }
    }
    stage.run { _ = flow.object?.present(stage.page("S")) }
    stage.settle()
    #expect(user.title == "S")
    let request = stage.run { flow.object?.finish() }
    stage.settle()
    #expect(user.title == "Home")
    #expect(request?.outcome == .shown)
    #expect(stage.ends == ["flow"])
    #expect(stage.faults == [])
  }

  /// Keeps what it is to call for a while, and then does not.
  private final class Forgetful: UINavigationController {
    var isForgetful = false
    var kept: [(() -> Void)?] = []

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if isForgetful { return kept.append(completion) }
      super.dismiss(animated: flag, completion: completion)
    }
  }

  @Test func `a dismissal that is kept for the turn, and then let go of, is refused`() {
    let stack = Forgetful(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    let flow = stage.begin("flow", ["A"], .present(from: stack), within: main.object)
    stack.isForgetful = true
    let request = stage.run { flow.object?.finish() }
    #expect(stack.kept.count == 1)
    #expect(request?.outcome == nil)
    stack.kept = []
    stack.isForgetful = false
    let next = stage.run { main.object?.present(stage.page("B")) }
    stage.settle()
    #expect(request?.outcome == .refused(.refusedByUIKit))
    #expect(next?.outcome == .shown)
    #expect(stage.user.title == "B")
  }

  @Test func `a flow whose first screen is put off does not end by what is refused meanwhile`() {
    let stack = Late()
    stack.viewControllers = [stage.page("Base")]
    let main = beginMain(on: stack)
    stack.delay = 0.06
    let flow = stage.begin("flow", ["A"], .push(on: stack), within: main.object, settles: false)
    user.clock.advance(by: 0.03)
    let request = stage.run { flow.object?.goBack() }
    user.clock.advance(by: 0.01)
    #expect(request?.outcome == .refused(.nothingToLeave))
    stage.settle()
    #expect(stage.titles(of: stack) == ["Base", "A"])
    #expect(stage.ends == [])
    #expect(flow.object?.outcomes == [.shown])
    #expect(stage.faults == [])
  }

  @Test func `nor does it go on where what it was to come to goes meanwhile`() {
    let stack = Late()
    stack.viewControllers = [stage.page("Base")]
    stage.begin("host", [], .present(from: stage.stack)) { $0.onStart = { $0.show(stack) } }
    stack.delay = 0.01
    stage.begin(
      "flow", ["A"], within: stage.home.childCoordinators.first, settles: false)
    stage.run { stage.stack.dismiss(animated: false) }
    stage.settle()
    #expect(stage.ends == ["flow", "host"])
    #expect(stage.faults == [])
  }
}
