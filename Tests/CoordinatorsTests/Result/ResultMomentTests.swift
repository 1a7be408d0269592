import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Results at odd moments: as a flow's screen comes, twice, and as the user leaves.
@MainActor struct ResultMomentTests: ResultTesting {
  let stage: Stage
  init() throws { stage = try Stage() }

  @Test("finish(with:) twice: the first counts", arguments: [true, false])
  func twice(animated: Bool) async {
    let (flow, waiting) = stage.wait("f", ["A"], .over())
    await stage.turns()
    stage.run {
      let f = flow.object
      f?.finish(with: "one", animated: animated)
      f?.finish(with: "two", animated: animated)
    }
    await stage.turns()
    #expect(await waiting.ended() == "one")
    #expect(stage.alive == [])
  }

  @Test func `finish(with:) again within didFinish changes nothing`() async {
    let (flow, waiting) = stage.wait("f", ["A"], .over()) {
      $0.didFinish = { ($0 as? Errand)?.finish(with: "two") }
    }
    await stage.turns()
    stage.run { flow.object?.finish(with: "one") }
    await stage.turns()
    #expect(await waiting.ended() == "one")
    #expect(stage.alive == [])
  }

  enum Moment: CaseIterable { case load, willAppear, appear, start }

  /// It finishes as its first screen comes.
  private func finishes(_ errand: Errand, at moment: Moment) {
    errand.onStart = { [stage] errand in
      let talker = Talker()
      talker.title = "T"
      stage.note(talker, "T")
      let end: () -> Void = { [weak errand] in errand?.finish(with: "done") }
      switch moment {
      case .load: talker.onLoad = end
      case .willAppear: talker.onWillAppear = end
      case .appear: talker.onAppear = end
      case .start: break
      }
      errand.show(talker)
      if moment == .start { end() }
    }
  }

  @Test("finish(with:) as its screen comes", arguments: Moment.allCases, Way.allCases)
  func asItComes(moment: Moment, way: Way) async {
    let (flow, waiting) = stage.wait("f", [], self.way(way)) { errand in
      finishes(errand, at: moment)
    }
    await stage.turns()
    #expect(await waiting.ended() == "done")
    await stage.turns()
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    withExtendedLifetime(flow) {}
    #expect(stage.alive == [])
    #expect(stage.faults == [])
    let next = stage.begin("next", ["N"])
    #expect(next.object?.outcomes == [.shown])
  }

  @Test("result closure, as its screen comes", arguments: Moment.allCases, Way.allCases)
  func asItComesClosure(moment: Moment, way: Way) {
    var results: [String?] = []
    stage.run {
      let errand = Errand("f", [])
      errand.stage = stage
      stage.note(errand, "f")
      finishes(errand, at: moment)
      stage.home.run(errand, self.way(way)) { results.append($0) }
    }
    stage.settle()
    #expect(results == ["done"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.alive == [])
  }

  @Test("result as the user leaves", arguments: Way.allCases, [true, false])
  func vsUser(way: Way, resultFirst: Bool) async throws {
    let (flow, waiting) = stage.wait("f", ["A"], self.way(way))
    await stage.turns()
    user.together {
      if resultFirst { stage.run { flow.object?.finish(with: "r") } }
      if way == .push { try? user.goBack() } else { try? user.swipeDown() }
      if !resultFirst { stage.run { flow.object?.finish(with: "r") } }
    }
    await stage.turns()
    let got = await waiting.ended()
    #expect(got == "r")
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("run by an idle flow whose screens wait", arguments: [true, false])
  func waitingRequest(cancel: Bool) async {
    let outer = stage.begin("outer", ["O"])
    stage.run { _ = outer.object?.show("O2") }
    let (flow, waiting) = stage.wait("f", ["A", "B"], nil, within: outer.object)
    await stage.yields()
    if cancel { waiting.cancel() } else { stage.run { flow.object?.finish(with: "r") } }
    await stage.turns()
    #expect(await waiting.ended() == (cancel ? "cancelled" : "r"))
    #expect(stage.titles() == ["Home", "O", "O2"])
    #expect(stage.faults == [])
  }

  @Test func `a void run of a result coordinator type-erased`() async throws {
    let child: Coordinator = Coordinator()
    var outcome = ""
    let task = Task { @MainActor in
      do {
        try await stage.run { stage.home }.run(child, .push(on: stage.stack))
        outcome = "done"
      } catch { outcome = "\(error)" }
    }
    await stage.turns()
    stage.run { _ = child.finish() }
    await stage.turns()
    await task.value
    #expect(outcome == "done")
  }

  @Test func `finish(with leavingScreens) then parent finish`() async {
    let outer = stage.begin("outer", ["O"])
    let (flow, waiting) = stage.wait("f", ["A"], nil, within: outer.object)
    await stage.turns()
    stage.run { flow.object?.finish(with: "r", leavingScreens: true) }
    await stage.turns()
    #expect(await waiting.ended() == "r")
    #expect(stage.titles() == ["Home", "O", "A"])
    stage.run { _ = outer.object?.finish() }
    await stage.turns()
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("finish(with leavingScreens) of a sheet, then next pushes there", arguments: [true, false])
  func leavingSheet(run: Bool) async {
    let outer = stage.begin("outer", ["O"])
    let (flow, waiting) = stage.wait("f", ["A"], .over(), within: outer.object)
    await stage.turns()
    stage.run { flow.object?.finish(with: "r", leavingScreens: true) }
    await stage.turns()
    #expect(await waiting.ended() == "r")
    #expect(user.title == "A")
    try? user.swipeDown()
    #expect(user.title == "O")
    #expect(stage.ends == [])
    #expect(stage.alive == ["outer", "O"])
  }

  @Test("a result goes once it has been handed over", arguments: [true, false])
  func released(isHeard: Bool) throws {
    final class Big {}
    final class Giver: Coordinator, ResultCoordinator {
      typealias Output = Big
      override func start() { show(UIViewController()) }
    }
    let stage = try Stage()
    // As an app keeps one that it starts again.
    let kept = Giver()
    weak var big: Big?
    stage.run {
      if isHeard {
        stage.home.run(kept, .over()) { _ in }
      } else {
        stage.home.pushCoordinator(kept, .over())
      }
    }
    stage.settle()
    stage.run {
      let result = Big()
      big = result
      kept.finish(with: result)
    }
    stage.settle()
    #expect(big == nil)
  }
}
