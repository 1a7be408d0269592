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
    #expect(keeper.asked.count == 1)
    #expect(bar.selectedIndex == 0)
    withExtendedLifetime(flows) {}
  }

  @Test func `guards of two trees in one sheet`() {
    let sheet = UINavigationController(rootViewController: stage.page("Base"))
    stage.run { stage.stack.present(sheet, animated: false) }
    let flows = ["A", "B"].map { start($0, .push(on: sheet)) }
    try? stage.user.swipeDown()
    #expect(keeper.asked.count == 1)
    #expect(stage.user.title == "B")
    withExtendedLifetime(flows) {}
  }
}
