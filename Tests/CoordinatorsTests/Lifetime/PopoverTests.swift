import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Popovers and searches over a flow's screens.
@MainActor struct PopoverTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test(
    "a popover is left by a tap beside it, with a flow on its stack or without",
    arguments: [true, false])
  func popover(hasStack: Bool) throws {
    user.resize(to: .regular)
    let source = stage.stack.topViewController?.view
    let flow = stage.begin("pop", [], hasStack ? nil : .over()) { flow in
      flow.onStart = { [weak source] flow in
        let page = flow.stage?.page("Pop") ?? UIViewController()
        let popover = hasStack ? UINavigationController(rootViewController: page) : page
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = source
        flow.present(popover)
      }
    }
    if hasStack {
      stage.begin("inner", ["I"], within: flow.object)
      #expect(user.title == "I")
    }
    #expect(stage.ends == [])
    #expect(stage.stack.presentedViewController?.modalPresentationStyle == .popover)
    try user.swipeDown()
    #expect(stage.ends == (hasStack ? ["inner", "pop"] : ["pop"]))
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test(
    "a flow is shown in a popover, whether or not the app says what that points at",
    arguments: [true, false], [true, false])
  func shownInPopover(isOver: Bool, hasSource: Bool) throws {
    user.resize(to: .regular)
    let source = stage.stack.topViewController?.view
    let way: FlowPresentation =
      isOver ? .over(style: .popover) : .present(from: stage.stack, style: .popover)
    let flow = stage.begin("pop", ["Pop"], way) { flow in
      guard hasSource else { return }
      flow.onStart = { [weak source] flow in
        let popover = flow.flowNavigationController?.popoverPresentationController
        popover?.sourceView = source
        popover?.permittedArrowDirections = .up
      }
    }
    #expect(user.title == "Pop")
    do {
      let popover = flow.object?.flowNavigationController?.popoverPresentationController
      #expect(popover?.sourceView != nil)
      #expect((popover?.sourceView === source) == (hasSource || isOver))
      #expect(popover?.permittedArrowDirections == (hasSource ? .up : []))
    }
    try user.swipeDown()
    #expect(stage.ends == ["pop"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  enum Bare: CaseIterable { case popover, actionSheet, actionSheetOnPhone }

  @Test("so is one that a flow presents over its screens", arguments: Bare.allCases)
  func presentedBare(what: Bare) throws {
    if what != .actionSheetOnPhone { user.resize(to: .regular) }
    let page = UIViewController()
    let flow = stage.begin("flow", []) { $0.onStart = { $0.show(page) } }
    let screen: UIViewController
    switch what {
    case .popover:
      screen = stage.page("Pop")
      screen.modalPresentationStyle = .popover
    case .actionSheet, .actionSheetOnPhone:
      screen = UIAlertController(title: "Pop", message: nil, preferredStyle: .actionSheet)
    }
    stage.run { _ = flow.object?.present(screen) }
    stage.settle()
    let popover = screen.popoverPresentationController
    #expect((popover?.sourceView === page.view) == (what != .actionSheetOnPhone))
    if what != .actionSheetOnPhone { #expect(popover?.permittedArrowDirections == []) }
    #expect(screen.presentingViewController != nil)
    #expect(stage.faults == [])
  }

  @Test func `an active search is no flow's screen`() throws {
    let flow = stage.begin("flow", ["A"])
    let search = UISearchController(searchResultsController: nil)
    stage.run { stage.stack.topViewController?.navigationItem.searchController = search }
    stage.settle()
    stage.run { search.isActive = true }
    stage.settle()
    stage.run { flow.object?.pushCoordinator(PlainErrand(navigationController: stage.stack, [])) }
    stage.settle()
    #expect(search.presentingViewController != nil)
    #expect(!stage.home.describeTree().contains("UISearchController"))
    stage.run { search.isActive = false }
    stage.settle()
    #expect(stage.ends == [])
    #expect(stage.faults == [])
  }

  enum Over: CaseIterable { case finish, sheet, push, screen }

  @Test("a flow goes on and ends beneath an active search", arguments: Over.allCases)
  func search(what: Over) throws {
    let flow = stage.begin("flow", ["A"])
    let search = UISearchController(searchResultsController: nil)
    stage.run {
      stage.stack.topViewController?.navigationItem.searchController = search
    }
    stage.settle()
    stage.run { search.isActive = true }
    stage.settle()
    #expect(stage.ends == [])
    switch what {
    case .finish:
      let request = stage.run { flow.object?.finish() }
      stage.settle()
      #expect(request?.outcome == .shown)
    case .sheet:
      let inner = stage.begin("inner", ["I"], .over(), within: flow.object)
      #expect(user.title == "I")
      try user.swipeDown()
      #expect(inner.object == nil)
      #expect(stage.ends == ["inner"])
      stage.run { search.isActive = false }
      stage.settle()
      try user.goBack()
    case .push:
      let request = stage.run { flow.object?.show("B") }
      stage.settle()
      #expect(request?.outcome == .shown)
      #expect(user.title == "B")
      stage.run { _ = flow.object?.finish() }
      stage.settle()
    case .screen:
      stage.run { _ = flow.object?.present(stage.page("P")) }
      stage.settle()
      #expect(user.title == "P")
      try user.swipeDown()
      stage.run { _ = flow.object?.finish() }
      stage.settle()
    }
    #expect(stage.ends.last == "flow")
    #expect(user.title == "Home")
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }
}
