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
