import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// Links to the columns of a split view, and what is kept of them.
@MainActor struct LinkColumnTests {
  @Test("a column is gone to, and what is open in the other one stays", arguments: [true, false])
  func columns(isCollapsed: Bool) throws {
    let scene = try LinkScene(columnsIn: isCollapsed ? .compact : .regular)
    #expect(scene.open([.tab("right"), .page("A"), .flow("B")]) == .opened)
    #expect(scene.user.title == "B")
    #expect(scene.root.link == [.tab("right"), .page("A"), .flow("B")])
    let flow = scene.flow("B")
    #expect(scene.open([.tab("left"), .page("L")]) == .opened)
    #expect(scene.flow("B") === flow)
    if isCollapsed {
      #expect(scene.user.title == "L")
      #expect(scene.root.link == [.tab("left"), .page("L")])
    }
    #expect(
      scene.plan([.tab("right"), .page("A"), .flow("B"), .page("C")]).contains("keep")
        != isCollapsed)
    #expect(scene.open([.tab("right"), .page("A"), .flow("B"), .page("C")]) == .opened)
    #expect(scene.user.title == "C")
    #expect(scene.flow("B") === flow)
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }

  @Test func `what lies over a column on the stack of another stays when a link leads on`()
    throws
  {
    let scene = try LinkScene(columnsIn: .compact)
    let left = try #require(scene.flow("left"))
    scene.stage.run { _ = left.show(left.page("L")) }
    scene.stage.settle()
    #expect(scene.user.title == "L")
    scene.stage.run { left.take(.flow("A")) }
    scene.stage.settle()
    #expect(scene.user.title == "A")
    try scene.user.goBack()
    #expect(scene.user.title == "L")
    // The column is beneath.
    try scene.user.goBack()
    #expect(scene.user.title == "right")
    #expect(scene.stage.ends == ["A"])
  }

  @Test func `a flow that is popped to get to a column beneath it is asked`() throws {
    let scene = try LinkScene(columnsIn: .compact)
    let keeper = Gatekeeper()
    let left = try #require(scene.flow("left"))
    let flow = left.child("A")
    flow.linkStep = .flow("A")
    // It comes over the right column, which lies on the stack of the left one.
    scene.stage.run { left.pushCoordinator(flow) }
    scene.stage.settle()
    #expect(scene.user.title == "A")
    keeper.hold(scene.flow("A"))
    #expect(scene.open([.tab("right")]) == nil)
    #expect(keeper.asked == ["link"])
    #expect(scene.user.title == "A")
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(scene.user.title == "right")
    #expect(scene.stage.ends == ["A"])
  }

  @Test func `where the link fails the column that was shown is shown again`() throws {
    let scene = try LinkScene(columnsIn: .compact)
    scene.open([.tab("right"), .page("A")])
    scene.open([.tab("left")])
    #expect(scene.user.title == "left")
    scene.flow("right")?.ways = { guide, step, _ in
      step == "gone" ? .start(guide.child("gone"), .present(from: UIViewController())) : nil
    }
    #expect(scene.open([.tab("right"), .page("A"), .page("B"), "gone"]) == Self.notShown("gone"))
    #expect(scene.user.title == "left")
    #expect(scene.root.link == [.tab("left")])
    #expect(scene.stage.ends == ["gone"])
  }

  @Test func `a controller in a column without a flow of its own is gone to`() throws {
    let scene = try LinkScene(columnsIn: .compact)
    let plain = scene.stage.page("plain")
    scene.stage.run {
      let stack = scene.columns?.viewController(for: .secondary) as? UINavigationController
      stack?.pushViewController(plain, animated: false)
      scene.columns?.show(.primary)
    }
    scene.stage.settle()
    #expect(scene.user.title == "left")
    scene.root.ways = { _, step, _ in step == "plain" ? .select(plain) : nil }
    #expect(scene.open(["plain"]) == .opened)
    #expect(scene.user.title == "plain")
  }

  @Test("a column that is hidden beneath a sheet is shown when the link has left that")
  func hiddenBeneathSheet() throws {
    let scene = try LinkScene(columnsIn: .regular)
    scene.open([.tab("left"), .page("L")])
    scene.stage.run { scene.columns?.hide(.primary) }
    scene.stage.settle()
    scene.root.presentation = .present(from: scene.front, style: .fullScreen)
    scene.stage.run { scene.root.take(.flow("sheet")) }
    scene.stage.settle()
    #expect(scene.open([.tab("left"), .page("L")]) == .opened)
    #expect(scene.columns?.displayMode == .oneBesideSecondary)
    #expect(scene.flows == "root(left right)")
  }

  @Test func `a column is gone to though the split view collapses as a sheet over it goes`() throws
  {
    let scene = try LinkScene(columnsIn: .regular)
    let primary = Primary()
    scene.columns?.delegate = primary
    scene.open([.tab("right"), .page("A")])
    scene.root.presentation = .present(from: scene.front, style: .fullScreen)
    scene.stage.run { scene.root.take(.flow("sheet")) }
    scene.stage.settle()
    scene.user.resize(to: .compact)
    #expect(scene.open([.tab("right"), .page("A")]) == .opened)
    #expect(scene.user.title == "A")
    #expect(scene.root.link == [.tab("right"), .page("A")])
  }

  /// Has a split view collapse onto its first column.
  private final class Primary: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  @Test func `a column that the split view cannot show now fails the link, and nothing moves`()
    throws
  {
    let scene = try LinkScene(columnsIn: .regular)
    let small = UINavigationController()
    let flow = scene.root.child("small")
    flow.linkStep = .tab("small")
    scene.stage.run {
      scene.columns?.setViewController(small, for: .compact)
      scene.root.pushCoordinator(flow, .push(on: small))
    }
    scene.stage.settle()
    scene.open([.tab("left"), .page("L")])
    let state = scene.state
    #expect(scene.open([.tab("small")]) == Self.notShown(.tab("small")))
    #expect(scene.open([.tab("small"), .page("A")]) == Self.notShown(.tab("small")))
    #expect(scene.state == state)
    scene.stage.user.resize(to: .compact)
    #expect(scene.open([.tab("small"), .page("A")]) == .opened)
    #expect(scene.user.title == "A")
    // It has taken the place of all others.
    #expect(scene.open([.tab("left"), .page("L")]) == Self.notShown(.page("L")))
    #expect(scene.user.title == "A")
    #expect(scene.stage.ends == [])
  }

  @Test func `a flow that a link starts in a column that cannot be shown is taken back`() throws {
    let scene = try LinkScene(columnsIn: .regular)
    let small = UINavigationController()
    small.viewControllers = [scene.root.page("Small")]
    scene.stage.run { scene.columns?.setViewController(small, for: .compact) }
    func make(_ guide: Guide) -> Guide {
      let flow = guide.child("small")
      flow.flowPresentation = .push(on: small)
      return flow
    }
    scene.root.ways = { guide, step, _ in step == "small" ? .start(make(guide)) : nil }
    let link = scene.root.link
    #expect(scene.open(["small"]) == Self.notShown("small"))
    #expect(scene.flows == "root(left right)")
    #expect(scene.stage.titles(of: small) == ["Small"])
    #expect(scene.root.link == link)
    scene.stage.user.resize(to: .compact)
    #expect(scene.open(["small"]) == .opened)
    #expect(scene.user.title == "small")
  }

  private static func notShown(_ step: LinkStep) -> LinkOutcome {
    .failed(LinkFailure(step, .notShown(.refused(.nowhereToShow))))
  }

  @Test(
    "both columns come back, and the one that was shown", arguments: ["left", "right"],
    [App.Device.Width.compact, .regular])
  func restoration(shown: String, width: App.Device.Width) throws {
    let scene = try LinkScene(columnsIn: .compact)
    scene.open([.tab("right"), .page("A"), .flow("B")])
    scene.open([.tab("left"), .page("L")])
    if shown == "right" { scene.open([.tab("right"), .page("A"), .flow("B")]) }
    let tree = scene.stage.run { scene.root.save() }
    let carried = try JSONDecoder().decode(SavedTree.self, from: JSONEncoder().encode(tree))
    let fresh = try LinkScene(columnsIn: width)
    #expect(fresh.restore(carried) == RestorationReport())
    #expect(fresh.flows == "root(left right(B))")
    if width == .compact { #expect(fresh.user.title == (shown == "left" ? "L" : "B")) }
    let columns: [UISplitViewController.Column] = [.primary, .secondary]
    let stacks = columns.map { fresh.columns?.viewController(for: $0) as? UINavigationController }
    // The other column may lie over it.
    #expect(fresh.stage.titles(of: stacks[0]).prefix(2) == ["left", "L"])
    #expect(fresh.stage.titles(of: stacks[1]) == ["right", "A", "B"])
    #expect(fresh.stage.ends == [])
    #expect(fresh.stage.faults == [])
  }

  @Test(
    "what lies over the other column comes back over that", arguments: [true, false], [true, false])
  func restorationOverColumn(isFlow: Bool, goesOn: Bool) throws {
    let scene = try LinkScene(columnsIn: .compact)
    scene.open([.tab("right"), .page("A")])
    let left = try #require(scene.flow("left"))
    scene.stage.run {
      let child = left.child("X")
      child.linkStep = .flow("X")
      if isFlow { left.pushCoordinator(child) } else { left.show(left.page("X"), at: .page("X")) }
    }
    scene.stage.settle()
    if goesOn {
      let flow = scene.flow("X") ?? left
      scene.stage.run { _ = flow.show(flow.page("Y"), at: .page("Y")) }
      scene.stage.settle()
    }
    let tree = scene.stage.run { scene.root.save() }
    let fresh = try LinkScene(columnsIn: .compact)
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.root.link == scene.root.link)
    for one in [scene, fresh] {
      if goesOn {
        #expect(one.user.title == "Y")
        try one.user.goBack()
      }
      #expect(one.user.title == "X")
      try one.user.goBack()
      #expect(one.user.title == "A")
      #expect(one.stage.faults == [])
    }
  }

  @Test(
    "a step that goes to another column waits for one that goes to its own",
    arguments: [true, false])
  func twoAtOnce(isLink: Bool) throws {
    let scene = try LinkScene(columnsIn: .compact)
    let left = try #require(scene.flow("left"))
    let right = try #require(scene.flow("right"))
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      if isLink { scene.root.open([.tab("left")]) } else { left.take(.page("L")) }
    }
    scene.user.clock.advance(by: 0.1)
    scene.stage.run { right.take(.page("R")) { outcomes.append($0) } }
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.root.link == [.tab("right"), .page("R")])
    #expect(scene.stage.faults == [])
  }
}
