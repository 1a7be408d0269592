import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow without a way of its own, within one that has a way but has shown nothing yet.
@MainActor struct BorrowedWayTests {
  enum Way: CaseIterable { case present, root, tab, push }

  private func presentation(_ way: Way, _ stage: Stage) -> FlowPresentation {
    switch way {
    case .present: .present(from: stage.stack)
    case .root: .root(of: UIWindow(frame: .zero))
    case .tab: .tab(of: UITabBarController())
    case .push: .push(on: stage.stack)
    }
  }

  @Test(
    "It is shown in that way; what the outer flow shows next comes on top", arguments: Way.allCases)
  func shown(_ way: Way) throws {
    let stage = try Stage()
    // Held by nothing but the way itself, as it would be by an app.
    let presentation = stage.run { self.presentation(way, stage) }
    let outer = stage.begin("outer", [], presentation, settles: false)
    let inner = stage.begin("inner", ["First"], within: outer.object)
    #expect(inner.object?.requests.first?.outcome == .shown)
    _ = stage.run { outer.object?.show("Second") }
    stage.settle()
    let stack = outer.object?.flowNavigationController
    #expect(stage.titles(of: stack).suffix(2) == ["First", "Second"])
    #expect(stack === inner.object?.flowNavigationController)
    withExtendedLifetime(presentation) {}
    #expect(stage.faults.isEmpty)
  }

  enum First: CaseIterable { case page, tabs, tabsWithFlow, columns, alert }

  /// A flow that shows nothing itself, in a sheet, and one within it.
  private func beginBoth(
    _ first: First, in stage: Stage
  ) -> (outer: Weakly<Errand>, inner: Weakly<Errand>) {
    let outer = stage.begin("outer", [], .present(from: stage.stack), settles: false)
    return (outer, beginInner(first, within: outer, in: stage))
  }

  private func beginInner(
    _ first: First, within outer: Weakly<Errand>, in stage: Stage
  ) -> Weakly<Errand> {
    stage.begin("inner", [], within: outer.object) { inner in
      inner.onStart = { [weak stage] inner in
        guard let stage else { return }
        let page = stage.page("First")
        switch first {
        case .page: inner.show(page)
        case .alert:
          inner.show(UIAlertController(title: "First", message: nil, preferredStyle: .alert))
        case .tabs, .tabsWithFlow:
          let tabs = UITabBarController()
          if first == .tabs {
            tabs.viewControllers = [UINavigationController(rootViewController: page)]
          }
          inner.show(tabs)
          if first == .tabsWithFlow {
            stage.begin("tab", ["First"], .tab(of: tabs), within: inner, settles: false)
          }
        case .columns:
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(UINavigationController(rootViewController: page), for: .primary)
          inner.show(split)
        }
      }
    }
  }

  @Test(
    "Swiped down, both end, the inner one first",
    arguments: [First.page, .tabs, .tabsWithFlow, .columns])
  func swipedDown(_ first: First) throws {
    let stage = try Stage()
    _ = beginBoth(first, in: stage)
    try stage.user.swipeDown()
    #expect(stage.ends.filter { $0 != "tab" } == ["inner", "outer"])
    #expect(stage.user.title == "Home")
    #expect(stage.alive.isEmpty)
  }

  @Test(
    "The inner flow ends, and takes away all that both have: both end", arguments: First.allCases,
    [true, false])
  func finished(_ first: First, isCancelled: Bool) throws {
    let stage = try Stage()
    let (_, inner) = beginBoth(first, in: stage)
    let request = stage.run { isCancelled ? inner.object?.cancel() : inner.object?.finish() }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.ends.filter { $0 != "tab" } == ["inner", "outer"])
    #expect(stage.user.title == "Home")
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.alive.isEmpty)
    #expect(stage.faults.isEmpty)
  }

  @Test(
    "What has come over the inner flow meanwhile stays", arguments: First.allCases, [true, false])
  func nextBefore(_ first: First, isFlow: Bool) throws {
    let stage = try Stage()
    let (outer, inner) = beginBoth(first, in: stage)
    stage.run {
      if isFlow {
        stage.begin("next", ["Next"], within: outer.object, settles: false)
      } else {
        outer.object?.show("Next")
      }
      inner.object?.finish()
    }
    stage.settle()
    #expect(stage.user.title == "Next")
    #expect(stage.ends.filter { $0 != "tab" } == ["inner"])
    #expect(stage.faults.isEmpty)
  }

  @Test("What the outer flow asks for next comes in its way once more", arguments: First.allCases)
  func next(_ first: First) throws {
    let stage = try Stage()
    let (outer, inner) = beginBoth(first, in: stage)
    inner.object?.didFinish = { [weak stage] _ in
      stage?.ends.append("inner")
      stage?.begin("next", ["Next"], within: outer.object, settles: false)
    }
    _ = stage.run { inner.object?.finish() }
    stage.settle()
    #expect(stage.user.title == "Next")
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends.filter { $0 != "tab" } == ["inner"])
    try stage.user.swipeDown()
    #expect(stage.ends.filter { $0 != "tab" } == ["inner", "next", "outer"])
    #expect(stage.alive.isEmpty)
    #expect(stage.faults.isEmpty)
  }

  enum Around: CaseIterable { case root, fullScreen }

  /// The same in a window, or over the whole of one.
  private func beginBoth(
    _ first: First, in around: Around, _ stage: Stage
  ) -> (outer: Weakly<Errand>, inner: Weakly<Errand>) {
    let outer = stage.begin(
      "outer", [], around == .root ? .root(of: stage.window) : .over(style: .fullScreen),
      settles: false)
    let inner = beginInner(first, within: outer, in: stage)
    stage.settle()
    return (outer, inner)
  }

  enum Going: CaseIterable { case swiped, finished, link }

  @Test(
    "What has come over the inner flow goes, and that goes on",
    arguments: First.allCases.dropLast(),
    Around.allCases)
  func goesOn(first: First, around: Around) throws {
    for going in Going.allCases {
      let stage = try Stage()
      let (outer, inner) = beginBoth(first, in: around, stage)
      let (screen, tree) = (stage.user.screen, stage.run { outer.object?.describeTree() })
      let sheet = stage.begin("sheet", ["Sheet"], .over(), within: inner.object)
      #expect(stage.user.title == "Sheet")
      var outcome: LinkOutcome?
      switch going {
      case .swiped: try stage.user.swipeDown()
      case .finished: stage.run { _ = sheet.object?.finish() }
      case .link: stage.run { inner.object?.open([]) { outcome = $0 } }
      }
      stage.settle()
      if going == .link { #expect(outcome == .opened) }
      #expect(stage.user.screen == screen)
      #expect(stage.run { outer.object?.describeTree() } == tree)
      #expect(stage.ends.filter { $0 != "home" } == ["sheet"])
      #expect(inner.object != nil)
      #expect(stage.run { outer.object?.save().omissions } == [])
      #expect(stage.faults == [])
    }
  }

  enum Asks: CaseIterable { case show, flow, over, newStack, goBack, link }

  @Test(
    "The outer flow goes on where the inner one has shown itself",
    arguments: First.allCases, Around.allCases)
  func outerGoesOn(first: First, around: Around) throws {
    for asks in Asks.allCases {
      let stage = try Stage()
      let (outer, _) = beginBoth(first, in: around, stage)
      let screen = stage.user.screen
      let flow = try #require(outer.object)
      flow.ways = { [unowned stage] step in
        let next = Errand(step.name, [step.name])
        next.stage = stage
        return .start(next, .over())
      }
      let new = UINavigationController()
      var outcome: LinkOutcome?
      stage.run {
        switch asks {
        case .show: flow.show("Next")
        case .flow: stage.begin("next", ["Next"], within: flow, settles: false)
        case .over: stage.begin("next", ["Next"], .over(), within: flow, settles: false)
        case .newStack:
          stage.begin("next", ["Next"], .push(on: new), within: flow, settles: false)
          _ = flow.present(new)
        case .goBack, .link: _ = flow.present(stage.page("Next"))
        }
      }
      stage.settle()
      #expect(stage.user.title == "Next")
      #expect(stage.ends.filter { $0 != "home" } == [])
      if asks == .goBack {
        let request = stage.run { flow.goBack() }
        stage.settle()
        #expect(request.outcome == .shown)
        #expect(stage.user.screen == screen)
      } else if asks == .link {
        stage.run { flow.open(["linked"]) { outcome = $0 } }
        stage.settle()
        #expect(outcome == .opened)
        #expect(stage.user.title == "linked")
        #expect(!stage.alive.contains("Next"))
      }
      #expect(stage.faults == [])
    }
  }

  @Test(
    "What the outer flow shows over it without a step is named as not kept",
    arguments: [First.tabs, .tabsWithFlow, .columns], Around.allCases)
  func notKept(first: First, around: Around) throws {
    let stage = try Stage()
    let (outer, _) = beginBoth(first, in: around, stage)
    let flow = try #require(outer.object)
    stage.run { _ = flow.show(stage.page("Next")) }
    stage.settle()
    #expect(stage.user.title == "Next")
    let omissions = stage.run { flow.save().omissions }
    #expect(omissions.map(\.name) == ["UIViewController"])
    #expect(stage.faults == [])
  }

  @Test("What comes over a flow that shows nothing itself comes over what runs within it")
  func overInner() throws {
    let stage = try Stage()
    let bar = UITabBarController()
    let outer = stage.begin("outer", [], .present(from: stage.stack)) { [bar] in
      $0.onStart = { $0.show(bar) }
    }
    stage.begin("chosen", ["C"], .tab(of: bar), within: outer.object)
    let hidden = stage.begin("hidden", ["H"], .tab(of: bar), within: outer.object)
    let silent = stage.begin("silent", [], within: hidden.object)
    stage.begin("beneath", ["S"], .push(on: stage.stack), within: silent.object)
    let over = stage.begin("over", ["O"], .over(), within: silent.object)
    #expect(over.object?.requests.first?.outcome == .shown)
    #expect(stage.titles() == ["Home", "S"])
    #expect(stage.user.title == "O")
  }
}
