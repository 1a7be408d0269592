import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What leads to a flow that loads from elsewhere, for longer than its task, before it shows itself in a tab.
@MainActor struct LoadedLaterTests {
  private let scene: LinkScene
  private let tabs = UITabBarController()

  init() throws {
    scene = try LinkScene()
    let app = scene.root.child("app")
    app.first = nil
    app.ways = { [tabs] guide, step, _ in
      guard guide.name == "app", let name = step["name"] else { return nil }
      let flow = guide.child(name)
      flow.first = nil
      let stack = tabs.viewControllers?.first as? UINavigationController
      return .start(flow, step.name == "tab" ? .tab(of: tabs) : stack.map { .push(on: $0) })
    }
    app.onStart = { [tabs] app in
      app.show(tabs, animated: false)
      for name in ["left", "middle", "right"] {
        let tab = app.child(name)
        tab.linkStep = .tab(name)
        if name == "right" { tab.first = nil }
        app.pushCoordinator(tab, .tab(of: tabs))
      }
    }
    scene.stage.run {
      scene.root.pushCoordinator(app, .present(from: scene.front, style: .fullScreen))
    }
    scene.stage.settle()
    #expect(scene.user.title == "left")
  }

  private var app: Guide? { scene.flow("app") }

  private func open(_ link: Link) async throws -> LinkOutcome? {
    var outcome: LinkOutcome?
    scene.stage.run { app?.open(link) { outcome = $0 } }
    try await scene.user.settle()
    return outcome
  }

  private func load(_ name: String) async throws {
    try #require(scene.flow(name) != nil)
    scene.stage.run { scene.flow(name).map { _ = $0.show($0.page(name)) } }
    try await scene.user.settle()
    #expect(scene.stage.faults == [])
  }

  private func takeStep() async throws -> LinkOutcome? {
    var outcome: LinkOutcome?
    scene.stage.run { app?.take(.tab("right")) { outcome = $0 } }
    try await scene.user.settle()
    return outcome
  }

  @Test("its tab is gone to as it comes", arguments: [true, false])
  func isGoneTo(byLink: Bool) async throws {
    let outcome = byLink ? try await open([.tab("right")]) : try await takeStep()
    #expect(outcome == .opened)
    #expect(scene.user.title == "left")
    try await load("right")
    #expect(scene.user.title == "right")
    #expect(app?.link == [.tab("right")])
  }

  @Test func `also where the link has started it`() async throws {
    #expect(try await open([.tab("new")]) == .opened)
    try await load("new")
    #expect(scene.user.title == "new")
  }

  @Test func `also on the stack of another tab`() async throws {
    try scene.user.tap("middle")
    #expect(try await open([.flow("pushed")]) == .opened)
    try await load("pushed")
    #expect(scene.user.title == "pushed")
  }

  @Test func `the user who has gone elsewhere stays there`() async throws {
    #expect(try await open([.tab("right")]) == .opened)
    try scene.user.tap("middle")
    try await load("right")
    #expect(scene.user.title == "middle")
    try scene.user.tap("right")
    #expect(scene.user.title == "right")
  }

  @Test func `another link has led elsewhere since`() async throws {
    #expect(try await open([.tab("right")]) == .opened)
    #expect(try await open([.tab("left")]) == .opened)
    try await load("right")
    #expect(scene.user.title == "left")
  }

  @Test("a gate comes before it, at which steps are taken", arguments: [true, false])
  func behindGate(byGate: Bool) async throws {
    let (app, ways) = (try #require(app), try #require(app).ways)
    var isPassed = false
    app.ways = { guide, step, path in
      guard guide.name == "app", step == .tab("new"), !isPassed,
        let way = ways(guide, step, path)
      else { return ways(guide, step, path) }
      return .pass(guide.child("gate"), then: way)
    }
    #expect(try await open([.tab("new")]) == nil)
    let gate = try #require(scene.flow("gate"))
    scene.stage.run { (byGate ? gate : scene.flow("left"))?.take(.page("Step")) }
    try await scene.user.settle()
    isPassed = true
    scene.stage.run { _ = gate.finish() }
    try await scene.user.settle()
    try await load("new")
    #expect(scene.user.title == "new")
  }

  @Test func `what loads without a link is not gone to`() async throws {
    try await load("right")
    #expect(scene.user.title == "left")
  }

  @Test func `once it has come the user goes where they like`() async throws {
    #expect(try await open([.tab("right")]) == .opened)
    try await load("right")
    try scene.user.tap("left")
    scene.stage.run { scene.flow("right").map { _ = $0.show($0.page("More")) } }
    try await scene.user.settle()
    #expect(scene.user.title == "left")
  }

  @Test func `a restored tree has the tab on top that loads`() async throws {
    #expect(try await open([.tab("right")]) == .opened)
    try await load("right")
    let tree = try #require(app).save()
    let again = try LoadedLaterTests()
    var report: RestorationReport?
    again.scene.stage.run { again.app?.restore(tree) { report = $0 } }
    try await again.scene.user.settle()
    #expect(report?.omissions == [])
    try await again.load("right")
    #expect(again.scene.user.title == "right")
  }
}
