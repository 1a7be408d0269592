import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What several flows ask for together, and what starts as another ends.
@MainActor struct SeveralFlowsTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  /// a [A1, A2], within it b [B], within that c [C].
  private func nested(settles: Bool = true) -> [Weakly<Errand>] {
    let a = stage.begin("a", ["A1", "A2"], settles: settles)
    let b = stage.begin("b", ["B"], within: a.object, settles: settles)
    let c = stage.begin("c", ["C"], within: b.object, settles: settles)
    return [a, b, c]
  }

  enum Together: CaseIterable { case shows, showFinish, finishShow, presentFinish, outerFinish }
  enum Next: CaseIterable { case push, over, root, tab, sameStack }

  @Test(
    "what several ask for in one turn comes in order, or ends with its flow",
    arguments: Together.allCases, [true, false])
  func together(what: Together, settles: Bool) {
    let flows = nested(settles: settles)
    let requests: [ShowRequest?] = stage.run {
      let (a, b, c) = (flows[0].object, flows[1].object, flows[2].object)
      switch what {
      case .shows: return [a?.show("a+"), b?.show("b+"), c?.show("c+")]
      case .showFinish: return [c?.show("c+"), b?.finish(), a?.show("a+")]
      case .finishShow: return [b?.finish(), c?.show("c+"), a?.show("a+")]
      case .presentFinish: return [c?.present(stage.page("P")), a?.finish(), stage.home.show("H")]
      case .outerFinish: return [a?.finish(), b?.finish(), c?.finish()]
      }
    }
    stage.settle()
    #expect(requests.allSatisfy { $0?.outcome != nil })
    switch what {
    case .shows:
      #expect(requests.map { $0?.outcome } == [.shown, .shown, .shown])
      #expect(stage.titles() == ["Home", "A1", "A2", "B", "C", "a+", "b+", "c+"])
      #expect(stage.ends == [])
    case .showFinish:
      #expect(stage.ends == ["c", "b"])
      #expect(stage.titles() == ["Home", "A1", "A2", "a+"])
      #expect(stage.alive == ["a", "A1", "A2", "a+"])
    case .finishShow:
      #expect(stage.ends == ["c", "b"])
      #expect(requests[1]?.outcome == .refused(.flowHasEnded))
      #expect(stage.titles() == ["Home", "A1", "A2", "a+"])
      #expect(stage.alive == ["a", "A1", "A2", "a+"])
    case .presentFinish:
      #expect(stage.ends == ["c", "b", "a"])
      #expect(stage.titles() == ["Home", "H"])
      #expect(user.title == "H")
    case .outerFinish:
      #expect(stage.ends == ["c", "b", "a"])
      #expect(stage.titles() == ["Home"])
      #expect(stage.alive == [])
    }
    #expect(stage.faults == [])
    stage.run { _ = stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["c", "b", "a"])
    #expect(stage.faults == [])
  }

  @Test(
    "a didFinish starts the next flow in whatever way", arguments: Next.allCases, [true, false])
  func nextFlow(next: Next, isLeft: Bool) throws {
    let bar = UITabBarController()
    bar.viewControllers = [stage.page("T")]
    let first = stage.begin("first", ["A"], next == .over ? .over() : nil) { flow in
      flow.didFinish = { [weak stage, weak bar] _ in
        guard let stage, let bar else { return }
        stage.ends.append("first")
        let way: FlowPresentation? =
          switch next {
          case .push: nil
          case .over: .over()
          case .root: .root(of: stage.window)
          case .tab: .tab(of: bar, isSelected: true)
          case .sameStack: .push(on: stage.stack)
          }
        if next == .tab { stage.window.rootViewController = bar }
        stage.begin("second", ["B"], way, settles: false)
      }
    }
    if isLeft {
      try user.goBack()
    } else {
      stage.run { _ = first.object?.finish() }
    }
    stage.settle()
    #expect(user.title == "B")
    #expect(stage.ends == ["first"])
    #expect(first.object == nil)
    stage.run { _ = stage.home.childCoordinators.first?.finish() }
    stage.settle()
    #expect(stage.ends == ["first", "second"])
    withExtendedLifetime(bar) {}
    #expect(stage.faults == [])
  }
}
