import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What happens in a tree of coordinators, as values and as lines.
@MainActor struct TraceTests {
  private let stage: Stage
  private let log = TraceRecord()

  init() throws { stage = try Stage() }

  private func listen() -> TraceSubscription {
    stage.home.trace { [log] in log.events.append($0) }
  }

  @Test func `a flow that the user leaves: asked, shown, left, finished, released`() throws {
    let subscription = listen()
    stage.begin("child", ["A"])
    try stage.user.goBack()
    subscription.cancel()
    #expect(
      log.lines == [
        "Errand started", "Errand asked to start Errand", "Errand shows UIViewController “A”",
        "Errand asked to start Errand, shown", "Errand no longer shows UIViewController “A”",
        "Errand ended: left", "Errand was released",
      ])
  }

  @Test func `a first flow that the app lets go of: finished, released`() {
    var first: Errand? = Errand("first", ["A"])
    let subscription = first?.trace { [log] in log.events.append($0) }
    stage.run { first?.start(.present(from: stage.stack)) }
    stage.settle()
    stage.run { first = nil }
    stage.settle()
    subscription?.cancel()
    #expect(log.lines.suffix(2) == ["Errand ended: parentEnded", "Errand was released"])
  }

  @Test(
    "a child that the app puts in and starts itself has a beginning, too", arguments: [true, false])
  func putIn(isStartedBefore: Bool) throws {
    let subscription = listen()
    stage.run {
      let child = PlainErrand(navigationController: stage.stack, [stage.page("A")])
      if isStartedBefore { child.start() }
      stage.home.childCoordinators.append(child)
      if !isStartedBefore { child.start() }
    }
    stage.settle()
    try stage.user.goBack()
    subscription.cancel()
    #expect(
      log.lines.filter { $0.hasPrefix("PlainErrand") } == [
        "PlainErrand started", "PlainErrand shows UIViewController “A”",
        "PlainErrand no longer shows UIViewController “A”", "PlainErrand ended: left",
        "PlainErrand was released",
      ])
  }

  @Test func `what moves as a flow is put in has an answer, too`() {
    let child = Errand("child", ["A"])
    child.stage = stage
    child.flowPresentation = .push(on: stage.stack)
    stage.run { child.start() }
    let subscription = listen()
    stage.run { stage.home.childCoordinators.append(child) }
    stage.settle()
    subscription.cancel()
    #expect(child.requests.last?.outcome == .shown)
    #expect(log.lines.contains("Errand asked to show UIViewController, shown"))
  }

  @Test func `a link names its flow also where that has gone`() throws {
    let subscription = listen()
    stage.begin("child", ["A"])
    stage.run {
      let child = stage.home.childCoordinators.first
      stage.stack.pushViewController(stage.page("Moving"), animated: true)
      child?.open(["page"])
      child?.finish()
    }
    stage.settle()
    subscription.cancel()
    #expect(log.lines.contains { $0.hasPrefix("Errand opened a link") })
    #expect(!log.lines.contains { $0.hasPrefix(" ") })
  }

  @Test func `a flow that finishes leaves each of its screens`() {
    stage.begin("child", ["A", "B"])
    let subscription = listen()
    stage.run { _ = stage.home.childCoordinators.first?.finish() }
    stage.settle()
    subscription.cancel()
    for title in ["A", "B"] {
      #expect(
        log.events.count { $0 == .left(screen: "UIViewController “\(title)”", flow: "Errand") } == 1
      )
    }
  }

  @Test func `who starts a flow has asked for it`() {
    final class Helper: Coordinator {
      override func start() { show(UIViewController()) }
    }
    let subscription = listen()
    stage.run { stage.home.pushCoordinator(Helper(), .push(on: stage.stack)) }
    stage.settle()
    subscription.cancel()
    #expect(log.events.contains(.asked("start Helper", flow: "Errand")))
    #expect(log.events.contains(.answered("start Helper", flow: "Errand", .shown)))
  }

  @Test func `a screen that is released before anybody looks goes by the name it had`() {
    let subscription = listen()
    stage.begin("child", ["A", "B"])
    // From beneath the other.
    stage.run { _ = stage.stack.viewControllers.remove(at: 1) }
    stage.begin("other", ["C"])
    subscription.cancel()
    #expect(log.lines.contains("Errand no longer shows UIViewController “A”"))
  }

  @Test func `a plan is one line`() {
    let subscription = listen()
    stage.run { stage.home.open(Link(["nowhere"])) { _ in } }
    stage.settle()
    subscription.cancel()
    #expect(log.lines.first?.hasPrefix("planned nowhere: stop at ") == true)
    #expect(!log.lines.contains { $0.contains("\n") })
  }

  @Test func `nothing is told once nobody listens`() {
    listen().cancel()
    stage.begin("child", ["A"])
    #expect(log.events == [])
  }

  @Test func `the tree, a line for each coordinator and screen`() {
    stage.begin("child", ["A", "B"])
    #expect(
      stage.home.describeTree() == """
        Errand
          - UINavigationController
          - UIViewController “Home”
          Errand
            - UIViewController “A”
            - UIViewController “B”
        """)
  }

  private final class Outer: Coordinator {
    override func start() { pushCoordinator(Inner()) }
  }

  private final class Inner: Coordinator {
    override func start() {
      let screen = UIViewController()
      screen.title = "In"
      show(screen)
    }
  }

  @Test("a screen is its flow's alone, whoever brings it along", arguments: [true, false])
  func broughtAlong(isRoot: Bool) async throws {
    let outer = Outer()
    let parent = isRoot ? outer : stage.home
    let subscription = parent.trace { [log] in log.events.append($0) }
    stage.run {
      if isRoot {
        outer.start(.root(of: stage.window))
      } else {
        stage.home.pushCoordinator(outer, .over())
      }
    }
    stage.settle()
    if isRoot {
      stage.run { stage.window.rootViewController = UIViewController() }
    } else {
      try stage.user.swipeDown()
    }
    await stage.turns()
    subscription.cancel()
    #expect(!log.lines.contains("Outer shows UIViewController “In”"))
    var shown: [String: Int] = [:]
    for event in log.events {
      switch event {
      case .shown(let screen, let flow): shown["\(flow): \(screen)", default: 0] += 1
      case .left(let screen, let flow): shown["\(flow): \(screen)", default: 0] -= 1
      default: break
      }
    }
    #expect(shown["Inner: UIViewController “In”"] != nil)
    #expect(shown.filter { $0.value != 0 } == [:])
  }
}
