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

  enum Presented: CaseIterable { case flow, flowsOwn, apps, search }

  /// What the app has pushed by itself stays.
  @Test("a link to the screen itself leaves it", arguments: Presented.allCases, [true, false])
  func toTheScreen(presented: Presented, hasStep: Bool) {
    let overlay = stage.page("Overlay")
    overlay.modalPresentationStyle = .overCurrentContext
    let search = UISearchController(searchResultsController: nil)
    stage.run { list.navigationItem.searchController = search }
    stage.settle()
    stage.run {
      switch presented {
      case .flow: stage.home.take("player")
      case .flowsOwn: stage.home.present(overlay)
      case .apps: list.present(overlay, animated: true)
      case .search: search.isActive = true
      }
    }
    stage.settle()
    if hasStep {
      take("detail")
    } else {
      stage.run { stage.stack.pushViewController(stage.page("Detail"), animated: true) }
      stage.settle()
    }
    #expect(open([]) == .opened)
    #expect(stage.titles() == (hasStep || presented == .flow ? ["Home"] : ["Home", "Detail"]))
    #expect(list.presentedViewController == nil)
    #expect(stage.faults == [])
  }

  @Test func `what lies on its own stack stays for a flow that lies there`() throws {
    stage.run {
      let player = Errand("player", ["Player", "Second"])
      player.isAnimated = false
      stage.home.pushCoordinator(player, .over(style: .overCurrentContext))
    }
    stage.settle()
    stage.run { stage.stack.pushViewController(stage.page("Detail"), animated: true) }
    stage.settle()
    let player = try #require(stage.home.childCoordinators.first)
    var outcome: LinkOutcome?
    stage.run { player.open([]) { outcome = $0 } }
    stage.settle()
    #expect(outcome == .opened)
    let shown = list.presentedViewController as? UINavigationController
    #expect(stage.titles(of: shown ?? UINavigationController()) == ["Player", "Second"])
  }

  /// What the app has pushed over it stays, so that nobody sees its bar.
  @Test func `a search that cannot run again is named`() {
    let search = UISearchController(searchResultsController: nil)
    stage.run { list.navigationItem.searchController = search }
    stage.settle()
    stage.run { search.isActive = true }
    stage.settle()
    stage.run { stage.stack.pushViewController(stage.page("Detail"), animated: true) }
    stage.settle()
    #expect(open(["failing"])?.failure?.omissions.map(\.name) == ["UISearchController"])
    #expect(!search.isActive)
    #expect(stage.titles() == ["Home", "Detail"])
    #expect(stage.faults == [])
  }

  @Test func `what waits there to be shown again is no omission`() {
    let overlay = stage.page("Overlay")
    overlay.modalPresentationStyle = .overCurrentContext
    stage.run { stage.home.present(overlay) }
    stage.settle()
    stage.run { stage.stack.pushViewController(stage.page("Detail"), animated: true) }
    stage.settle()
    #expect(open(["failing"])?.failure?.omissions == [])
    stage.run { _ = stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(list.presentedViewController === overlay)
    #expect(stage.faults == [])
  }

  /// Within a tab, and what has been presented there presents something itself.
  @Test func `so does what it presents itself, in a tab`() throws {
    let scene = try LinkScene(hasTabs: true)
    let left = try #require(scene.flow("left"))
    let part = try #require(left.flowNavigationController)
    part.viewControllers[0].definesPresentationContext = true
    scene.stage.begin(
      "player", ["Player"],
      .present(from: part.viewControllers[0], style: .overCurrentContext), within: left
    ) { $0.linkStep = "player" }
    let player = try #require(left.childCoordinators.first)
    scene.stage.begin("queue", ["Queue"], .over(), within: player) { $0.linkStep = "queue" }
    scene.stage.run { left.take(.page("Detail")) }
    scene.stage.settle()
    #expect(scene.root.link == [.tab("left"), .page("Detail")])
    #expect(scene.open([.tab("left"), .page("Detail")]) == .opened)
    #expect(scene.stage.ends == [])
  }
}
