import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A drawer, as apps write them: plain flows each have a stack in it, of which nobody tells the library.
@MainActor struct OwnContainerTests: PlainAppTesting {
  let stage: Stage
  let app = Plain()
  private let drawer = UIViewController()
  private let stacks = [UINavigationController(), UINavigationController()]
  init() throws { stage = try Stage() }

  /// How a section shows a sheet.
  enum Way: CaseIterable { case plain, byVerb }

  private func open(_ stack: UINavigationController) {
    for former in drawer.children {
      former.willMove(toParent: nil)
      former.view.removeFromSuperview()
      former.removeFromParent()
    }
    drawer.addChild(stack)
    stack.view.frame = drawer.view.bounds
    drawer.view.addSubview(stack.view)
    stack.didMove(toParent: drawer)
  }

  private func startSections(_ lines: Lines) {
    start {
      stage.window.rootViewController = drawer
      for (name, stack) in zip(["one", "two"], stacks) {
        open(stack)
        begin(name, lines, within: app) { [stage] _ in stack.viewControllers = [stage.page(name)] }
      }
      open(stacks[0])
    }
  }

  private func beginSheet(
    _ name: String, _ way: Way, _ lines: Lines, within section: Coordinator,
    on stack: UINavigationController
  ) {
    begin(name, lines, within: section) { [stage] sheet in
      let page = stage.page(name)
      switch way {
      case .plain:
        stack.present(UINavigationController(rootViewController: page), animated: true)
      case .byVerb:
        sheet.flowPresentation = .present(from: stack)
        sheet.show(page)
      }
    }
  }

  @Test(
    "a section outlasts the sheets that it shows",
    arguments: [(Lines.appendThenStart, Way.plain), (.pushCoordinator, .plain)]
      + Lines.allCases.map { ($0, .byVerb) })
  func sheets(row: (lines: Lines, way: Way)) throws {
    startSections(.pushCoordinator)
    for (index, section) in app.childCoordinators.enumerated() {
      stage.run { open(stacks[index]) }
      stage.settle()
      for _ in 0..<2 {
        stage.ends = []
        stage.run { beginSheet("sheet", row.way, row.lines, within: section, on: stacks[index]) }
        stage.settle()
        #expect(stage.user.title == "sheet")
        try stage.user.swipeDown()
        #expect(stage.ends == ["sheet"])
      }
    }
    #expect(app.childCoordinators.count == 2)
  }
}
