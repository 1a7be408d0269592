import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What is asked for while something else is on its way waits its turn.
@MainActor struct OneAtATimeTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Moment: CaseIterable { case load, willAppear, appear }

  @Test(
    "what the second screen of a presented flow asks for as it comes waits its turn",
    arguments: Moment.allCases)
  func secondScreenAsks(moment: Moment) {
    var third: ShowRequest?
    stage.begin("flow", [], .over()) { flow in
      flow.onStart = { [weak stage] flow in
        let second = Talker()
        second.title = "2"
        stage?.note(second, "2")
        let ask = { [weak flow] in third = flow?.show("3") }
        switch moment {
        case .load: second.onLoad = ask
        case .willAppear: second.onWillAppear = ask
        case .appear: second.onAppear = ask
        }
        flow.show("1")
        flow.show(second)
      }
    }
    #expect(third?.outcome == .shown)
    #expect(user.title == "3")
    #expect(stage.faults == [])
  }

  enum Leaving: CaseIterable { case swipe, dismissal, finish }

  @Test(
    "a flow shows one more and another, or finishes, as a flow over it has been left",
    arguments: Leaving.allCases, [true, false])
  func showAndFinishInDidFinish(leaving: Leaving, andFinishes: Bool) throws {
    let outer = stage.begin("outer", ["O"])
    let inner = stage.begin("inner", ["I"], .over(), within: outer.object) { inner in
      inner.didFinish = { _ in
        outer.object?.show("X")
        if andFinishes { outer.object?.finish() } else { outer.object?.show("Y") }
      }
    }
    switch leaving {
    case .swipe: try user.swipeDown()
    case .dismissal: stage.run { stage.stack.dismiss(animated: true) }
    case .finish: stage.run { _ = inner.object?.finish() }
    }
    stage.settle()
    #expect(user.title == (andFinishes ? "Home" : "Y"))
    #expect(stage.faults == [])
  }

  private final class Mover: UIViewController {
    var onMove: (() -> Void)?

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      let onMove = onMove
      self.onMove = nil
      onMove?()
    }
  }

  @Test func `what a screen asks for as it gets its stack waits until it has come`() {
    var request: ShowRequest?
    let outer = stage.begin("outer", ["O"])
    stage.begin("inner", [], .over(), within: outer.object) { inner in
      inner.onStart = { [weak stage] inner in
        let screen = Mover()
        screen.title = "I"
        screen.onMove = { [weak stage] in
          guard let stage else { return }
          request = outer.object?.show(stage.page("X"), animated: false)
        }
        inner.show(screen)
      }
    }
    #expect(stage.faults == [])
    #expect(request?.outcome == .shown)
    #expect(stage.ends == [])
    #expect(user.title == "I")
  }

  @Test func `what is asked for as another is refused in its turn comes one after the other`() {
    stage.run {
      stage.home.present(stage.page("Sheet"))
      stage.home.goBack().whenDone { [weak stage] _ in
        stage?.home.show("A")
        stage?.home.show("B")
      }
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "A", "B"])
    #expect(stage.faults == [])
  }

  @Test("the end of a push goes on after the next has been begun", arguments: [true, false])
  func screenRearranged(isTakenOut: Bool) {
    let other = Mover()
    if isTakenOut { stage.run { stage.stack.pushViewController(other, animated: false) } }
    stage.settle()
    let flow = stage.begin("flow", ["A", "B"], settles: false)
    // Told at the end of the push of A, when that of B has been begun and shows nowhere yet.
    other.onMove = { _ = flow.object?.show("C") }
    stage.user.clock.advance(by: 0.1)
    stage.run {
      var screens = stage.stack.viewControllers
      if isTakenOut { screens.remove(at: 1) } else { screens.insert(other, at: 1) }
      stage.stack.setViewControllers(screens, animated: true)
    }
    stage.settle()
    #expect(stage.titles().suffix(3) == ["A", "B", "C"])
    #expect(flow.object?.outcomes == [.shown, .shown, .shown])
    stage.run { _ = stage.stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(flow.object == nil)
  }
}
