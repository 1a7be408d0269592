import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What had the window before a link that gives it to another flow.
@MainActor struct FailedLinkWindowTests: FailedLinkTesting {
  let scene: LinkScene

  init() throws { scene = try Self.makeScene() }

  /// An app whose first flow shows nothing itself: "login" and "main" take the whole window.
  @Test("a flow that had the window has it again, if a step leads there", arguments: [true, false])
  func root(hasStep: Bool) throws {
    let stage = try Stage()
    let app = Guide("app", on: stage)
    app.first = nil
    let ways = root.ways
    app.ways = { [weak window = stage.window] guide, step, path in
      guard ["login", "main"].contains(step), let window else { return ways(guide, step, path) }
      return .start(guide.child(step.name), .root(of: window))
    }
    app.onStart = { [weak window = stage.window] app in
      guard let window else { return }
      let login = app.child("login")
      if hasStep { login.linkStep = "login" }
      app.pushCoordinator(login, .root(of: window))
    }
    stage.run { app.start(.root(of: stage.window)) }
    stage.settle()
    stage.run { (app.childCoordinators.first as? Guide)?.open([.page("A"), .flow("B")]) }
    stage.settle()
    #expect(stage.titles() == ["login", "A", "B"])
    var outcome: LinkOutcome?
    stage.run { app.open(["main", .page("P"), "bad"]) { outcome = $0 } }
    stage.settle()
    let failure = try #require(outcome?.failure)
    #expect(failure.omissions.isEmpty == hasStep)
    #expect(stage.titles() == (hasStep ? ["login", "A", "B"] : ["main"]))
    let names = app.childCoordinators.compactMap { ($0 as? Guide)?.name }
    #expect(names == [hasStep ? "login" : "main"])
  }

  enum Above: CaseIterable { case nothing, flow, sheet }

  @Test("what a flow that stays had in the window is there again", arguments: Above.allCases)
  func rootOfStaying(above: Above) throws {
    Self.takeWindow(of: scene, at: ["main"])
    if above == .flow { scene.open([.page("A"), .flow("B")]) }
    if above == .sheet {
      stage.run { scene.front.present(stage.page("Sheet"), animated: false) }
      stage.settle()
    }
    let first = Weakly(try #require(stage.stack.viewControllers.first))
    let before = state
    let failure = fail(["main", .page("P"), "bad"])
    #expect(failure?.omissions == [])
    #expect(state == before)
    #expect(stage.stack.viewControllers.first === first.object)
    #expect(stage.ends.contains("main"))
    #expect(stage.faults == [])
    // And all of it hears what happens next.
    #expect(scene.open([.page("Q")]) == .opened)
    #expect(scene.titles == "root Q")
  }

  @Test(
    "so it is where what lies over it is on the link's way",
    arguments: [
      [.flow("S")], [.flow("S"), .page("P")], [.page("A"), .flow("S")],
      [.page("A"), .flow("S"), .page("P")], [.flow("S"), .flow("inner"), .page("P")],
    ] as [Link], [true, false])
  func overOnTheWay(link: Link, isFullScreen: Bool) throws {
    Self.takeWindow(of: scene, at: ["main"])
    let ways = root.ways
    root.ways = { guide, step, path in
      if let way = ways(guide, step, path) { return way }
      guard step == .flow("S") else { return nil }
      return .start(guide.child("S"), .over(style: isFullScreen ? .fullScreen : .automatic))
    }
    #expect(scene.open(link) == .opened)
    let top = try #require(stage.window.rootViewController?.presentedViewController)
    let before = (state, stage.user.screen, root.link)
    for _ in 0..<2 {
      let failure = fail(Link(link.steps + ["main", .page("Q"), "bad"]))
      #expect(failure?.omissions == [])
      #expect((state, stage.user.screen, root.link) == before)
      // The same, with what is typed in it.
      #expect(stage.window.rootViewController?.presentedViewController === top)
    }
    #expect(!stage.ends.contains("S"))
    #expect(stage.faults == [])
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "root")
    #expect(scene.flows == "root")
  }

  @Test func `so it is where two flows of the link have had the window`() {
    Self.takeWindow(of: scene, at: ["main", "other"])
    let before = state
    let failure = fail(["main", "other", .page("P"), "bad"])
    #expect(failure?.omissions == [])
    #expect(state == before)
    #expect(stage.ends.filter { $0 != "bad" } == ["other", "main"])
    #expect(stage.faults == [])
  }

  enum End: CaseIterable { case finish, cancel, didFinish }

  @Test(
    "so it is where the flow that has got it ends as it starts", arguments: End.allCases,
    [["brief"], ["brief", .page("P")]] as [Link])
  func endsAsItStarts(end: End, link: Link) {
    root.ways = { [weak stage] guide, step, _ in
      guard step == "brief", let window = stage?.window else { return nil }
      let brief = guide.child("brief")
      brief.onStart = { brief in
        switch end {
        case .finish: brief.finish()
        case .cancel: brief.cancel()
        case .didFinish: brief.didFinish?(brief)
        }
      }
      return .start(brief, .root(of: window))
    }
    scene.open([.page("A")])
    let before = (state, stage.window.rootViewController)
    let failure = fail(link)
    #expect(failure?.omissions == [])
    #expect(state == before.0)
    #expect(stage.window.rootViewController === before.1)
    #expect(stage.ends == ["brief"])
    #expect(stage.faults == [])
    #expect(scene.open([.page("Q")]) == .opened)
    #expect(scene.titles == "root Q")
  }

  /// The first flow shows nothing itself, and the app has put a screen there until it does.
  @Test(
    "so it is of a root that is nobody's", arguments: [["brief"], [.page("P"), "brief"]] as [Link])
  func nobodys(link: Link) throws {
    let stage = try Stage()
    let app = Guide("app", on: stage)
    app.first = nil
    app.ways = { app, step, _ in
      guard step == "brief" else { return nil }
      let brief = app.child("brief")
      brief.onStart = { $0.cancel() }
      return .start(brief)
    }
    let splash = stage.page("Splash")
    stage.run {
      stage.window.rootViewController = splash
      app.start(.root(of: stage.window))
    }
    stage.settle()
    var outcome: LinkOutcome?
    stage.run { app.open(link) { outcome = $0 } }
    stage.settle()
    #expect(outcome?.failure?.omissions == [])
    #expect(stage.window.rootViewController === splash)
    // It goes on, and shows itself there later.
    let request = stage.run { app.show(stage.page("First")) }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.titles() == ["First"])
  }

  @Test func `so it is where a flow of the link that had it goes on`() {
    Self.takeWindow(of: scene, at: ["main"])
    let ways = root.ways
    root.ways = { [weak stage] guide, step, path in
      guard step == "brief", let window = stage?.window else { return ways(guide, step, path) }
      let brief = guide.child("brief")
      brief.onStart = { $0.cancel() }
      return .start(brief, .root(of: window))
    }
    let before = state
    let failure = fail(["main", "brief"])
    #expect(failure?.omissions == [])
    #expect(state == before)
    #expect(stage.faults == [])
  }

  @Test func `a root that the app exchanges meanwhile stays`() {
    root.ways = { [weak stage] guide, step, _ in
      guard let window = stage?.window else { return nil }
      if step == "main" { return .start(guide.child("main"), .root(of: window)) }
      guard step == "swap" else { return nil }
      let swap = guide.child("swap")
      swap.first = nil
      swap.onStart = { swap in
        window.rootViewController = stage?.page("Other")
        swap.cancel()
      }
      return .start(swap)
    }
    scene.open(["main", "swap"])
    #expect(scene.titles == "Other")
  }

  @Test func `once a link has arrived, what the window had is released`() {
    Self.takeWindow(of: scene, at: ["main"])
    scene.open([.page("A")])
    #expect(stage.alive.contains("A"))
    #expect(scene.open(["main"]) == .opened)
    #expect(!stage.alive.contains("A"))
    #expect(scene.titles == "main")
  }
}
