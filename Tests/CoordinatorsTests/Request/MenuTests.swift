import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A menu is open, which UIKit shows by presenting a controller of its own: what came over that would go with it.
@MainActor struct MenuTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private var presented: [String] {
    var names: [String] = []
    var next = stage.window.rootViewController?.presentedViewController
    while let controller = next {
      names.append(controller is _UIMenuViewController ? "menu" : controller.title ?? "")
      next = controller.presentedViewController
    }
    return names
  }

  /// As a button does that has one.
  private func openMenu() {
    stage.run {
      let menu = _UIMenuViewController()
      menu.modalPresentationStyle = .overFullScreen
      stage.stack.present(menu, animated: true)
    }
    stage.settle()
    #expect(presented == ["menu"])
  }

  private func closeMenu() {
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
  }

  @Test func `what is asked for meanwhile comes when it has closed`() {
    openMenu()
    var outcome: RequestOutcome?
    stage.run {
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      stage.home.present(alert).whenDone { outcome = $0 }
    }
    stage.settle()
    #expect(presented == ["menu"])
    #expect(outcome == nil)
    closeMenu()
    #expect(presented == ["Alert"])
    #expect(outcome == .shown)
    #expect(stage.faults == [])
  }

  @Test func `so does a flow, which is not the menu's`() {
    openMenu()
    let flow = stage.begin("flow", ["Flow"], .over())
    #expect(presented == ["menu"])
    #expect(stage.ends == [])
    closeMenu()
    #expect(presented.count == 1)
    #expect(flow.object?.flowNavigationController?.topViewController?.title == "Flow")
    stage.run { _ = flow.object?.cancel() }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func `it is nobody's screen, and a flow that goes back beneath leaves it open`() {
    openMenu()
    let flow = stage.begin("flow", ["First", "Second"], .push(on: stage.stack))
    #expect(presented == ["menu"])
    #expect(!stage.home.describeTree().contains("_UIMenu"))
    var outcome: RequestOutcome?
    stage.run { flow.object?.goBack().whenDone { outcome = $0 } }
    stage.settle()
    #expect(outcome == .shown)
    #expect(stage.titles() == ["Home", "First"])
    #expect(presented == ["menu"])
    closeMenu()
    #expect(stage.ends == [])
  }
}

/// Named as UIKit names its own.
private final class _UIMenuViewController: UIViewController {}
