import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What is asked for beneath an active search that only a part of a sheet shows: UIKit names it for that part alone.
@MainActor struct OverSearchTests {
  private let stage: Stage
  private let search = UISearchController(searchResultsController: nil)
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  /// A flow in a sheet, whose page is searched.
  private func beginSearch(definesContext: Bool) -> Coordinator? {
    let flow = stage.begin("flow", ["A"], .over())
    let sheet = stage.stack.presentedViewController as? UINavigationController
    let page = sheet?.topViewController
    stage.run {
      page?.definesPresentationContext = definesContext
      page?.navigationItem.searchController = search
    }
    stage.settle()
    stage.run { search.isActive = true }
    stage.settle()
    return flow.object
  }

  @Test(
    "a request waits while a finger pulls down what lies over the search",
    arguments: [true, false],
    [true, false])
  func finger(definesContext: Bool, completes: Bool) throws {
    let flow = beginSearch(definesContext: definesContext)
    stage.begin("over", ["Over"], .over(), within: flow)
    #expect(user.title == "Over")
    user.waitsForTransitions = false
    try user.swipeDown(.begin)
    let request = stage.run { stage.home.present(stage.page("P")) }
    stage.settle()
    #expect(request.outcome == nil)
    try user.swipeDown(completes ? .complete : .cancel)
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(user.title == "P")
    #expect(stage.ends == (completes ? ["over"] : []))
    try user.swipeDown()
    #expect(user.title == (completes ? "A" : "Over"))
    #expect(stage.faults == [])
  }

  @Test(
    "so does a push beneath the search", arguments: [true, false],
    [true, false])
  func fingerAndPush(definesContext: Bool, completes: Bool) throws {
    let flow = beginSearch(definesContext: definesContext)
    stage.begin("over", ["Over"], .over(), within: flow)
    user.waitsForTransitions = false
    try user.swipeDown(.begin)
    let request = stage.run { flow?.show(stage.page("B")) }
    stage.settle()
    #expect(request?.outcome == nil)
    try user.swipeDown(completes ? .complete : .cancel)
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.ends == (completes ? ["over"] : []))
    #expect(stage.faults == [])
  }

  @Test func `a flow over a part's own overlay does not go with that`() throws {
    let part = stage.page("Part")
    part.definesPresentationContext = true
    let box = Box()
    stage.begin("host", []) { host in
      host.onStart = { [weak box] host in if let box { host.show(box) } }
    }
    stage.run {
      box.embed(part)
      let overlay = stage.page("Overlay")
      overlay.modalPresentationStyle = .overCurrentContext
      part.present(overlay, animated: true)
    }
    stage.settle()
    stage.begin("sign in", ["Sign In"], .over())
    stage.run { part.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == [])
    #expect(stage.user.title == "Sign In")
    #expect(stage.faults == [])
  }
}
