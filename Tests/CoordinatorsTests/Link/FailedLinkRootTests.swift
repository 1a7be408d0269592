import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link gives the window to another flow, and fails: what was there is there again, whatever the app had made of it.
@MainActor struct FailedLinkRootTests {
  enum Shape: CaseIterable {
    case tabs, pageAndTab, pushed, sheet, hub, hubOfRoot, columns, ownStack, ownTabs
  }

  private let stage: Stage

  init() throws { stage = try Stage() }

  private func makeApp(_ shape: Shape, hasSteps: Bool) -> Guide {
    let app = Guide("app", on: stage)
    let (tabs, details) = (UITabBarController(), UINavigationController())
    let stacks = (0..<2).map { UINavigationController(rootViewController: app.page("Base\($0)")) }
    let window = stage.window
    func way(_ name: String) -> FlowPresentation? {
      switch shape {
      case .tabs, .pageAndTab: .tab(of: tabs)
      case .pushed, .hub: nil
      case .sheet: .over()
      case .hubOfRoot: name == "photo" ? nil : .root(of: window)
      case .columns: .push(on: details)
      case .ownStack: .push(on: stacks[0])
      case .ownTabs: .push(on: stacks[name == "one" ? 0 : 1])
      }
    }
    app.first = shape == .pushed || shape == .sheet ? "app" : nil
    app.ways = { guide, step, _ in
      switch step {
      case "login": .start(guide.child("login"), .root(of: window))
      case "gone": .start(guide.child("gone"), .present(from: UIViewController()))
      case "one", "two", "photo": .start(guide.child(step.name), way(step.name))
      default: nil
      }
    }
    app.onStart = { app in
      switch shape {
      case .tabs: app.show(tabs)
      case .pageAndTab:
        tabs.viewControllers = [UINavigationController(rootViewController: app.page("Page"))]
        app.show(tabs)
      case .columns: app.showList(beside: details)
      case .ownStack: window.rootViewController = stacks[0]
      case .ownTabs:
        tabs.viewControllers = stacks
        window.rootViewController = tabs
      case .pushed, .sheet, .hub, .hubOfRoot: break
      }
      for name in shape == .tabs || shape == .ownTabs ? ["one", "two"] : ["one"] {
        let child = app.child(name)
        if hasSteps { child.linkStep = LinkStep(name) }
        child.flowPresentation = way(name)
        app.pushCoordinator(child)
      }
    }
    stage.run { app.start(.root(of: window)) }
    stage.settle()
    return app
  }

  private func fail(_ app: Guide) -> LinkFailure? {
    var failure: LinkFailure?
    stage.run { app.open(["login", "gone"]) { failure = $0.failure } }
    stage.settle()
    return failure
  }

  @Test("of flows that steps open again", arguments: Shape.allCases)
  func again(shape: Shape) throws {
    let app = makeApp(shape, hasSteps: true)
    let (screen, tree) = (stage.user.screen, stage.run { app.describeTree() })
    for _ in 0..<2 {
      let failure = fail(app)
      #expect(failure?.step == "gone")
      #expect(failure?.omissions == [])
      #expect(stage.user.screen == screen)
      #expect(stage.run { app.describeTree() } == tree)
    }
    #expect(!stage.ends.contains("app"))
    #expect(stage.faults == [])
    app.onStart = nil
    app.ways = { _, _, _ in nil }
  }

  @Test(
    "so it is where the next flow, or screen, comes in the way of one that shows nothing itself",
    arguments: [LinkStep("photo"), .page("photo")])
  func inTheWayOfHub(step: LinkStep) {
    let app = makeApp(.hubOfRoot, hasSteps: true)
    let (screen, tree) = (stage.user.screen, stage.run { app.describeTree() })
    for _ in 0..<2 {
      var failure: LinkFailure?
      stage.run { app.open([step, "gone"]) { failure = $0.failure } }
      stage.settle()
      #expect(failure?.step == "gone")
      #expect(failure?.omissions == [])
      #expect(stage.user.screen == screen)
      #expect(stage.run { app.describeTree() } == tree)
    }
    let keeper = Gatekeeper()
    keeper.hold(app.childCoordinators.first)
    var outcome: LinkOutcome?
    stage.run { app.open([step]) { outcome = $0 } }
    stage.settle()
    #expect(keeper.asked == ["link"])
    keeper.give(true)
    stage.settle()
    #expect(outcome == .opened)
    #expect(stage.user.title == "photo")
    #expect(
      app.childCoordinators.map { ($0 as? Guide)?.name } == (step == "photo" ? ["photo"] : []))
    #expect(stage.faults == [])
    app.onStart = nil
    app.ways = { _, _, _ in nil }
  }

  @Test("where nothing would be there again what has come stays", arguments: [Shape.tabs, .hub])
  func stays(shape: Shape) throws {
    let app = makeApp(shape, hasSteps: false)
    for _ in 0..<2 {
      let failure = fail(app)
      #expect(failure?.step == "gone")
      #expect(stage.user.title == "login")
      #expect(app.childCoordinators.map { ($0 as? Guide)?.name } == ["login"])
    }
    #expect(stage.faults == [])
    app.onStart = nil
    app.ways = { _, _, _ in nil }
  }
}
