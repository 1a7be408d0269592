import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a user is told of a way out that a guard holds: it is refused only where nothing comes of it.
@MainActor struct HeldExitTests {
  enum Way: CaseIterable { case back, swipeBack, swipeDown, tab }
  enum Answer: CaseIterable { case yes, question, no }

  @Test(arguments: Way.allCases, Answer.allCases)
  func isRefusedWhereNothingComesOfIt(way: Way, answer: Answer) throws {
    let stage = try Stage()
    let tabs = UITabBarController()
    let stacks = ["X", "Y"].map { UINavigationController(rootViewController: stage.page($0)) }
    for (stack, title) in zip(stacks, ["X", "Y"]) { stack.title = title }
    tabs.viewControllers = stacks
    if way == .tab { stage.run { stage.window.rootViewController = tabs } }
    let flow = stage.begin(
      "flow", ["A"], way == .swipeDown ? .over() : .push(on: way == .tab ? stacks[0] : stage.stack))
    flow.object?.canLeave = { [weak flow = flow.object] _, decide in
      switch answer {
      case .yes: decide(true)
      case .no: decide(false)
      case .question:
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in decide(true) })
        _ = flow?.present(alert)
      }
    }
    func go() throws {
      switch way {
      case .back: try stage.user.goBack()
      case .swipeBack: try stage.user.swipeBack()
      case .swipeDown: try stage.user.swipeDown()
      case .tab: try stage.user.tap("Y")
      }
    }
    if answer == .no, way != .back {
      #expect(throws: UserError.self) { try go() }
    } else {
      try go()
    }
    #expect(
      stage.user.title
        == (answer == .question ? "Discard?" : answer == .no ? "A" : stage.user.title))
    if answer == .question { try stage.user.tap("Yes") }
    if way == .tab { #expect(tabs.selectedIndex == (answer == .no ? 0 : 1)) }
    if way != .tab { #expect(stage.ends == (answer == .no ? [] : ["flow"])) }
    #expect(stage.faults == [])
  }
}
