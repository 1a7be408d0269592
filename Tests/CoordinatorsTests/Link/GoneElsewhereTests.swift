import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A user who goes elsewhere while a link is on its way, between its steps or before the first.
@MainActor struct GoneElsewhereTests {
  private let scene: LinkScene

  init() throws { scene = try LinkScene(hasTabs: true) }

  enum Next: CaseIterable {
    case page, flow, sheet

    @MainActor func way(_ guide: Guide) -> LinkWay {
      switch self {
      case .page: .show(guide.page("next"))
      case .flow: .start(guide.child("next"))
      case .sheet: .start(guide.child("next"), .over())
      }
    }
  }

  private static func goesOn(_ guide: Guide) {
    guide.flowNavigationController?.pushViewController(guide.page("more"), animated: true)
  }

  /// A step whose flow goes on by itself as it starts, with animation: the link waits for that before it goes on.
  private func slowStep(_ next: Next) {
    scene.flow("left")?.ways = { guide, step, _ in
      switch step {
      case "slow":
        let slow = guide.child("slow")
        slow.onStart = Self.goesOn
        return .start(slow)
      case "next": return next.way(guide)
      default: return nil
      }
    }
  }

  @Test("another tab, between two steps", arguments: Next.allCases, [0.05, 0.2, 0.3])
  func betweenSteps(next: Next, moment: TimeInterval) throws {
    slowStep(next)
    let tabs = try #require(scene.tabs)
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.tab("left"), "slow", "next"]) { outcome = $0 } }
    scene.user.clock.advance(by: moment)
    #expect(outcome == nil)
    scene.stage.run { tabs.selectedIndex = 1 }
    scene.stage.settle()
    #expect(outcome == .superseded)
    #expect(scene.titles == "right")
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(scene.stage.titles(of: stack) == ["left", "slow", "more"])
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }

  /// A list and its details in a tab that comes to be seen.
  private func beginMail() throws -> Guide {
    let tabs = try #require(scene.tabs)
    let list = UINavigationController(rootViewController: scene.stage.page("List"))
    let detail = UINavigationController()
    let mail = scene.root.child("mail")
    mail.linkStep = "mail"
    mail.first = nil
    mail.ways = { [weak list, weak detail] guide, step, _ in
      guard let list, let detail, step.name == "flow" else { return nil }
      return .start(guide.child(step["name"] ?? ""), .push(on: step == .flow("1") ? detail : list))
    }
    mail.onStart = { mail in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      mail.show(split)
    }
    scene.user.resize(to: .compact)
    scene.stage.run { scene.root.pushCoordinator(mail, .tab(of: tabs)) }
    scene.stage.settle()
    #expect(scene.open(["mail", .flow("A")]) == .opened)
    return mail
  }

  /// Begins a link into the mail's tab, from which the user goes to the first before it has come.
  private func goesElsewhere(than link: (@escaping (LinkOutcome) -> Void) -> Void) throws {
    let tabs = try #require(scene.tabs)
    var outcome: LinkOutcome?
    scene.stage.run { link { outcome = $0 } }
    scene.user.clock.advance(by: 0.1)
    #expect(outcome == nil)
    scene.stage.run { tabs.selectedIndex = 0 }
    scene.stage.settle()
    #expect(outcome == .superseded)
    #expect(tabs.selectedIndex == 0)
    #expect(scene.stage.faults == [])
  }

  @Test func `another tab, while a column waits to slide in`() throws {
    let mail = try beginMail()
    let list = try #require(scene.flow("A")?.flowNavigationController)
    try goesElsewhere { handler in
      mail.pushCoordinator(mail.child("more"), .push(on: list))
      mail.take(.flow("1"), then: handler)
    }
  }

  @Test("another tab, while a column slides to the list", arguments: [true, false])
  func whileAColumnSlides(isTaken: Bool) throws {
    let mail = try beginMail()
    let left = try #require(scene.flow("left"))
    #expect(scene.open(["mail", .flow("A"), .flow("1")]) == .opened)
    #expect(scene.user.title == "1")
    try goesElsewhere { handler in
      if isTaken {
        mail.take(.flow("B"), then: handler)
      } else {
        scene.root.open(["mail", .flow("B")], then: handler)
      }
    }
    #expect(left.childCoordinators == [])
  }

  @Test func `a tab of the link's own choice is none that the user has gone to`() throws {
    let tabs = try #require(scene.tabs)
    scene.open([.tab("right"), .flow("A")])
    scene.stage.run { tabs.selectedIndex = 0 }
    scene.stage.settle()
    #expect(scene.open([.tab("right"), .flow("B"), .page("P")]) == .opened)
    #expect(scene.titles == "right B P")
  }

  @Test("down, from the sheet that a step has led to", arguments: Next.allCases)
  func swipedDown(next: Next) throws {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      switch step {
      case "sheet":
        let sheet = guide.child("sheet")
        sheet.onStart = Self.goesOn
        return .start(sheet, .over())
      case "next": return next.way(guide)
      default: return nil
      }
    }
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.flow("A"), "sheet", "next"]) { outcome = $0 } }
    scene.user.clock.advance(by: 0.1)
    #expect(scene.titles == "root A | sheet more")
    #expect(outcome == nil)
    scene.stage.run { scene.stage.stack.dismiss(animated: true) }
    scene.stage.settle()
    #expect(outcome == .superseded)
    #expect(scene.titles == "root A")
    #expect(scene.stage.ends == ["sheet"])
    #expect(scene.stage.faults == [])
  }

  // MARK: While something goes

  enum Leaving: CaseIterable { case finish, cancel, restart }

  @Test(
    "the flow that it leads to ends while a sheet goes for it", arguments: Leaving.allCases)
  func endsWhileASheetGoes(leaving: Leaving) throws {
    let scene = try LinkScene()
    #expect(scene.open([.flow("A")]) == .opened)
    let flow = try #require(scene.flow("A"))
    flow.presentation = .over()
    #expect(scene.open([.flow("A"), .flow("sheet")]) == .opened)
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.flow("A")]) { outcome = $0 } }
    scene.user.clock.advance(by: 0.1)
    #expect(outcome == nil)
    scene.stage.run {
      if leaving == .cancel { flow.cancel() } else { flow.finish() }
      if leaving == .restart { scene.root.pushCoordinator(scene.root.child("login"), .over()) }
    }
    scene.stage.settle()
    let failure = try #require(outcome?.failure)
    #expect(failure.step == .flow("A"))
    #expect(failure.reason == .flowHasEnded("Guide"))
    #expect(failure.omissions.map(\.name) == ["flow A", "flow sheet"])
    #expect(scene.flows == (leaving == .restart ? "root(login)" : "root"))
    #expect(scene.stage.faults == [])
  }

  enum Taker: CaseIterable { case link, take }

  @Test("its sheet is swiped down while a column slides in it", arguments: Taker.allCases)
  func swipedDownWhileAColumnSlides(taker: Taker) throws {
    let scene = try LinkScene()
    scene.user.resize(to: .compact)
    let list = scene.root.child("list")
    let detail = UINavigationController(rootViewController: scene.stage.page("None"))
    list.linkStep = "list"
    list.first = nil
    list.onStart = { [detail] list in list.showList(beside: detail) }
    list.ways = { [weak detail] guide, step, _ in
      guard step == .flow("1"), let detail else { return nil }
      return .start(guide.child("1"), .push(on: detail))
    }
    scene.stage.run { scene.root.pushCoordinator(list, .over(style: .pageSheet)) }
    scene.stage.settle()
    var outcome: LinkOutcome?
    scene.stage.run {
      switch taker {
      case .link: scene.root.open(["list", .flow("1")]) { outcome = $0 }
      case .take: list.take(.flow("1")) { outcome = $0 }
      }
    }
    scene.user.clock.advance(by: 0.1)
    #expect(outcome == nil)
    scene.user.waitsForTransitions = false
    scene.stage.run { scene.front.dismiss(animated: true) }
    scene.stage.settle()
    #expect(outcome == .superseded)
    #expect(scene.flows == "root")
    #expect(scene.stage.ends == ["list"])
    #expect(scene.stage.faults == [])
  }

  // MARK: A step within a link

  enum Inner: CaseIterable { case page, refused, ends }

  /// The flow in the right tab takes a step of its own as it starts.
  private func linkThatTakes(_ inner: Inner) throws -> Guide {
    let right = try #require(scene.flow("right"))
    right.ways = { guide, step, _ in
      if step == "bad" {
        let bad = guide.child("bad")
        bad.onStart = { $0.cancel() }
        bad.first = nil
        return .start(bad)
      }
      guard guide.name == "right" else {
        let tips = guide.child("tips")
        tips.first = nil
        tips.onStart = { $0.cancel() }
        return switch inner {
        case .page: .show(guide.page("tips"))
        case .refused: .refuse("No")
        case .ends: .start(tips)
        }
      }
      let next = guide.child("next")
      next.onStart = { $0.take("tips") }
      return .start(next)
    }
    return right
  }

  @Test("a step that its flow takes as it starts leaves the tab alone", arguments: Inner.allCases)
  func stepWithin(inner: Inner) throws {
    _ = try linkThatTakes(inner)
    #expect(scene.open([.tab("right"), "next"]) == .opened)
    #expect(scene.titles == (inner == .page ? "right next tips" : "right next"))
  }

  @Test("nor does that keep the tab where the link fails", arguments: Inner.allCases)
  func stepWithinOneThatFails(inner: Inner) throws {
    _ = try linkThatTakes(inner)
    let before = scene.titles
    #expect(before == "left")
    #expect(scene.open([.tab("right"), "next", "bad"]) != .opened)
    #expect(scene.titles == before)
  }

  // MARK: Before it begins

  @Test("a flow that has been left by then opens nothing", arguments: [true, false])
  func leftBefore(isTaken: Bool) throws {
    let scene = try LinkScene()
    let left = scene.root.child("left")
    scene.stage.run { scene.root.pushCoordinator(left, .over()) }
    scene.stage.settle()
    try scene.user.swipeDown()
    #expect(scene.stage.ends == ["left"])
    var outcome: LinkOutcome?
    scene.stage.run {
      if isTaken {
        left.take(.page("A")) { outcome = $0 }
      } else {
        left.open([.page("A")]) { outcome = $0 }
      }
    }
    scene.stage.settle()
    #expect(outcome == .failed(LinkFailure(.page("A"), .flowHasEnded("Guide"))))
  }

  @Test func `the failure names the step whose flow has ended`() throws {
    let scene = try LinkScene()
    #expect(scene.open([.flow("A"), .flow("B")]) == .opened)
    let inner = try #require(scene.flow("B"))
    inner.presentation = .over()
    #expect(scene.open([.flow("A"), .flow("B"), .flow("sheet")]) == .opened)
    var outcome: LinkOutcome?
    scene.stage.run { scene.root.open([.flow("A"), .flow("B")]) { outcome = $0 } }
    scene.user.clock.advance(by: 0.1)
    scene.stage.run { _ = inner.finish() }
    scene.stage.settle()
    let failure = try #require(outcome?.failure)
    #expect(failure.step == .flow("B"))
    #expect(failure.reason == .flowHasEnded("Guide"))
    // The app has ended that: it is not opened again, and what was in it goes with it.
    #expect(failure.omissions.map(\.name) == ["flow B", "flow sheet"])
    #expect(scene.flows == "root(A)")
  }
}
