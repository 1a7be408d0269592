import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links from the first flow of a tree that runs beside screens of the app's own.
@MainActor struct LoneLinkTests {
  private let stage: Stage
  private let flow: Guide

  init() throws {
    let stage = try Stage()
    self.stage = stage
    flow = stage.run { Guide("lone", on: stage) }
    stage.run {
      stage.window.rootViewController = UINavigationController(
        rootViewController: stage.page("Base"))
    }
    stage.settle()
  }

  private func open(_ link: Link) -> LinkOutcome? {
    var outcome: LinkOutcome?
    stage.run { flow.open(link) { outcome = $0 } }
    stage.settle()
    return outcome
  }

  enum Way: CaseIterable { case pushed, sheet, full, inSheet }

  @Test("what the app has shown itself is in no link's way", arguments: Way.allCases)
  func opens(way: Way) throws {
    let sheet = UINavigationController(rootViewController: stage.page("Sheet"))
    if way == .inSheet { stage.run { stage.stack.present(sheet, animated: false) } }
    let presentation: FlowPresentation =
      switch way {
      case .pushed: .push(on: stage.stack)
      case .sheet: .present(from: stage.stack)
      case .full: .present(from: stage.stack, style: .fullScreen)
      case .inSheet: .push(on: sheet)
      }
    stage.run { flow.start(presentation) }
    stage.settle()
    #expect(open([]) == .opened)
    #expect(open([.page("P")]) == .opened)
    #expect(flow.link == [.page("P")])
    #expect(open([.page("Q"), .flow("F")]) == .opened)
    #expect(flow.link == [.page("Q"), .flow("F")])
    #expect(open([]) == .opened)
    let beneath: [String] =
      switch way {
      case .pushed: ["Base"]
      case .sheet, .full: []
      case .inSheet: ["Sheet"]
      }
    #expect(stage.titles(of: flow.flowNavigationController) == beneath + ["lone"])
    #expect((stage.stack.presentedViewController == nil) == (way == .pushed))
    #expect(stage.ends == ["F"])
  }

  @Test func `a link to a flow in a tab of the app's own goes there`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: stage.page("Other"))]
    stage.run {
      stage.window.rootViewController = tabs
      flow.start(.tab(of: tabs, isSelected: true))
    }
    stage.settle()
    for link in [[], [.page("P")]] as [Link] {
      tabs.selectedIndex = 0
      stage.settle()
      #expect(open(link) == .opened)
      #expect(tabs.selectedIndex == 1)
      #expect(flow.link == link)
    }
  }
}
