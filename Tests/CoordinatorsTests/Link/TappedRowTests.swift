import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Rows of a list that are tapped while the detail of another is open, comes or goes.
@MainActor struct TappedRowTests: MasterDetailTesting {
  let scene: LinkScene
  let detail = UINavigationController()

  init() throws { scene = try LinkScene() }

  @Test func `a row that is tapped leaves the detail of another, which is asked`() {
    let list = start(in: .regular)
    let keeper = Gatekeeper()
    scene.stage.run { list.take(.flow("A")) }
    scene.stage.settle()
    keeper.hold(scene.flow("A"))
    scene.stage.run { list.take(.flow("B")) }
    scene.stage.settle()
    #expect(keeper.asked == ["link"])
    #expect(details == ["A"])
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(details == ["B"])
    #expect(scene.stage.ends == ["A"])
    #expect(scene.stage.faults == [])
  }

  /// The last of them is open then. The list is left.
  private func tapRows(
    _ names: String, _ gap: Double, in list: Guide, then check: () -> Void = {}
  ) {
    var outcomes: [LinkOutcome] = []
    for name in names {
      scene.stage.run { list.take(.flow("\(name)")) { outcomes.append($0) } }
      user.clock.advance(by: gap)
    }
    scene.stage.settle()
    #expect(details == ["None", String(names.suffix(1))])
    #expect(user.title == String(names.suffix(1)))
    #expect(outcomes.count == names.count)
    #expect(outcomes.last == .opened)
    #expect(outcomes.allSatisfy { $0 == .opened || $0 == .superseded })
    check()
    #expect(scene.stage.faults == [])
    scene.stage.run { _ = list.cancel(animated: false) }
    scene.stage.settle()
  }

  @Test(
    "of rows tapped quickly one after the other the last is open",
    arguments: [App.Device.Width.compact, .regular], ["AB", "ABC", "ABAB", "ABCA"])
  func quickly(width: App.Device.Width, names: String) {
    for (gap, isGuarded) in [(0, false), (0.05, false), (0.2, false), (0, true), (0.05, true)] {
      let list = start(in: width, Make(hasPlaceholder: true), isGuarded: isGuarded)
      tapRows(names, gap, in: list)
    }
  }

  @Test(
    "so it is while a detail that has finished slides out",
    arguments: [App.Device.Width.compact, .regular], ["BC", "BCB", "BCAC", "AA", "BB"])
  func whileOneSlidesOut(width: App.Device.Width, names: String) {
    for (gap, isGuarded) in [(0, false), (0.05, false), (0.2, false), (0, true)] {
      var asked = 0
      let list = start(in: width, Make(hasPlaceholder: true), isGuarded: isGuarded) { asked += 1 }
      scene.stage.run { list.take(.flow("A")) }
      scene.stage.settle()
      scene.stage.run { _ = scene.flow("A")?.finish() }
      user.clock.advance(by: 0.05)
      tapRows(names, gap, in: list) {
        // Nobody has seen what did not come.
        #expect(asked == 0)
      }
    }
  }

  enum Way: CaseIterable { case take, open }

  @Test(
    "a detail that has yet to come makes way for the next",
    arguments: [App.Device.Width.compact, .regular], Way.allCases)
  func yetToCome(width: App.Device.Width, way: Way) {
    let list = start(in: width, Make(hasPlaceholder: true))
    let ways = list.ways
    list.ways = { [weak detail] guide, step, path in
      guard step == .flow("A"), let detail else { return ways(guide, step, path) }
      let loading = guide.child("A")
      loading.first = nil
      return .start(loading, .push(on: detail))
    }
    scene.stage.run { list.take(.flow("A")) }
    scene.stage.settle()
    #expect(scene.flow("A") != nil)
    var outcome: LinkOutcome?
    scene.stage.run {
      switch way {
      case .take: list.take(.flow("B")) { outcome = $0 }
      case .open: scene.root.open(["list", .flow("B")]) { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.stage.ends == ["A"])
    #expect(details == ["None", "B"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a row that is tapped while a finger pulls at the detail waits for that",
    arguments: ["A", "B", "BC"], [false, true])
  func underAFinger(names: String, isPulledOut: Bool) throws {
    let list = start(in: .regular, Make(hasPlaceholder: true))
    scene.open(["list", .flow("A")])
    try user.swipeBack(.begin)
    #expect(detail.transitionCoordinator?.isInteractive == true)
    for name in names { scene.stage.run { list.take(.flow("\(name)")) } }
    user.clock.advance(by: 0.1)
    try user.swipeBack(isPulledOut ? .complete : .cancel)
    scene.stage.settle()
    #expect(details == ["None", String(names.suffix(1))])
    #expect(scene.stage.faults == [])
  }

  @Test("the last of two is open where a sheet comes over the columns", arguments: [0, 0.1, 0.2])
  func beneathASheet(gap: TimeInterval) {
    let list = start(in: .regular, Make(hasPlaceholder: true))
    scene.stage.run {
      list.pushCoordinator(list.child("sheet"), .over(style: .fullScreen))
      list.take(.flow("A"))
    }
    user.clock.advance(by: gap)
    scene.stage.run { list.take(.flow("B")) }
    scene.stage.settle()
    #expect(details == ["None", "B"])
    #expect(scene.flow("A") == nil)
    #expect(scene.stage.faults == [])
  }
}
