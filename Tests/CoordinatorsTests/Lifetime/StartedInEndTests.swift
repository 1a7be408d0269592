import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A coordinator that is started once more by whoever hears of its end: nothing of its first run is left.
@MainActor struct StartedInEndTests {
  private let stage: Stage
  private let flow: Errand

  init() throws {
    let stage = try Stage()
    self.stage = stage
    flow = stage.run { Errand("flow", []) }
    flow.stage = stage
  }

  @Test func `what it had asked for ends no second run`() {
    var runs = 0
    flow.onStart = { [weak stage] flow in
      runs += 1
      if runs == 1 { for title in ["A", "B", "C"] { flow.show(title) } }
      // It loads first.
      if runs == 2, let stage {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak stage] in
          MainActor.assumeIsolated { _ = stage.map { _ in flow.show("D") } }
        }
      }
    }
    var ends: [String] = []
    flow.didFinish = { [weak home = stage.home] flow in
      flow.didFinish = { _ in ends.append("second") }
      home?.pushCoordinator(flow)
    }
    stage.run {
      stage.home.pushCoordinator(flow)
      flow.finish()
    }
    stage.settle()
    #expect(ends == [])
    #expect(stage.titles() == ["Home", "D"])
  }

  @Test("its result is told all the same", arguments: [true, false])
  func result(isAwaited: Bool) async {
    flow.onStart = { $0.show("A") }
    flow.didFinish = { [weak home = stage.home] flow in home?.pushCoordinator(flow) }
    var results: [String?] = []
    let flow = flow
    let home = stage.home
    let task = stage.run {
      isAwaited
        ? Task { results.append(try? await home.run(flow)) }
        : {
          home.run(flow) { results.append($0) }
          return Task {}
        }()
    }
    while home.childCoordinators.isEmpty { await Task.yield() }
    stage.settle()
    stage.run { flow.finish(with: "one") }
    stage.settle()
    await task.value
    #expect(results == ["one"])
    #expect(home.childCoordinators.count == 1)
  }

  @Test func `its guard's open question holds no second run`() throws {
    let keeper = Gatekeeper()
    flow.onStart = { flow in
      keeper.hold(flow)
      flow.show("A")
    }
    flow.didFinish = { [weak home = stage.home] flow in home?.pushCoordinator(flow) }
    stage.run { stage.home.pushCoordinator(flow) }
    stage.settle()
    try stage.user.goBack()
    #expect(keeper.asked == ["backButton"])
    // Kept by the app, and answered never.
    let answer = keeper.take()
    stage.run { flow.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home", "A"])
    try stage.user.goBack()
    #expect(keeper.asked == ["backButton", "backButton"])
    stage.run { keeper.give(true) }
    stage.settle()
    withExtendedLifetime(answer) {}
  }

  @Test func `an exit that its guard has held is not taken in a second run`() {
    let keeper = Gatekeeper()
    flow.onStart = { flow in
      keeper.hold(flow)
      flow.show("A")
    }
    flow.didFinish = { [weak stage] flow in stage?.home.pushCoordinator(flow, .over()) }
    stage.run { stage.home.pushCoordinator(flow, .over()) }
    stage.settle()
    let sheet = stage.stack.presentedViewController
    try? stage.user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    let answer = keeper.take()
    // Its screens stay, and the second run shows one more there.
    stage.run { flow.didFinish?(flow) }
    stage.settle()
    #expect(stage.stack.presentedViewController === sheet)
    #expect(stage.home.childCoordinators == [flow])
    withExtendedLifetime(answer) {}
  }

  @Test func `a result given before it runs is told`() {
    var results: [String?] = []
    final class Cached: Coordinator {
      override func pushCoordinator(_ coordinator: Coordinator) {
        (coordinator as? Errand)?.finish(with: "cached")
      }
    }
    stage.run {
      let cached = Cached()
      stage.home.pushCoordinator(cached)
      cached.run(flow) { results.append($0) }
    }
    #expect(results == ["cached"])
  }

  @Test func `a running child keeps the way that it is shown in`() {
    flow.onStart = { $0.show("A") }
    stage.run { stage.home.pushCoordinator(flow) }
    stage.settle()
    stage.run { stage.home.pushCoordinator(flow, .present(from: stage.stack)) }
    stage.settle()
    #expect(!flow.isFlowPresented)
    #expect(flow.flowNavigationController === stage.stack)
  }

  @Test func `a push of its first run that comes to nothing ends no second run`() throws {
    let stack = ChoosyStack(rootViewController: UIViewController())
    stage.run { stage.stack.present(stack, animated: false) }
    stage.settle()
    var runs = 0
    flow.onStart = { flow in
      runs += 1
      if runs == 1 { flow.show("A") }
      // It loads first.
      if runs == 2 {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak flow] in
          MainActor.assumeIsolated { _ = flow?.show("B") }
        }
      }
    }
    var ends: [String] = []
    flow.didFinish = { [weak home = stage.home] flow in
      flow.didFinish = { _ in ends.append("second") }
      home?.pushCoordinator(flow)
    }
    stack.refuses = true
    stage.run {
      stage.home.pushCoordinator(flow, .push(on: stack))
      flow.didFinish?(flow)
    }
    stack.refuses = false
    stage.settle()
    #expect(flow.outcomes.first == .refused(.refusedByUIKit))
    #expect(ends == [])
    #expect(stage.titles(of: stack) == ["", "B"])
    #expect(stage.home.childCoordinators == [flow])
  }

  private final class ChoosyStack: UINavigationController {
    var refuses = false
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      if !refuses { super.pushViewController(viewController, animated: animated) }
    }
  }

  @Test("a screen that ends its flow as it loads is the first run's", arguments: [true, false])
  func endsAsItLoads(takesAway: Bool) {
    var runs = 0
    flow.onStart = { [weak stage] flow in
      runs += 1
      guard runs == 1 else { return }
      let page = LoadingPage { [weak flow] in
        guard let flow else { return }
        if takesAway { _ = flow.finish() } else { flow.didFinish?(flow) }
      }
      page.title = "first"
      stage?.note(page, "first")
      flow.show(page, animated: true)
    }
    flow.didFinish = { [weak home = stage.home] flow in home?.pushCoordinator(flow) }
    stage.run { stage.home.pushCoordinator(flow) }
    stage.settle()
    #expect(runs == 2)
    #expect(stage.titles() == (takesAway ? ["Home"] : ["Home", "first"]))
    #expect(stage.home.childCoordinators == [flow])
    // It has nothing to lose, and its parent goes on.
    stage.run { _ = flow.show("second") }
    stage.settle()
    #expect(stage.titles().last == "second")
    try? stage.user.goBack()
    #expect(stage.titles() == (takesAway ? ["Home"] : ["Home", "first"]))
    #expect(stage.alive == (takesAway ? [] : ["first"]))
  }

  private final class LoadingPage: UIViewController {
    private let hasLoaded: () -> Void

    init(_ hasLoaded: @escaping () -> Void) {
      self.hasLoaded = hasLoaded
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      hasLoaded()
    }
  }

  @Test func `what it began with is what was said of it since its first run`() {
    flow.onStart = { $0.show("A") }
    stage.run { stage.home.pushCoordinator(flow) }
    stage.settle()
    let report = flow.didFinish
    stage.run { flow.finish() }
    stage.settle()
    var ends: [String] = []
    flow.didFinish = { _ in ends.append("second") }
    flow.flowPresentation = .over()
    stage.run { stage.home.pushCoordinator(flow) }
    stage.settle()
    #expect(flow.isFlowPresented)
    // Kept from the first run, it ends that one.
    stage.run { report?(flow) }
    #expect(ends == [])
    stage.run { flow.finish() }
    stage.settle()
    #expect(ends == ["second"])
  }
}
