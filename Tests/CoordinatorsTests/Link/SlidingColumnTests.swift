import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Steps to details in a collapsed split view, which come while the column slides in for one before.
@MainActor struct SlidingColumnTests {
  private let scene: LinkScene
  private let list: Guide
  private let detail = UINavigationController()

  init() throws {
    scene = try LinkScene()
    list = scene.root.child("list")
    list.first = nil
    detail.viewControllers = [scene.stage.page("None")]
    list.onStart = { [detail] list in list.showList(beside: detail) }
    list.ways = { [weak detail] guide, step, _ in
      guard step.name == "flow", guide.name == "list", let detail else { return nil }
      return .start(guide.child(step["name"] ?? ""), .push(on: detail))
    }
    scene.root.ways = { [weak list] _, _, _ in list.map { .ask($0) } }
    scene.user.resize(to: .compact)
    let front = scene.front
    scene.stage.run {
      scene.root.pushCoordinator(list, .present(from: front, style: .fullScreen))
    }
    scene.stage.settle()
    #expect(scene.user.title == "List")
  }

  /// In the last the root flow takes it, and asks the list's.
  enum Way: CaseIterable {
    case take, open, ask
    static let pairs = allCases.flatMap { first in allCases.map { (first, $0) } }
    static let fours = pairs.flatMap { first in pairs.map { [first.0, first.1, $0.0, $0.1] } }
  }

  private func go(_ name: String, _ way: Way, then handler: @escaping (LinkOutcome) -> Void) {
    scene.stage.run {
      switch way {
      case .take: list.take(.flow(name), then: handler)
      case .open: list.open([.flow(name)], then: handler)
      case .ask: scene.root.take(.flow(name), then: handler)
      }
    }
  }

  private func expectTwo() {
    #expect(scene.user.title == "2")
    #expect(detail.viewControllers.map(\.title) == ["None", "2"])
    #expect(scene.flow("1") == nil)
    #expect(scene.stage.faults == [])
  }

  @Test(
    "the last of two is open in the end", arguments: [nil, 0, 0.1, 0.3, 0.4, 0.6], Way.pairs)
  func quickly(gap: TimeInterval?, ways: (first: Way, last: Way)) {
    var outcomes: [LinkOutcome] = []
    go("1", ways.first) { outcomes.append($0) }
    if let gap { scene.user.clock.advance(by: gap) }
    go("2", ways.last) { outcomes.append($0) }
    scene.stage.settle()
    #expect(outcomes.count == 2)
    #expect(outcomes.last == .opened)
    expectTwo()
  }

  @Test("the last of four is open in the end", arguments: [0, 0.05, 0.1, 0.2, 0.36], Way.fours)
  func several(gap: TimeInterval, ways: [Way]) {
    var outcomes: [LinkOutcome] = []
    for (name, way) in zip(["3", "1", "4", "2"], ways) {
      go(name, way) { outcomes.append($0) }
      scene.user.clock.advance(by: gap)
    }
    scene.stage.settle()
    #expect(outcomes.count == 4)
    #expect(outcomes.last == .opened)
    expectTwo()
  }

  @Test(
    "one to the next is open, where the first is done while it comes",
    arguments: [0.1, 0.36, 0.4, 0.5, 0.6, 0.69], Way.allCases)
  func doneMeanwhile(moment: TimeInterval, way: Way) {
    var outcome: LinkOutcome?
    go("1", .take) { _ in }
    scene.user.clock.advance(by: moment)
    scene.stage.run { _ = scene.flow("1")?.finish() }
    go("2", way) { outcome = $0 }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.stage.ends == ["1"])
    expectTwo()
  }

  @Test(
    "a flow on the list's stack, over a detail, goes on beneath what it leads to",
    arguments: Way.allCases)
  func overADetail(way: Way) throws {
    go("1", .take) { _ in }
    scene.stage.settle()
    let above = list.child("above")
    above.linkStep = "above"
    above.ways = { [weak detail] guide, step, _ in
      detail.map { .start(guide.child(step["name"] ?? ""), .push(on: $0)) }
    }
    let primary = try #require(detail.navigationController)
    scene.stage.run { list.pushCoordinator(above, .push(on: primary)) }
    scene.stage.settle()
    #expect(scene.user.title == "above")
    var outcome: LinkOutcome?
    scene.stage.run {
      switch way {
      case .take: above.take(.flow("2")) { outcome = $0 }
      case .open: above.open([.flow("2")]) { outcome = $0 }
      case .ask: list.open(["above", .flow("2")]) { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.user.title == "2")
    #expect(scene.stage.ends == [])
    #expect(scene.flow("above")?.childCoordinators.count == 1)
    #expect(scene.stage.faults == [])
  }
}
