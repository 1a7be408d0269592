import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens that go as soon as they have come, with nothing that moves.
@MainActor struct QuickExitTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Moment: CaseIterable { case start, whenDone, afterwards, pushedTwice }

  @Test(
    "a flow whose screen comes and goes at once, unanimated, is heard", arguments: Moment.allCases,
    [true, false])
  func quick(moment: Moment, toRoot: Bool) async {
    let pop = { [weak stage] in
      guard let stack = stage?.stack else { return }
      if toRoot {
        stack.popToRootViewController(animated: false)
      } else {
        stack.popViewController(animated: false)
      }
    }
    stage.begin("flow", [], settles: false) { flow in
      flow.onStart = { [weak stage] flow in
        guard let stage else { return }
        let request = flow.show(stage.page("A"), animated: false)
        switch moment {
        case .start: pop()
        case .whenDone: request.whenDone { _ in pop() }
        case .afterwards: break
        case .pushedTwice: flow.show(stage.page("B"), animated: false)
        }
      }
    }
    if moment == .afterwards || moment == .pushedTwice { stage.run { pop() } }
    if moment == .pushedTwice, !toRoot { stage.run { pop() } }
    await stage.turns()
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends == ["flow"])
    stage.begin("other", ["X"])
    try? user.goBack()
    #expect(stage.ends.contains("flow"))
    #expect(stage.alive == [])
  }

  private final class Pager: Coordinator {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    override func start() { show(pages) }
  }

  @Test(
    "a page that comes as its page view goes, which its flow's parent holds",
    arguments: [true, false], [true, false])
  func pageOfOneThatGoes(animated: Bool, isBefore: Bool) async {
    stage.run {
      let pager = Pager()
      stage.note(pager, "pager")
      pager.pages.setViewControllers([stage.page("One")], direction: .forward, animated: false)
      pager.didFinish = { [weak stage] _ in stage?.ends.append("pager") }
      stage.home.pushCoordinator(pager)
    }
    stage.settle()
    stage.run {
      guard let pager = stage.home.childCoordinators.first as? Pager else { return }
      let two = stage.page("Two")
      if isBefore { stage.begin("flow", owning: two, within: pager, settles: false) }
      stage.stack.popViewController(animated: animated)
      if !isBefore { stage.begin("flow", owning: two, within: pager, settles: false) }
      pager.pages.setViewControllers([two], direction: .forward, animated: false)
    }
    await stage.turns()
    #expect(stage.titles() == ["Home"])
    #expect(Set(stage.ends) == ["flow", "pager"])
    stage.begin("other", ["X"])
    try? user.goBack()
    #expect(stage.alive == [])
  }
}
