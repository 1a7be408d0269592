import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What is presented in the context of one screen of a stack: a finger on it, its end, and what comes over it again.
@MainActor struct InContextTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  private let first: UIViewController
  private nonisolated static let styles = [
    UIModalPresentationStyle.overCurrentContext, .currentContext,
  ]

  init() throws {
    stage = try Stage()
    first = stage.stack.viewControllers[0]
    stage.run { first.definesPresentationContext = true }
  }

  /// Opens a link to a flow that finishes as it starts, so that the link fails.
  private func openBrief(_ way: FlowPresentation?) -> LinkOutcome? {
    stage.home.ways = { _ in
      let brief = Errand("brief", ["Brief"])
      brief.onStart = { $0.finish(animated: false) }
      return .start(brief, way)
    }
    var outcome: LinkOutcome?
    stage.run { stage.home.open(["brief"]) { outcome = $0 } }
    stage.settle()
    return outcome
  }

  @Test("what comes over it all waits for a finger on it", arguments: styles)
  func finger(style: UIModalPresentationStyle) throws {
    stage.begin("flow", ["A", "B"], .present(from: first, style: style))
    let sheet = first.presentedViewController as? UINavigationController
    user.waitsForTransitions = false
    try user.swipeBack(.begin)
    stage.begin("other", ["C"], .present(from: stage.stack))
    #expect(stage.stack.presentedViewController == nil)
    try user.swipeBack(.cancel)
    stage.settle()
    #expect(sheet.map { stage.titles(of: $0) } == ["A", "B"])
    #expect(user.title == "C")
    #expect(stage.faults == [])
  }

  @Test(
    "of two that lie beneath what is pushed the upper one waits for the lower one, where a link has left both and fails",
    arguments: styles)
  func upper(style: UIModalPresentationStyle) {
    let (one, two) = (stage.page("One"), stage.page("Two"))
    one.modalPresentationStyle = style
    for screen in [one, two] {
      stage.run { _ = stage.home.present(screen, animated: false) }
      stage.settle()
    }
    stage.run { stage.stack.pushViewController(stage.page("Upper"), animated: false) }
    stage.settle()
    let outcome = openBrief(.push(on: stage.stack))
    #expect(outcome == .failed(LinkFailure("brief", .flowHasEnded("Errand"))))
    #expect(user.title == "Upper")
    stage.run { _ = stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(user.title == "Two")
    #expect(first.presentedViewController === one)
    #expect(one.presentedViewController === two)
    #expect(stage.faults == [])
  }

  @Test(
    "what was to come over a search that ends, or a sheet, is refused",
    arguments: [true, false])
  func going(isSearch: Bool) {
    let search = UISearchController(searchResultsController: nil)
    let sheet = stage.page("Sheet")
    stage.run { first.navigationItem.searchController = search }
    stage.settle()
    stage.run {
      if isSearch { search.isActive = true } else { first.present(sheet, animated: false) }
    }
    stage.settle()
    let flow = stage.begin(
      "flow", ["A"], .present(from: isSearch ? search : sheet), settles: false
    ) { _ in
      if isSearch { search.isActive = false } else { sheet.dismiss(animated: true) }
    }
    let request = flow.object?.startRequest
    stage.settle()
    #expect(request?.outcome == .refused(.nowhereToShow))
    #expect(stage.ends == ["flow"])
    stage.run { search.isActive = true }
    stage.settle()
    #expect(search.presentedViewController == nil)
    #expect(stage.faults == [])
  }

  @Test func `a search of the whole stack that cannot run again is named`() {
    let search = UISearchController(searchResultsController: nil)
    stage.run {
      first.definesPresentationContext = false
      first.navigationItem.searchController = search
    }
    stage.settle()
    stage.run { search.isActive = true }
    stage.settle()
    stage.run { _ = stage.home.show("Upper") }
    stage.settle()
    let outcome = openBrief(nil)
    #expect(!search.isActive)
    #expect(stage.titles() == ["Home", "Upper"])
    #expect(outcome?.failure?.omissions.map(\.name) == ["UISearchController"])
    #expect(stage.faults == [])
  }

  @Test(
    "a flow from a screen that a link has left is not shown", arguments: styles, [true, false])
  func left(style: UIModalPresentationStyle, animated: Bool) {
    let flow = stage.begin("flow", ["A"])
    let (page, over) = (stage.stack.topViewController, stage.page("Over"))
    over.modalPresentationStyle = style
    stage.run {
      page?.definesPresentationContext = true
      flow.object?.present(over)
    }
    stage.settle()
    stage.home.ways = { [weak page] _ in
      page.map { .start(Errand("other", ["B"]), .present(from: $0)) } ?? .unknown
    }
    var outcome: LinkOutcome?
    stage.run { stage.home.open(["other"], animated: animated) { outcome = $0 } }
    stage.settle()
    #expect(outcome != .opened)
    #expect(page?.viewIfLoaded?.window == nil)
    #expect(stage.faults == [])
  }
}
