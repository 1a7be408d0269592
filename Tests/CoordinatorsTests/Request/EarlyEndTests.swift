import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that end before, or just as, their first screen comes.
@MainActor struct EarlyEndTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Moment: CaseIterable { case load, willAppear, appear, willDisappear, disappear }

  @Test(
    "a screen may end its flow as it comes or as it goes", arguments: Moment.allCases,
    [true, false])
  func finishesInCallback(moment: Moment, isPresented: Bool) throws {
    weak var weakTalker: Talker?
    var request: ShowRequest?
    stage.run {
      let talker = Talker()
      talker.title = "Talker"
      weakTalker = talker
      stage.begin("outer", ["O"])
      stage.begin(
        "flow", [], isPresented ? .over() : nil, within: stage.home.childCoordinators.first,
        settles: false
      ) { flow in
        let act = { [weak flow] in request = flow?.finish() ?? request }
        switch moment {
        case .load: talker.onLoad = act
        case .willAppear: talker.onWillAppear = act
        case .appear: talker.onAppear = act
        case .willDisappear: talker.onWillDisappear = act
        case .disappear: talker.onDisappear = act
        }
        flow.onStart = { [weak talker] flow in if let talker { flow.show(talker) } }
      }
    }
    stage.settle()
    if moment == .willDisappear || moment == .disappear {
      #expect(stage.ends == [])
      try user.goBack()
    }
    #expect(stage.ends == ["flow"])
    if moment != .willDisappear, moment != .disappear { #expect(request?.outcome == .shown) }
    #expect(user.title == "O")
    #expect(weakTalker == nil)
    #expect(stage.titles() == ["Home", "O"])
    #expect(stage.faults == [])
  }

  @Test(
    "a flow that ends as its second screen comes takes both away, as does one around it",
    arguments: [true, false], [true, false])
  func finishedAsSecondComes(isPresented: Bool, isOuter: Bool) {
    let outer = stage.begin("outer", ["O"])
    let flow = stage.begin("flow", ["A"], isPresented ? .over() : nil, within: outer.object)
    var request: ShowRequest?
    stage.run {
      let talker = Talker()
      talker.title = "Talker"
      talker.onWillAppear = { [weak flow = flow.object, weak outer = outer.object] in
        request = isOuter ? outer?.finish() : flow?.finish()
      }
      flow.object?.show(talker)
    }
    stage.settle()
    #expect(stage.ends == (isOuter ? ["flow", "outer"] : ["flow"]))
    #expect(request?.outcome == .shown)
    #expect(stage.titles() == (isOuter ? ["Home"] : ["Home", "O"]))
    #expect(user.title == (isOuter ? "Home" : "O"))
  }

  enum Place: CaseIterable { case pushed, fullScreen, tab, sheet }

  @Test("a flow that ends as its screen loads is gone in each place", arguments: Place.allCases)
  func finishedAsItLoads(place: Place) {
    let bar = UITabBarController()
    let other = UINavigationController(rootViewController: stage.page("Other"))
    bar.viewControllers = [other]
    if place == .tab { stage.run { stage.stack.pushViewController(bar, animated: false) } }
    let way: FlowPresentation? =
      switch place {
      case .pushed: nil
      case .fullScreen: .present(from: stage.stack, style: .fullScreen)
      case .tab: .tab(of: bar, isSelected: true)
      case .sheet: .over()
      }
    var results: [String?] = []
    stage.run {
      let errand = Errand("flow", [])
      errand.stage = stage
      errand.onStart = { flow in
        let talker = Talker()
        talker.title = "Talker"
        talker.onLoad = { [weak flow] in flow?.finish(with: "nothing to do") }
        flow.show(talker, animated: true)
      }
      stage.home.run(errand, way) { results.append($0) }
    }
    stage.settle()
    #expect(results == ["nothing to do"])
    if place == .tab {
      #expect(bar.viewControllers == [other])
    } else {
      #expect(user.title == "Home")
    }
  }

  enum Leaving: CaseIterable { case report, drop }

  @Test(
    "a screen that a flow leaves as it comes is the flow's around it, though nobody else holds that one",
    arguments: Leaving.allCases, [true, false])
  func leavesScreen(leaving: Leaving, isPresented: Bool) throws {
    let outer = stage.begin("outer", ["O"])
    let talker = Talker()
    talker.title = "Talker"
    // It waits for that.
    stage.run { _ = outer.object?.present(stage.page("Before")) }
    stage.begin(
      "inner", [], isPresented ? .over() : nil, within: outer.object, settles: false
    ) { inner in
      talker.onLoad = { [weak inner, weak outer = outer.object] in
        guard let inner, let outer else { return }
        switch leaving {
        case .report: inner.didFinish?(inner)
        case .drop: outer.popCoordinator(inner)
        }
      }
      inner.onStart = { $0.show(talker) }
    }
    stage.settle()
    talker.onLoad = nil
    #expect(outer.object?.childCoordinators == [])
    #expect(stage.home.describeTree().contains("Talker"))
    stage.run { _ = outer.object?.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.faults == [])
  }
}
