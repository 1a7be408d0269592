import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A first flow that nobody has told where to show itself.
@MainActor struct NowhereTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  enum Start: CaseIterable { case root, plain, over, inHolder }

  @Test("it is told how to mend that", arguments: Start.allCases)
  func told(start: Start) {
    let lone = stage.run { Errand("lone", ["A"]) }
    let holder = stage.run { Coordinator() }
    var problems: [String] = []
    let subscription = stage.run {
      (start == .inHolder ? holder : lone).trace {
        if case .problem(let text) = $0 { problems.append(text) }
      }
    }
    let window = stage.run { UIWindow(frame: .zero) }
    stage.run {
      switch start {
      case .root: lone.start(.root(of: window))
      case .plain: lone.start()
      case .over: lone.start(.over())
      case .inHolder: holder.pushCoordinator(lone)
      }
    }
    stage.settle()
    subscription.cancel()
    #expect(lone.outcomes == [start == .root ? .shown : .refused(.nowhereToShow)])
    let advice =
      switch start {
      case .root: ""
      case .plain:
        "Start it with start(.root(of: window)), or set its flowPresentation before it shows anything."
      case .over, .inHolder:
        "Nothing is shown around it: say where it comes, as by .present(from: screen)."
      }
    let problem = "Errand has nowhere to show UIViewController. \(advice)"
    #expect(problems == (start == .root ? [] : [problem]))
  }

  @Test func `a first flow is over where what it was to come from goes`() async {
    let place = stage.run {
      let place = stage.page("Place")
      stage.stack.pushViewController(place, animated: false)
      return Weakly(place)
    }
    stage.settle()
    let lone = stage.run { Errand("lone", ["A"]) }
    lone.stage = stage
    lone.didFinish = { [stage] _ in stage.ends.append("lone") }
    stage.run {
      stage.stack.popViewController(animated: true)
      if let place = place.object { lone.start(.present(from: place)) }
    }
    stage.settle()
    await stage.turns()
    #expect(lone.outcomes == [.refused(.nowhereToShow)])
    #expect(stage.ends == ["lone"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.user.title == "Home")
  }

  @Test func `what is to come from a covered screen comes over what covers it`() {
    let place = stage.page("Place")
    stage.run { stage.stack.setViewControllers([place, stage.page("Above")], animated: false) }
    stage.settle()
    let lone = stage.run { Errand("lone", ["A"]) }
    lone.stage = stage
    stage.run { lone.start(.present(from: place)) }
    stage.settle()
    #expect(lone.outcomes == [.shown])
    #expect(stage.user.title == "A")
    #expect(stage.titles() == ["Place", "Above"])
    #expect(stage.faults == [])
  }

  /// Where a presenter is that nobody sees, and that the app keeps.
  enum Cover: CaseIterable { case tab, stackInTab }

  @Test(
    "so it is where the window's root is swapped, though the app keeps the place",
    arguments: Cover.allCases)
  func rootIsSwapped(cover: Cover) async {
    let place = stage.page("Place")
    stage.run {
      let tabs = UITabBarController()
      let tab = cover == .tab ? place : UINavigationController(rootViewController: place)
      tabs.viewControllers = [stage.page("First"), tab]
      stage.window.rootViewController = tabs
    }
    stage.settle()
    let lone = stage.run { Errand("lone", ["A"]) }
    lone.stage = stage
    lone.didFinish = { [stage] _ in stage.ends.append("lone") }
    stage.run { lone.start(.present(from: place)) }
    stage.settle()
    #expect(lone.outcomes == [nil])
    stage.run { stage.window.rootViewController = stage.page("Other") }
    await stage.turns()
    #expect(lone.outcomes == [.refused(.nowhereToShow)])
    #expect(stage.ends == ["lone"])
    #expect(stage.user.title == "Other")
  }

  @Test(
    "a tab may come in a bar that has not been shown yet, or that the app shows by itself",
    arguments: [true, false])
  func barIsToCome(hasBeenShown: Bool) {
    let bar = stage.run { UITabBarController() }
    if hasBeenShown {
      stage.run { stage.stack.present(bar, animated: true) }
      stage.settle()
      stage.run { stage.stack.dismiss(animated: true) }
      stage.settle()
    }
    let early = stage.run { Errand("early", ["E"]) }
    stage.run { stage.home.pushCoordinator(early, .tab(of: bar)) }
    stage.settle()
    #expect(early.outcomes == [.shown])
    stage.run { stage.stack.present(bar, animated: true) }
    stage.settle()
    #expect(stage.user.title == "E")
    #expect(stage.home.childCoordinators == [early])
  }

  @Test func `a child that only presents, and may not, is over`() {
    // What is on screen already is not shown again.
    let child = stage.begin("child", []) { child in
      child.onStart = { $0.present($0.stage?.stack ?? UIViewController()) }
    }
    #expect(child.object == nil)
    #expect(stage.ends == ["child"])
    #expect(stage.home.childCoordinators == [])
  }

  @Test func `so is one that only presents, and is merged with another`() {
    stage.home.policy = .merge
    for name in ["one", "two"] {
      stage.begin(name, [], settles: false) { child in
        child.onStart = { $0.present($0.stage?.page(name) ?? UIViewController()) }
      }
    }
    stage.settle()
    #expect(stage.user.title == "one")
    #expect(stage.ends == ["two"])
    #expect(stage.home.childCoordinators.count == 1)
    #expect(stage.alive == ["one", "one"])
  }

  @Test("what UIKit lets nobody push is refused on a stack", arguments: [0, 1, 2])
  func notPushed(index: Int) throws {
    let stage = try Stage()
    let screens = [
      UINavigationController(rootViewController: UIViewController()),
      UISplitViewController(style: .doubleColumn),
      UIAlertController(title: "Alert", message: nil, preferredStyle: .alert),
    ]
    let request = stage.run { stage.home.show(screens[index]) }
    stage.settle()
    #expect(request.outcome == .refused(.refusedByUIKit))
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }
}
