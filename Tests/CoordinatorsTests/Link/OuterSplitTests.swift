import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A split view of two or three columns that the flow around the list's has made.
@MainActor struct OuterSplitTests: MasterDetailTesting {
  let scene: LinkScene
  let detail = UINavigationController()

  init() throws { scene = try LinkScene() }

  /// A flow that shows a split view of its own, beside which the list's flow runs.
  private func makeOuter() -> Guide {
    user.resize(to: .regular)
    let outer = scene.root.child("outer")
    outer.linkStep = "outer"
    outer.first = nil
    return outer
  }

  private static func pushList(within outer: Guide, on stack: UINavigationController) {
    let list = outer.child("list")
    list.linkStep = "list"
    outer.pushCoordinator(list, .push(on: stack))
  }

  private func present(_ outer: Guide) {
    scene.stage.run {
      scene.root.pushCoordinator(outer, .present(from: scene.front, style: .fullScreen))
    }
    scene.stage.settle()
  }

  enum Placeholder: CaseIterable { case screen, flow }

  @Test("what lies there from the beginning stays beneath", arguments: Placeholder.allCases)
  func placeholder(_ placeholder: Placeholder) {
    let outer = makeOuter()
    outer.ways = { [weak detail] guide, step, _ in
      guard step.name == "flow", guide.name == "list", let detail else { return nil }
      return .start(guide.child(step["name"] ?? ""), .push(on: detail))
    }
    outer.onStart = { [weak detail] outer in
      guard let detail else { return }
      let split = UISplitViewController(style: .doubleColumn)
      let stack = UINavigationController()
      split.setViewController(stack, for: .primary)
      if placeholder == .screen { detail.viewControllers = [outer.page("None")] }
      split.setViewController(detail, for: .secondary)
      outer.show(split, animated: false)
      if placeholder == .flow { outer.pushCoordinator(outer.child("None"), .push(on: detail)) }
      Self.pushList(within: outer, on: stack)
    }
    present(outer)
    for name in ["A", "B"] {
      #expect(scene.open(["outer", "list", .flow(name)]) == .opened)
      #expect(details == ["None", name])
    }
    #expect(scene.stage.ends == ["A"])
    scene.stage.run { scene.flow("list")?.take(.flow("C")) }
    scene.stage.settle()
    #expect(details == ["None", "C"])
    #expect(scene.stage.ends == ["A", "B"])
    #expect(scene.root.link == ["outer", "list", .flow("C")])
    #expect(scene.stage.faults == [])
  }

  /// - Returns: the column in the middle.
  private func presentThreeColumns() -> UINavigationController {
    let middle = UINavigationController()
    let outer = makeOuter()
    outer.ways = { [weak detail, weak middle] guide, step, _ in
      guard step.name == "flow", guide.name != "root", let detail, let middle else { return nil }
      let stack = guide.name == "list" ? middle : detail
      return .start(guide.child(step["name"] ?? ""), .push(on: stack))
    }
    outer.onStart = { [weak detail, weak middle] outer in
      let split = UISplitViewController(style: .tripleColumn)
      let stack = UINavigationController()
      split.setViewController(stack, for: .primary)
      split.setViewController(middle, for: .supplementary)
      split.setViewController(detail, for: .secondary)
      outer.show(split, animated: false)
      Self.pushList(within: outer, on: stack)
    }
    present(outer)
    return middle
  }

  @Test func `of three columns what the middle one has led to goes with that`() {
    let middle = presentThreeColumns()
    #expect(scene.open(["outer", "list", .flow("M1"), .flow("D1")]) == .opened)
    #expect(scene.open(["outer", "list", .flow("M1"), .flow("D2"), .page("P")]) == .opened)
    #expect(details == ["D2", "P"])
    #expect(scene.stage.ends == ["D1"])
    #expect(scene.open(["outer", "list", .flow("M2")]) == .opened)
    #expect(middle.viewControllers.map(\.title) == ["M2"])
    #expect(scene.stage.ends == ["D1", "D2", "M1"])
    #expect(scene.open(["outer", "list", .flow("M2"), .flow("D3")]) == .opened)
    #expect(details == ["D3"])
    #expect(scene.root.link == ["outer", "list", .flow("M2"), .flow("D3")])
    #expect(scene.stage.ends == ["D1", "D2", "M1"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "the middle one of three that lie on each other goes with the last", arguments: [true, false])
  func endsInTheMiddle(isAnimated: Bool) {
    let middle = presentThreeColumns()
    scene.user.resize(to: .compact)
    #expect(scene.open(["outer", "list", .flow("M1"), .flow("D1")]) == .opened)
    #expect(scene.user.title == "D1")
    #expect(middle.viewControllers.map(\.title) == ["M1"])
    scene.stage.run { _ = scene.flow("M1")?.cancel(animated: isAnimated) }
    scene.stage.settle()
    #expect(scene.user.title == "list")
    #expect(scene.stage.ends == ["D1", "M1"])
    #expect(scene.stage.faults == [])
  }
}
