import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Guards of two trees in one place: each passes on to the other.
@MainActor struct GuardsOfTwoTreesTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  init() throws { stage = try Stage() }

  private func start(_ name: String, _ way: FlowPresentation) -> Errand {
    let errand = Errand(name, [name])
    errand.stage = stage
    keeper.hold(errand, name)
    stage.run { errand.start(way) }
    stage.settle()
    return errand
  }

  @Test func `guards of two trees on one stack`() {
    let flows = ["A", "B"].map { start($0, .push(on: stage.stack)) }
    try? stage.user.swipeBack()
    #expect(keeper.asked == ["B swipeBack"])
    #expect(stage.user.title == "B")
    withExtendedLifetime(flows) {}
  }

  @Test func `guards of two trees in one tab bar`() {
    let bar = UITabBarController()
    let stacks = ["X", "Y"].map { UINavigationController(rootViewController: stage.page($0)) }
    for (stack, title) in zip(stacks, ["X", "Y"]) { stack.title = title }
    bar.viewControllers = stacks
    stage.run { stage.window.rootViewController = bar }
    let flows = ["A", "B"].map { start($0, .push(on: stacks[0])) }
    try? stage.user.tap("Y")
    expectBothAsked(.tab, held: 0, left: 1) { bar.selectedIndex }
    withExtendedLifetime(flows) {}
  }

  @Test func `guards of two trees in one sheet`() {
    let sheet = UINavigationController(rootViewController: stage.page("Base"))
    stage.run { stage.stack.present(sheet, animated: false) }
    let flows = ["A", "B"].map { start($0, .push(on: sheet)) }
    try? stage.user.swipeDown()
    expectBothAsked(.swipeDown, held: "B", left: "Home") { stage.user.title }
    withExtendedLifetime(flows) {}
  }

  @Test("one of them stays", arguments: [true, false])
  func stays(first: Bool) {
    let sheet = UINavigationController(rootViewController: stage.page("Base"))
    stage.run { stage.stack.present(sheet, animated: false) }
    let flows = ["A", "B"].map { start($0, .push(on: sheet)) }
    try? stage.user.swipeDown()
    if !first { stage.run { keeper.give(true) } }
    stage.run { keeper.give(false) }
    stage.settle()
    #expect(keeper.asked.count == (first ? 1 : 2))
    #expect(stage.user.title == "B")
    #expect(stage.titles(of: sheet) == ["Base", "A", "B"])
    withExtendedLifetime(flows) {}
  }

  @Test func `a link leaves the flow of another tree, which is asked`() {
    stage.home.ways = { [weak stage] _ in .show(stage?.page("L") ?? UIViewController()) }
    let flow = start("A", .present(from: stage.stack))
    var outcomes: [LinkOutcome] = []
    stage.run { stage.home.open(["x"]) { outcomes.append($0) } }
    stage.settle()
    #expect(keeper.asked == ["A link"])
    #expect(stage.user.title == "A")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(outcomes == [.opened])
    #expect(stage.user.title == "L")
    withExtendedLifetime(flow) {}
  }

  /// Each is asked before anything moves, once.
  private func expectBothAsked<Place: Equatable>(
    _ way: WayOut, held: Place, left: Place, _ place: () -> Place
  ) {
    #expect(keeper.asked.count == 1)
    #expect(place() == held)
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(keeper.asked.sorted() == ["A \(way.rawValue)", "B \(way.rawValue)"])
    #expect(place() == held)
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(place() == left)
    #expect(keeper.asked.count == 2)
    #expect(stage.faults == [])
  }
}
