import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow ends as its sheet is only just coming, and more is asked for as that has come.
@MainActor struct InTurnTests {
  enum Next: CaseIterable { case screen, child, pushed }

  @Test("what is asked for last comes last", arguments: Next.allCases, [true, false])
  func comesLast(next: Next, isAnimated: Bool) throws {
    let stage = try Stage()
    let child = stage.begin("child", ["Old"], .over(), settles: false)
    let page = stage.page("New")
    var outcomes: [String] = []
    stage.run {
      child.object?.requests.first?.whenDone { _ in
        outcomes.append("came")
        switch next {
        case .screen: stage.home.present(page).whenDone { outcomes.append("\($0)") }
        case .pushed: stage.home.show(page).whenDone { outcomes.append("\($0)") }
        case .child:
          stage.begin("next", [], .over(), settles: false) { flow in
            flow.onStart = { $0.show(page).whenDone { outcomes.append("\($0)") } }
          }
        }
      }
      child.object?.finish(animated: isAnimated).whenDone { _ in outcomes.append("went") }
    }
    stage.settle()
    #expect(outcomes == ["came", "went", "shown"])
    #expect(stage.user.title == "New")
    #expect(stage.ends == ["child"])
    #expect(stage.faults == [])
  }

  enum Moment: CaseIterable { case loads, willAppear }
  enum Then: CaseIterable { case shows, runs, goesBack }

  @Test(
    "what its parent asks for, told of a result that comes with the first screen, waits for that to go",
    arguments: Moment.allCases, Then.allCases)
  func knownAlready(moment: Moment, then: Then) throws {
    let stage = try Stage()
    stage.run { _ = stage.home.show("P") }
    stage.settle()
    let page = Talker()
    let signIn = Errand("sign in", [])
    let finish: () -> Void = { [weak signIn] in signIn?.finish(with: "known already") }
    if moment == .loads { page.onLoad = finish } else { page.onWillAppear = finish }
    signIn.onStart = { [weak page] signIn in _ = page.map { signIn.show($0) } }
    var answers: [String] = []
    stage.run {
      stage.home.run(signIn, .over()) { [weak stage] name in
        guard let stage else { return }
        answers.append(name ?? "none")
        switch then {
        case .shows: stage.home.show("N").whenDone { answers.append("\($0)") }
        case .runs:
          stage.home.run(Errand("next", ["N"])) { answers.append($0 ?? "left") }
        case .goesBack: stage.home.goBack().whenDone { answers.append("\($0)") }
        }
      }
    }
    stage.settle()
    #expect(answers == ["known already"] + (then == .runs ? [] : ["shown"]))
    #expect(stage.user.title == (then == .goesBack ? "Home" : "N"))
    #expect(stage.stack.viewControllers.count == (then == .goesBack ? 1 : 3))
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.faults == [])
  }

  @Test func `pushed flows that give up as they come leave what is asked for then in its order`()
    throws
  {
    let stage = try Stage()
    let page = Talker()
    let child = Errand("child", [])
    page.onWillAppear = { [weak child] in child?.cancel() }
    child.onStart = { [weak page] child in _ = page.map { child.show($0) } }
    var outcomes: [String] = []
    child.didFinish = { [weak stage] _ in
      stage?.home.show("N").whenDone { outcomes.append("show \($0)") }
      stage?.home.goBack().whenDone { outcomes.append("back \($0)") }
    }
    stage.run { stage.home.pushCoordinator(child) }
    stage.settle()
    #expect(outcomes == ["show shown", "back shown"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }

  @Test("as an end is told UIKit is at rest, and what comes next begins", arguments: Then.allCases)
  func asItEnds(then: Then) throws {
    let stage = try Stage()
    stage.run { _ = stage.home.show("P") }
    stage.settle()
    let child = stage.begin("child", ["Sheet"], .over())
    var before: [Int] = []
    child.object?.didFinish = { [weak stage] _ in
      guard let stage else { return }
      switch then {
      case .shows: stage.home.show("N")
      case .runs: stage.home.pushCoordinator(Errand("next", ["N"]))
      case .goesBack: stage.home.goBack()
      }
      before.append(stage.stack.viewControllers.count)
    }
    try stage.user.swipeDown()
    #expect(before == [then == .goesBack ? 1 : 3])
    #expect(stage.stack.viewControllers.count == (then == .goesBack ? 1 : 3))
    #expect(stage.faults == [])
  }
}
