import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow within one that shows nothing itself, where either is given up as the first screen comes.
@MainActor struct CancelledAsItComesTests {
  enum Moment: CaseIterable { case load, appear }

  private let stage: Stage
  init() throws { stage = try Stage() }

  /// Starts the two.
  private func begin(
    _ presentation: FlowPresentation?, isAnimated: Bool = true, at moment: Moment,
    within parent: Coordinator? = nil, _ act: @escaping (_ outer: Errand?, _ inner: Errand?) -> Void
  ) -> Weakly<Errand> {
    stage.begin("outer", [], presentation, within: parent) { [weak stage] outer in
      outer.onStart = { [weak stage] outer in
        guard let stage else { return }
        stage.begin("inner", [], within: outer, settles: false) { inner in
          inner.onStart = { [weak outer] inner in
            let page = Talker()
            page.title = "A"
            let comes = { [weak outer, weak inner, weak page] in
              page?.onWillAppear = nil
              act(outer, inner)
            }
            switch moment {
            case .load: page.onLoad = comes
            case .appear: page.onWillAppear = comes
            }
            inner.show(page, animated: isAnimated)
          }
        }
      }
    }
  }

  @Test(
    "what the parent shows meanwhile comes on its own stack", arguments: Moment.allCases)
  func shownByParent(moment: Moment) {
    var outcome: RequestOutcome?
    _ = begin(.over(), at: moment) { [weak stage] outer, _ in
      stage?.home.show("N").whenDone { outcome = $0 }
      outer?.cancel()
    }
    stage.settle()
    #expect(outcome == .shown)
    #expect(stage.titles() == ["Home", "N"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.faults == [])
  }

  @Test(
    "the one around it goes on, as where it is given up later", arguments: Moment.allCases,
    [true, false])
  func goesOn(moment: Moment, isAnimated: Bool) {
    var outcome: RequestOutcome?
    let outer = begin(nil, isAnimated: isAnimated, at: moment) { _, inner in
      inner?.cancel(animated: isAnimated).whenDone { outcome = $0 }
    }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(stage.titles() == ["Home"])
    #expect(outer.object?.childCoordinators == [])
    #expect(outcome != nil)
    stage.run { _ = outer.object?.show("B") }
    stage.settle()
    #expect(stage.titles() == ["Home", "B"])
    #expect(stage.faults == [])
  }

  @Test(
    "each of two that are given up hears what has become of that",
    arguments: [[0, 1], [1, 0]], [true, false])
  func both(order: [Int], isAnimated: Bool) {
    let around = stage.begin("around", ["O"])
    var outcomes: [Int: RequestOutcome] = [:]
    _ = begin(nil, isAnimated: isAnimated, at: .appear) { outer, _ in
      for one in order {
        let flow = one == 0 ? outer : around.object
        flow?.cancel(animated: isAnimated).whenDone { outcomes[one] = $0 }
      }
    }
    stage.settle()
    #expect(outcomes == [0: .shown, 1: .shown])
    #expect(stage.titles() == ["Home"])
    #expect(Set(stage.ends) == ["inner", "outer", "around"])
    #expect(stage.faults == [])
  }

  enum Ended: CaseIterable { case parent, grandparent }

  @Test(
    "one that is done then goes with the one around it, which is finished as it hears of that",
    arguments: Moment.allCases, Ended.allCases)
  func finishedWithin(moment: Moment, ended: Ended) {
    let grandparent = stage.begin("grandparent", ["G"])
    let parent = stage.begin("parent", ["P"], within: grandparent.object)
    stage.begin("child", [], within: parent.object) { child in
      let page = Talker()
      page.title = "K"
      let done = { [weak child, weak page] in
        page?.onWillAppear = nil
        child.map { $0.didFinish?($0) }
      }
      switch moment {
      case .load: page.onLoad = done
      case .appear: page.onWillAppear = done
      }
      child.onStart = { $0.show(page) }
      child.didFinish = { [weak stage] _ in
        stage?.ends.append("child")
        _ = (ended == .parent ? parent : grandparent).object?.finish()
      }
    }
    #expect(stage.titles() == (ended == .parent ? ["Home", "G"] : ["Home"]))
    #expect(
      stage.ends == (ended == .parent ? ["child", "parent"] : ["child", "parent", "grandparent"]))
    #expect(stage.faults == [])
  }
}
