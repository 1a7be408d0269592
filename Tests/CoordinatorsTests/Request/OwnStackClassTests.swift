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

  @Test func `a flow whose first screen a stack of the app's own class does not push is over`() {
    let stack = Picky(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    stack.refuses = true
    let flow = stage.begin("flow", ["A"], .push(on: stack), within: main.object)
    #expect(flow.object == nil)
    #expect(stage.ends == ["flow"])
  }

  private final class Hasty: UINavigationController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      super.dismiss(animated: flag)
    }
  }

  @Test func `a stack that hands on no completion leaves nobody without an answer`() {
    let stack = Hasty(rootViewController: stage.page("Base"))
    let main = beginMain(on: stack)
    let flow = stage.begin("flow", ["A"], .present(from: stack), within: main.object)
    let request = stage.run { flow.object?.finish() }
    stage.settle()
    #expect(user.title == "Base")
    #expect(request?.outcome == .shown)
    var outcome: LinkOutcome?
    stage.run { main.object?.open([]) { outcome = $0 } }
    stage.settle()
    #expect(outcome == .opened)
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
}
