import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that others pass steps of links on to.
@MainActor struct AskedFlowTests {
  private let stage: Stage
  private let root: Guide
  private let left: Guide

  init() throws {
    stage = try Stage()
    root = Guide("root", on: stage)
    left = root.child("left")
    left.ways = { _, _, _ in nil }
    root.ways = { [weak left] guide, _, _ in guide.name == "root" ? left.map { .ask($0) } : nil }
  }

  private func begin() {
    stage.run { root.start(.root(of: stage.window)) }
    stage.settle()
    stage.ends = []
  }

  private func open(_ link: Link) -> LinkOutcome? {
    var outcome: LinkOutcome?
    stage.run { root.open(link) { outcome = $0 } }
    stage.settle()
    return outcome
  }

  @Test func `links into a tab without a step take the place of one another`() throws {
    let bar = UITabBarController()
    root.first = nil
    let right = root.child("right")
    root.onStart = { [left, unowned bar] root in
      root.show(bar, animated: false)
      root.pushCoordinator(left, .tab(of: bar))
      root.pushCoordinator(right, .tab(of: bar))
    }
    begin()
    try stage.user.tap("right")
    for link in [[.page("A")], [.page("B")], [.flow("F"), .page("C")]] as [Link] {
      #expect(open(link) == .opened)
      #expect(root.link == link)
    }
    let stack = bar.viewControllers?.first as? UINavigationController
    #expect(bar.selectedIndex == 0)
    #expect(stage.titles(of: stack) == ["left", "F", "C"])
    #expect(open([.page("B")]) == .opened)
    #expect(stage.titles(of: stack) == ["left", "B"])
    #expect(stage.ends == ["F"])
    #expect(stage.faults == [])
  }

  enum Place: CaseIterable { case silentParent, pushed, sheet, root }

  @Test("one that lies over who passes the step on stays", arguments: Place.allCases)
  func asked(place: Place) {
    if place == .silentParent || place == .root { root.first = nil }
    root.onStart = { [left, stage] root in
      switch place {
      case .silentParent, .pushed: root.pushCoordinator(left)
      case .sheet: root.pushCoordinator(left, .over())
      case .root: root.pushCoordinator(left, .root(of: stage.window))
      }
    }
    begin()
    #expect(open([.page("A")]) == .opened)
    #expect(stage.ends == [])
    #expect(root.childCoordinators == [left])
    #expect(stage.user.title == "A")
    #expect(stage.faults == [])
  }

  @Test("a step that is passed on is not taken twice", arguments: ["page", "flow"])
  func twice(kind: String) {
    root.first = nil
    root.onStart = { [left, stage] in $0.pushCoordinator(left, .root(of: stage.window)) }
    begin()
    var outcomes: [LinkOutcome] = []
    for _ in 0..<2 {
      stage.run { root.take(LinkStep(kind, ["name": "A"])) { outcomes.append($0) } }
      stage.settle()
    }
    #expect(outcomes == [.opened, .opened])
    #expect(stage.titles() == ["left", "A"])
  }
}
