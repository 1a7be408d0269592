import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Which tab is selected, by whomever, is in the trace as of the next look.
@MainActor struct SelectedTabTests {
  private let stage: Stage
  private let log = TraceRecord()
  init() throws { stage = try Stage() }

  private var selected: [TraceEvent] {
    log.events.filter { if case .selected = $0 { true } else { false } }
  }

  private func trace() -> TraceSubscription {
    stage.home.trace { [log] in log.events.append($0) }
  }

  /// A bar of three tabs, each a flow's.
  private func begin() -> UITabBarController {
    let tabs = UITabBarController()
    stage.begin("bar", []) { $0.onStart = { $0.show(tabs) } }
    for title in ["A", "B", "C"] {
      stage.begin(title, [title], .tab(of: tabs)) { $0.linkStep = LinkStep(title) }
    }
    return tabs
  }

  enum Hand: CaseIterable { case user, code, link, start }

  @Test("told once each time", arguments: Hand.allCases)
  func told(hand: Hand) throws {
    let tracing = trace()
    let tabs = begin()
    // The first one has come with the bar.
    #expect(selected == [])
    for title in ["B", "C", "A"] {
      let index = tabs.viewControllers?.firstIndex { $0.tabBarItem.title == title } ?? 0
      switch hand {
      case .user: try stage.user.tap(title)
      case .code: stage.run { tabs.selectedIndex = index }
      case .link:
        stage.run { stage.home.open([LinkStep(title)]) { _ in } }
      case .start:
        stage.begin("next", ["Next"], .tab(of: tabs, isSelected: true))
      }
      stage.settle()
      let name = hand == .start ? "Next" : title
      #expect(tabs.tabBar.selectedItem?.title == name)
      #expect(selected == [.selected(tab: name, flow: "Errand")])
      log.events = []
      stage.run { stage.home.own(stage.page("Part")) }
      stage.settle()
      #expect(selected == [])
    }
    tracing.cancel()
  }

  @Test func `there and back between two looks is nothing, and two at once is the last`() {
    let tracing = trace()
    let tabs = begin()
    stage.run {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
    }
    stage.settle()
    #expect(selected == [])
    stage.run {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 2
    }
    stage.settle()
    #expect(selected == [.selected(tab: "C", flow: "Errand")])
    tracing.cancel()
  }

  @Test func `whoever listens from now on hears of what is selected since`() {
    let tabs = begin()
    stage.run { tabs.selectedIndex = 1 }
    stage.settle()
    let tracing = trace()
    stage.run { tabs.selectedIndex = 2 }
    stage.settle()
    #expect(selected == [.selected(tab: "C", flow: "Errand")])
    tracing.cancel()
  }

  @Test func `the next one that UIKit selects where one is removed`() {
    let tracing = trace()
    let tabs = begin()
    stage.run { tabs.viewControllers?.removeFirst() }
    stage.settle()
    #expect(selected == [.selected(tab: "B", flow: "Errand")])
    tracing.cancel()
  }

  @Test func `a bar of the app's own is that of the flow that is seen in it`() {
    let tabs = UITabBarController()
    let stacks = ["A", "B"].map { UINavigationController(rootViewController: stage.page($0)) }
    tabs.viewControllers = stacks
    let first = Visitor()
    stage.run {
      stage.window.rootViewController = tabs
      first.start(.push(on: stacks[0]))
      for stack in stacks {
        let visit = Visitor()
        visit.screen = stage.page("Visit")
        first.pushCoordinator(visit, .push(on: stack))
      }
    }
    stage.settle()
    let tracing = first.trace { [log] in log.events.append($0) }
    stage.run { tabs.selectedIndex = 1 }
    stage.settle()
    #expect(selected == [.selected(tab: "B", flow: "Visitor")])
    tracing.cancel()
  }

  private final class Visitor: Coordinator {
    var screen: UIViewController?
    override func start() { if let screen { show(screen) } }
  }
}
