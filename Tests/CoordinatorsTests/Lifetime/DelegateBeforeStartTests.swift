import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A coordinator that is the delegate of an app's own stack, as hand-written ones are from their initializer on, and starts
/// there only later: what the app has shown meanwhile is the app's.
@MainActor struct DelegateBeforeStartTests {
  private let stage: Stage
  private let stack: UINavigationController
  init() throws {
    stage = try Stage()
    stack = UINavigationController(rootViewController: stage.page("App"))
  }

  enum Way: CaseIterable { case start, pushCoordinator }

  private func launch(with flow: Coordinator) {
    stage.run {
      stack.delegate = flow
      stage.window.rootViewController = stack
    }
    stage.settle()
    stage.ends = []
  }

  private func makeFlow(_ titles: [String]) -> Errand {
    let flow = Errand("flow", titles)
    flow.stage = stage
    flow.didFinish = { [ledger = stage.ledger] _ in ledger.ends.append("flow") }
    return flow
  }

  private func start(
    _ flow: Errand, _ way: Way, _ presentation: FlowPresentation, within parent: Coordinator
  ) {
    stage.run {
      switch way {
      case .start: flow.start(presentation)
      case .pushCoordinator: parent.pushCoordinator(flow, presentation)
      }
    }
    stage.settle()
  }

  @Test("pushed, it is left with its own screen", arguments: Way.allCases, [true, false])
  func pushed(way: Way, isPushedMeanwhile: Bool) throws {
    let (parent, flow) = (Coordinator(), makeFlow(["Pay"]))
    launch(with: flow)
    if isPushedMeanwhile {
      stage.run { stack.pushViewController(stage.page("Album"), animated: true) }
      stage.settle()
    }
    start(flow, way, .push(on: stack), within: parent)
    #expect(stage.user.title == "Pay")
    #expect(stage.ends == [])
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
    #expect(stage.titles() == (isPushedMeanwhile ? ["App", "Album"] : ["App"]))
    #expect(stage.faults == [])
  }

  @Test("presented, it comes over the stack, and has nothing of that", arguments: Way.allCases)
  func presented(way: Way) throws {
    let (parent, flow) = (Coordinator(), makeFlow(["Pay"]))
    launch(with: flow)
    start(flow, way, .present(from: stack), within: parent)
    #expect(stack.presentedViewController is UINavigationController)
    stage.run { stack.pushViewController(stage.page("News"), animated: false) }
    stage.settle()
    try stage.user.swipeDown()
    #expect(stage.ends == ["flow"])
    #expect(stage.titles() == ["App", "News"])
  }

  @Test func `one in a sheet that becomes the delegate of the stack beneath has nothing of that`()
    throws
  {
    let flow = makeFlow(["Pay"])
    stage.run { stage.window.rootViewController = stack }
    stage.settle()
    stage.ends = []
    stage.run {
      flow.start(.present(from: stack))
      stack.delegate = flow
    }
    stage.settle()
    stage.run { stack.pushViewController(stage.page("News"), animated: false) }
    stage.settle()
    try stage.user.swipeDown()
    #expect(stage.ends == ["flow"])
  }

  @Test func `what it has said to be its own it keeps`() throws {
    let flow = makeFlow([])
    launch(with: flow)
    let album = stage.page("Album")
    stage.run {
      stack.pushViewController(album, animated: false)
      flow.own(album)
    }
    stage.settle()
    start(flow, .start, .push(on: stack), within: flow)
    #expect(flow.describeTree().contains("Album"))
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
  }
}
