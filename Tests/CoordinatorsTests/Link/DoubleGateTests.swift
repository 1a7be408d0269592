import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Two taps on a button that takes a step behind a gate.
@MainActor struct DoubleGateTests {
  @Test("one gate comes", arguments: ["double tap", "two takes", "control: no gate", "control: open twice", "two fingers"])
  func once(how: String) throws {
    let scene = try LinkScene()
    var isOpen = how == "control: no gate"
    scene.root.ways = { guide, step, _ in
      guard step == "buy" else { return nil }
      return isOpen ? .start(guide.child("Buy")) : .pass(guide.child("SignIn"), then: .start(guide.child("Buy")))
    }
    var outcomes: [LinkOutcome] = []
    let act: () -> Void = { [weak root = scene.root] in
      if how == "control: open twice" { root?.open(["buy"]) { outcomes.append($0) } } else { root?.take("buy") { outcomes.append($0) } }
    }
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Buy now") { _ in act() })
    let item2 = UIBarButtonItem(primaryAction: UIAction(title: "Buy here") { _ in act() })
    scene.stage.stack.topViewController?.navigationItem.rightBarButtonItems = [item, item2]
    if how == "double tap" { try scene.user.doubleTap("Buy now") }
    else if how == "two fingers" { try scene.user.together { try scene.user.tap("Buy now"); try? scene.user.tap("Buy here") } }
    else { scene.stage.run { act(); act() } }
    scene.stage.settle()
    print("double", how, scene.titles, scene.flows, outcomes)
    #expect(scene.titles == (isOpen ? "root Buy" : "root | SignIn"))
    #expect(scene.flows == (isOpen ? "root(Buy)" : "root(SignIn)"))
    isOpen = true
    scene.stage.run { _ = (scene.root.childCoordinators.last as? Guide)?.name == "SignIn" ? scene.root.childCoordinators.last?.finish() : nil }
    scene.stage.settle()
    print("   then", scene.titles, scene.flows, outcomes)
    #expect(scene.titles == "root Buy")
  }

  @Test("one gate comes that is pushed, or waits", arguments: ["push", "waits", "waits over"])
  func pushed(how: String) throws {
    let scene = try LinkScene()
    var isOpen = false
    scene.root.ways = { guide, step, _ in
      guard step == "buy" else { return nil }
      return isOpen ? .start(guide.child("Buy")) : .pass(guide.child("SignIn"), how == "waits over" ? nil : .push(on: guide.flowNavigationController!), then: .start(guide.child("Buy")))
    }
    var outcomes: [LinkOutcome] = []
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Buy now") { [weak root = scene.root] _ in root?.take("buy") { outcomes.append($0) } })
    scene.stage.stack.topViewController?.navigationItem.rightBarButtonItem = item
    if how != "push" {
      scene.stage.run { scene.root.show(scene.root.page("P")) }
      scene.stage.settle()
      scene.user.waitsForTransitions = false
      try scene.user.goBack()
      // The list is on its way back; the user taps twice.
      for _ in 0..<2 { do { try scene.user.tap("Buy now") } catch { print(error) } }
      scene.user.waitsForTransitions = true
    } else { try scene.user.doubleTap("Buy now") }
    scene.stage.settle()
    print("pushed", how, scene.titles, scene.flows, outcomes)
    #expect(scene.flows == "root(SignIn)")
    isOpen = true
    scene.stage.run { _ = scene.root.childCoordinators.first?.finish() }
    scene.stage.settle()
    print("   then", scene.titles, scene.flows, outcomes)
  }
}
