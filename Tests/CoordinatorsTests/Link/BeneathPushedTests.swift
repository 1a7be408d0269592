import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a screen has presented in its own context, as a search, lies beneath what is pushed over it, and beneath what its stack
/// presents: links and trees leave it there.
@MainActor struct BeneathPushedTests {
  private let stage: Stage
  private var list: UIViewController { stage.stack.viewControllers[0] }

  init() throws { stage = try Self.stage() }

  private static func stage() throws -> Stage {
    let stage = try Stage()
    stage.stack.viewControllers[0].definesPresentationContext = true
    stage.home.ways = { [weak stage] step in
      guard let stage else { return .unknown }
      switch step {
      case "detail": return .show(stage.page("Detail"))
      case "player": return .start(Errand("player", ["Player"]), .over(style: .overCurrentContext))
      case "sheet": return .start(Errand("sheet", ["Sheet"]), .present(from: stage.stack))
      case "failing":
        let failing = Errand("failing", [])
        failing.onStart = { $0.cancel() }
        return .start(failing)
      default: return .unknown
      }
    }
    return stage
  }

  private func take(_ step: LinkStep) {
    stage.run { stage.home.take(step) }
    stage.settle()
  }

  private func open(_ link: Link) -> LinkOutcome? {
    var outcome: LinkOutcome?
    stage.run { stage.home.open(link) { outcome = $0 } }
    stage.settle()
    return outcome
  }

  @Test(
    "a search stays where a link ends at what has been found by it, and where one fails",
    arguments: [["detail"], ["detail", "failing"], ["failing"]] as [Link])
  func search(link: Link) {
    let search = UISearchController(searchResultsController: nil)
    stage.run { list.navigationItem.searchController = search }
    stage.settle()
    stage.run { search.isActive = true }
    stage.settle()
    stage.run { search.searchBar.text = "abc" }
    take("detail")
    #expect(stage.home.link == ["detail"])
    let outcome = open(link)
    #expect((outcome == .opened) == (link == ["detail"]))
    #expect(stage.titles() == ["Home", "Detail"])
    #expect(search.isActive)
    #expect(search.presentingViewController === list)
    #expect(search.searchBar.text == "abc")
    #expect(stage.faults == [])
  }

  @Test(
    "a flow comes again beneath what lies over it", arguments: ["detail", "sheet"] as [LinkStep])
  func flow(over: LinkStep) throws {
    take("player")
    take(over)
    let title = stage.user.title
    #expect(title == (over == "detail" ? "Detail" : "Sheet"))
    #expect(stage.home.link == [over])
    let tree = stage.run { stage.home.save() }
    let again = try Self.stage()
    var report: RestorationReport?
    again.run { again.home.restore(tree) { report = $0 } }
    again.settle()
    #expect(report?.omissions == [])
    #expect(again.user.title == title)
    #expect(
      again.stack.viewControllers[0].presentedViewController?.children.first?.title == "Player")
  }

  @Test func `a link to the screen itself leaves both`() {
    take("player")
    take("detail")
    #expect(open([]) == .opened)
    #expect(stage.titles() == ["Home"])
    #expect(list.presentedViewController == nil)
  }
}
