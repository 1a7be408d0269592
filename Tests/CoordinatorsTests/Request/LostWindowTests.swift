import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows in what a window had for its root until another flow took its place: as who signs out, from anywhere.
@MainActor struct LostWindowTests {
  private let stage: Stage
  private let app = Errand("app", [])
  private let main = Errand("main", ["Main"])
  private let signIn = Errand("sign in", ["Sign In"])

  init() throws {
    stage = try Stage()
    let (stage, main, signIn) = (stage, main, signIn)
    (main.stage, signIn.stage) = (stage, stage)
    app.ways = { [weak app, weak main] _ in
      guard let main, app?.childCoordinators.contains(main) ?? false else {
        return .refuse("Signed out.")
      }
      return .ask(main)
    }
    main.ways = { [weak stage] _ in .show(stage?.page("Secret") ?? UIViewController()) }
    main.didFinish = { [weak stage] _ in stage?.ends.append("main") }
    signIn.didFinish = { [weak stage] _ in stage?.ends.append("sign in") }
    stage.run {
      app.start(.root(of: stage.window))
      app.pushCoordinator(main, .root(of: stage.window))
    }
    stage.settle()
  }

  enum Moment: CaseIterable { case push, sheet, sameTurn, later }
  enum Asked: CaseIterable { case show, present, flow, link }

  @Test("what they ask for then is not shown", arguments: Moment.allCases, Asked.allCases)
  func flowTakesItsPlace(at moment: Moment, for asked: Asked) async {
    await asksOn(at: moment, for: asked, swapsItself: false)
  }

  @Test("nor where the app exchanges the root itself", arguments: Moment.allCases, Asked.allCases)
  func appTakesItsPlace(at moment: Moment, for asked: Asked) async {
    await asksOn(at: moment, for: asked, swapsItself: true)
  }

  private func asksOn(at moment: Moment, for asked: Asked, swapsItself: Bool) async {
    switch moment {
    case .push: stage.run { _ = main.show("Two") }
    case .sheet: stage.run { _ = main.present(stage.page("Sheet")) }
    case .sameTurn, .later: break
    }
    stage.user.clock.advance(by: 0.05)
    let next = stage.page("Next")
    stage.run {
      if swapsItself {
        if moment == .sheet { stage.window.rootViewController?.dismiss(animated: false) }
        stage.window.rootViewController = next
      } else {
        app.pushCoordinator(signIn, .root(of: stage.window))
      }
    }
    if moment == .later { await stage.turns() }
    var request: ShowRequest?
    stage.run {
      switch asked {
      case .show: request = main.show("Secret")
      case .present: request = main.present(stage.page("Secret"))
      case .flow:
        let over = Errand("over", ["Secret"])
        over.stage = stage
        main.pushCoordinator(over, .over())
      case .link: app.open([.page("secret")])
      }
    }
    await stage.turns()
    #expect(stage.user.title == (swapsItself ? "Next" : "Sign In"))
    #expect(stage.ends == ["main"])
    #expect(app.childCoordinators == (swapsItself ? [] : [signIn]))
    if let request { #expect(request.outcome == .refused(.flowHasEnded)) }
    #expect(!stage.alive.contains("Secret"))
    // What it presents can be dismissed once it has come.
    if moment != .sheet || !swapsItself { #expect(stage.faults == []) }
  }

  @Test("one that is a part of what is there now goes on", arguments: [true, false])
  func isAPart(isAnothers: Bool) {
    let bar = UITabBarController()
    stage.run {
      let root = stage.window.rootViewController
      stage.window.rootViewController = nil
      bar.viewControllers = [root ?? UIViewController()]
      stage.window.rootViewController = bar
      if isAnothers { app.own(bar) }
    }
    stage.settle()
    let request = stage.run { main.show("Two") }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.user.title == "Two")
    #expect(app.childCoordinators.contains(main))
  }
}
