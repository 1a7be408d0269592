import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Code that takes a flow's screens away by UIKit itself, and says that the flow is done when UIKit calls it back: that
/// comes before the library finds that the flow has been left.
@MainActor struct OwnEndTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private final class Buy: Plain {
    var didBuy: (() -> Void)?

    func bought() {
      didBuy?()
      didFinish?(self)
    }
  }

  private final class SignIn: Plain, ResultCoordinator { typealias Output = String }

  /// Tells of itself when its stack shows what lay beneath, as the stack's delegate hears.
  private final class Listener: Plain {
    weak var screen: UIViewController?
    var didGoBack: (() -> Void)?

    override func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      super.navigationController(navigationController, didShow: viewController, animated: animated)
      guard let screen, !navigationController.viewControllers.contains(screen) else { return }
      didGoBack?()
      didFinish?(self)
    }
  }

  private func show(_ title: String, isPresented: Bool = false, animated: Bool = true) {
    let page = stage.page(title)
    if isPresented {
      stage.stack.present(UINavigationController(rootViewController: page), animated: animated)
    } else {
      stage.stack.pushViewController(page, animated: animated)
    }
  }

  private func begin<Child: Coordinator>(_ child: Child, _ name: String, _ lines: Lines) {
    stage.note(child, name)
    child.didFinish = { [weak stage] child in
      stage?.ends.append(name)
      stage?.home.childCoordinators.removeAll { $0 === child }
    }
    stage.run { lines.begin(child, within: stage.home) }
    stage.settle()
  }

  private func beginBuy(_ lines: Lines, isPresented: Bool, animated: Bool) -> Weakly<Buy> {
    let buy = Buy()
    buy.onStart = { show("Buy", isPresented: isPresented, animated: animated) }
    buy.didBuy = { [weak stage] in stage?.ends.append("bought") }
    begin(buy, "buy", lines)
    return Weakly(buy)
  }

  @Test(
    "a dismissal's completion runs while the flow is there", arguments: Lines.allCases,
    [true, false])
  func dismisses(lines: Lines, animated: Bool) {
    let buy = beginBuy(lines, isPresented: true, animated: animated)
    stage.run { stage.stack.dismiss(animated: animated) { buy.object?.bought() } }
    stage.settle()
    #expect(stage.ends == ["bought", "buy"])
    #expect(stage.home.childCoordinators == [])
    #expect(stage.alive == [])
  }

  @Test("so does what waits for a pop", arguments: Lines.allCases, [true, false])
  func pops(lines: Lines, animated: Bool) {
    let buy = beginBuy(lines, isPresented: false, animated: animated)
    stage.run {
      _ = stage.stack.popViewController(animated: animated)
      if let transition = stage.stack.transitionCoordinator {
        transition.animate(alongsideTransition: nil) { _ in buy.object?.bought() }
      } else {
        buy.object?.bought()
      }
    }
    stage.settle()
    #expect(stage.ends == ["bought", "buy"])
    #expect(stage.alive == [])
  }

  @Test(
    "a result that is given as the app's own dismissal is done is delivered",
    arguments: [true, false],
    [true, false])
  func givesResult(byVerb: Bool, animated: Bool) {
    var results: [String?] = []
    let signIn = SignIn()
    weak let running = signIn
    if byVerb {
      signIn.onStart = { [weak stage] in
        if let stage { running?.show(stage.page("Sign In")) }
      }
    } else {
      signIn.onStart = { show("Sign In", isPresented: true) }
    }
    stage.note(signIn, "sign in")
    stage.run {
      stage.home.run(signIn, byVerb ? .over() : nil) { results.append($0) }
    }
    stage.settle()
    stage.run { stage.stack.dismiss(animated: animated) { running?.finish(with: "token") } }
    stage.settle()
    #expect(results == ["token"])
  }

  @Test("what its end is followed by may be presented by UIKit itself", arguments: Lines.allCases)
  func presentsNext(lines: Lines) throws {
    let buy = beginBuy(lines, isPresented: true, animated: true)
    let next = stage.page("Next")
    buy.object?.didFinish = { [weak stage] child in
      stage?.home.childCoordinators.removeAll { $0 === child }
      stage?.stack.present(next, animated: true)
    }
    try stage.user.swipeDown()
    stage.settle()
    #expect(stage.stack.presentedViewController === next)
    #expect(stage.faults == [])
  }

  @Test(
    "a stack's delegate hears that it has gone back while the flow is there",
    arguments: Lines.allCases)
  func hearsDidShow(lines: Lines) throws {
    let listener = Listener()
    weak let running = listener
    listener.onStart = { [weak stage] in
      guard let stage else { return }
      let page = stage.page("L")
      running?.screen = page
      stage.stack.pushViewController(page, animated: true)
    }
    listener.didGoBack = { [weak stage] in stage?.ends.append("back") }
    begin(listener, "listener", lines)
    try stage.user.goBack()
    stage.settle()
    #expect(stage.ends == ["back", "listener"])
  }

  @Test(
    "a flow whose child is done, popped and followed by another in one turn goes on",
    arguments: Lines.allCases, Lines.allCases)
  func nextInOneTurn(first: Lines, next: Lines) {
    let shell = Plain()
    func child(_ name: String) -> Plain {
      let child = Plain()
      child.onStart = { show(name, animated: false) }
      child.didFinish = { [weak shell, weak stage] child in
        stage?.ends.append(name)
        shell?.childCoordinators.removeAll { $0 === child }
      }
      return child
    }
    weak let running = shell
    shell.onStart = { if let running { first.begin(child("one"), within: running) } }
    begin(shell, "shell", .pushCoordinator)
    let (one, two) = (shell.childCoordinators.first, child("two"))
    stage.run {
      if let one { one.didFinish?(one) }
      stage.stack.popViewController(animated: false)
      next.begin(two, within: shell)
    }
    stage.settle()
    #expect(stage.ends == ["one"])
    #expect(shell.childCoordinators == [two])
    #expect(stage.titles() == ["Home", "two"])
  }
}
