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
}
