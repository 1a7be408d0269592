import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links into a column that is hidden beside another: where one fails, it is hidden again.
@MainActor struct HiddenColumnLinkTests {
  /// Planned, it turns out only on the way that this step cannot be taken.
  private static let isNotShown: LinkOutcome = .failed(
    LinkFailure("gone", .notShown(.refused(.nowhereToShow))))

  private func scene() throws -> LinkScene {
    let scene = try LinkScene(columnsIn: .regular)
    scene.flow("left")?.ways = { guide, step, _ in
      step == "gone" ? .start(guide.child("gone"), .present(from: UIViewController())) : nil
    }
    #expect(scene.open([.tab("left"), .flow("form")]) == .opened)
    scene.stage.run { scene.columns?.hide(.primary) }
    scene.stage.settle()
    return scene
  }

  @Test("a flow in one is shown to be asked", arguments: [true, false])
  func guarded(letsGo: Bool) throws {
    let scene = try scene()
    let keeper = Gatekeeper()
    keeper.hold(scene.flow("form"))
    #expect(scene.open([.tab("left"), .flow("next")]) == nil)
    #expect(keeper.asked == ["link"])
    #expect(scene.columns?.displayMode == .oneBesideSecondary)
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    #expect(scene.columns?.displayMode == (letsGo ? .oneBesideSecondary : .secondaryOnly))
    #expect(scene.stage.ends == (letsGo ? ["form"] : []))
    #expect(scene.stage.faults == [])
  }

  @Test func `it is as it was where a step cannot be taken`() throws {
    let scene = try scene()
    let state = scene.state
    #expect(scene.open([.tab("left"), .flow("form"), .page("A"), "gone"]) == Self.isNotShown)
    #expect(scene.columns?.displayMode == .secondaryOnly)
    #expect(scene.state == state)
    #expect(scene.open([.tab("left"), .flow("form"), .page("A")]) == .opened)
    #expect(scene.columns?.displayMode == .oneBesideSecondary)
    #expect(scene.stage.faults == [])
  }

  @Test func `a link that goes there as well keeps it`() throws {
    let scene = try scene()
    let keeper = Gatekeeper()
    keeper.hold(scene.flow("form"))
    #expect(scene.open([.tab("left"), .flow("next")]) == nil)
    #expect(scene.open([.tab("left"), .flow("form"), .page("A")]) == .opened)
    scene.stage.run { keeper.give(false) }
    scene.stage.settle()
    #expect(scene.outcomes == [.opened, .superseded, .opened])
    #expect(scene.columns?.displayMode == .oneBesideSecondary)
    #expect(scene.stage.faults == [])
  }

  @Test("what lies over a column beneath it stays", arguments: [true, false], [true, false])
  func overAnotherColumn(refusesAtOnce: Bool, isFlow: Bool) throws {
    let scene = try LinkScene()
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let stacks = columns.map { _ in UINavigationController() }
    let flow = scene.root.child("columns")
    flow.first = nil
    flow.linkStep = .flow("columns")
    flow.onStart = { flow in
      for (column, stack) in zip(columns, stacks) {
        split.setViewController(stack, for: column)
        let inner = flow.child("\(column)")
        inner.linkStep = .tab("\(column)")
        flow.pushCoordinator(inner, .push(on: stack))
      }
      flow.show(split, animated: false)
    }
    scene.stage.run {
      scene.root.pushCoordinator(flow, .present(from: scene.front, style: .fullScreen))
    }
    scene.stage.settle()
    let secondary = try #require(flow.childCoordinators.last as? Guide)
    let keeper = Gatekeeper()
    scene.stage.run { secondary.take(.flow("form")) }
    scene.stage.settle()
    scene.stage.run { split.show(.supplementary) }
    scene.stage.settle()
    let form = try #require(secondary.childCoordinators.first)
    keeper.hold(form)
    if refusesAtOnce { form.canLeave = { _, answer in answer(false) } }
    scene.stage.run {
      guard let primary = flow.childCoordinators.first as? Guide else { return }
      if isFlow {
        primary.pushCoordinator(primary.child("over"), .push(on: stacks[0]))
      } else {
        primary.show(primary.page("over"))
      }
    }
    scene.stage.settle()
    #expect(scene.user.title == "over")
    let before = stacks[0].viewControllers
    #expect(before.count == 3)
    var outcome: LinkOutcome?
    scene.stage.run { secondary.open([.flow("next")]) { outcome = $0 } }
    scene.stage.settle()
    if !refusesAtOnce {
      #expect(keeper.asked == ["link"])
      #expect(scene.user.title == "form")
      scene.stage.run { keeper.give(false) }
      scene.stage.settle()
    }
    #expect(outcome == .failed(LinkFailure(.flow("next"), .notLeft("Guide"))))
    #expect(scene.user.title == "over")
    #expect(stacks[0].viewControllers == before)
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }

  /// Where the link goes, and what of three columns was shown before.
  @Test(
    "of three columns those are hidden again that have come",
    arguments: [UISplitViewController.Column.primary, .supplementary],
    [
      UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      .twoBesideSecondary,
    ])
  func threeColumns(
    column: UISplitViewController.Column, mode: UISplitViewController.DisplayMode
  ) throws {
    let scene = try LinkScene()
    scene.stage.user.resize(to: .regular)
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let pages = columns.map { _ in scene.root.page("P") }
    for (column, page) in zip(columns, pages) {
      split.setViewController(UINavigationController(rootViewController: page), for: column)
    }
    split.preferredDisplayMode = mode
    let flow = scene.root.child("columns")
    flow.first = nil
    flow.linkStep = .flow("columns")
    flow.onStart = { $0.show(split) }
    let index = try #require(columns.firstIndex(of: column))
    flow.ways = { guide, step, _ in
      switch step {
      case "column": .select(pages[index])
      case "gone": .start(guide.child("gone"), .present(from: UIViewController()))
      default: nil
      }
    }
    scene.stage.run {
      scene.root.pushCoordinator(flow, .present(from: scene.front, style: .fullScreen))
    }
    scene.stage.settle()
    #expect(split.displayMode == mode)
    var shown: [Bool] { pages.map { $0.viewIfLoaded?.window != nil } }
    let former = shown
    #expect(scene.open([.flow("columns"), "column", "gone"]) == Self.isNotShown)
    #expect(shown == former)
    #expect(scene.open([.flow("columns"), "column"]) == .opened)
    #expect(shown[index])
    #expect(scene.stage.faults == [])
  }
}
