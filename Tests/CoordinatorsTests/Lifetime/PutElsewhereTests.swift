import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Code that takes screens out of a stack without animation, and puts them elsewhere in the same turn.
@MainActor struct PutElsewhereTests {
  private let stage: Stage
  private let inner = UINavigationController(rootViewController: UIViewController())
  init() throws { stage = try Stage() }

  nonisolated private static let kinds = [Container.tabs, .own, .pages]
  enum Place: CaseIterable { case root, sheet, inBox, otherStack }

  private func put(_ container: UIViewController, _ place: Place, beside other: UIViewController) {
    switch place {
    case .root: stage.window.rootViewController = container
    case .sheet: stage.stack.present(container, animated: false)
    case .inBox:
      let box = Box()
      box.embed(container)
      stage.stack.pushViewController(box, animated: false)
    case .otherStack:
      (other as? UINavigationController)?.pushViewController(container, animated: false)
    }
  }

  @Test(
    "a flow on a stack within a container goes along with that", arguments: Self.kinds,
    Place.allCases)
  func alongWith(kind: Container, place: Place) {
    let container = kind.make(inner)
    let other = UINavigationController(rootViewController: UIViewController())
    let app = Coordinator()
    stage.run {
      stage.window.rootViewController = UINavigationController(
        rootViewController: UIViewController())
      stage.stack.pushViewController(container, animated: false)
    }
    stage.settle()
    stage.ends = []
    let flow = stage.begin("flow", ["F"], .push(on: inner), within: app)
    if place == .otherStack {
      stage.run { stage.stack.present(other, animated: true) }
      stage.settle()
    }
    let request = stage.run {
      stage.stack.popViewController(animated: false)
      // What it asks for in between waits until it is put somewhere.
      let request = flow.object?.show("G")
      put(container, place, beside: other)
      return request
    }
    stage.settle()
    #expect(stage.ends == [])
    #expect(request?.outcome == .shown)
    #expect(stage.titles(of: inner).suffix(2) == ["F", "G"])
    stage.run { stage.window.rootViewController = UIViewController() }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(flow.object == nil)
  }

  /// A flow on a stack within a container, on that of a sheet.
  ///
  /// - Returns: besides, who holds the flow.
  private func inSheet(_ kind: Container) -> (
    sheet: UINavigationController, container: UIViewController, app: Coordinator
  ) {
    let sheet = UINavigationController(rootViewController: UIViewController())
    let (container, app) = (kind.make(inner), Coordinator())
    stage.run {
      stage.stack.present(sheet, animated: false)
      sheet.pushViewController(container, animated: false)
    }
    stage.settle()
    stage.begin("flow", ["F"], .push(on: inner), within: app)
    return (sheet, container, app)
  }

  @Test("also where something else goes in between", arguments: [Container.tabs, .own])
  func alongWithDismissal(kind: Container) {
    let (sheet, container, app) = inSheet(kind)
    stage.run {
      sheet.popViewController(animated: false)
      stage.stack.dismiss(animated: false)
      stage.stack.pushViewController(container, animated: false)
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { stage.stack.popViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    withExtendedLifetime(app) {}
  }

  @Test func `once it is there, it goes with that as any other does`() {
    let (sheet, container, app) = inSheet(.own)
    stage.run {
      sheet.popViewController(animated: false)
      sheet.pushViewController(container, animated: false)
    }
    stage.settle()
    stage.run { stage.stack.dismiss(animated: false) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    withExtendedLifetime(app) {}
  }

  @Test("where it is put nowhere, the flow has been left when the code is done")
  func nowhere() {
    let container = Container.tabs.make(inner)
    let app = Coordinator()
    stage.run { stage.stack.pushViewController(container, animated: false) }
    stage.settle()
    stage.begin("flow", ["F"], .push(on: inner), within: app)
    stage.run {
      stage.stack.popViewController(animated: false)
      #expect(stage.ends == [])
    }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test(
    "a flow whose screens are put onto another stack goes on there", arguments: [true, false],
    [true, false])
  func otherStack(dismisses: Bool, isPresented: Bool) {
    let sheet = UINavigationController(rootViewController: UIViewController())
    let app = Coordinator()
    stage.run { stage.stack.present(sheet, animated: false) }
    stage.settle()
    let flow = stage.begin(
      "flow", ["F"], isPresented ? .present(from: sheet) : .push(on: sheet), within: app)
    let from = isPresented ? sheet.presentedViewController as? UINavigationController : sheet
    stage.run {
      guard let from, let screen = from.topViewController else { return }
      from.setViewControllers(from.viewControllers.dropLast(), animated: false)
      stage.stack.pushViewController(screen, animated: false)
      if dismisses { stage.stack.dismiss(animated: true) }
    }
    stage.settle()
    #expect(stage.ends == [])
    if !dismisses { return }
    #expect(flow.object?.flowNavigationController === stage.stack)
    stage.run { _ = flow.object?.show("G") }
    stage.settle()
    #expect(flow.object?.outcomes.last == .shown)
    #expect(stage.titles() == ["Home", "F", "G"])
    stage.run { _ = flow.object?.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends == ["flow"])
    #expect(stage.faults == [])
  }
}
