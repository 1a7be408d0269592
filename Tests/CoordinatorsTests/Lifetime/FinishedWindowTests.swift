import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow in a window of its own, as a lock screen, finishes, and the app keeps the window: nobody can take its root away, and
/// those around it do not go on there.
@MainActor struct FinishedWindowTests {
  enum Main: CaseIterable { case stack, tabs, belowHub }
  enum End: CaseIterable { case finish, leavingScreens, didFinish }
  enum Act: CaseIterable { case show, flow, over, link, restore }

  @MainActor private final class App {
    let stage: Stage
    let main: Errand
    let lock: UIWindow
    private let first: Errand
    private let ends: End

    init(_ kind: Main, _ ends: End) throws {
      let stage = try Stage()
      (self.stage, self.ends) = (stage, ends)
      lock = stage.run { UIWindow(frame: UIScreen.main.bounds) }
      lock.windowLevel = .alert
      main = Errand("main", kind == .tabs ? [] : ["Main"])
      main.stage = stage
      main.ways = { [unowned stage] step in
        let inner = Errand(step.name, [step.name])
        inner.stage = stage
        return .start(inner)
      }
      if kind == .tabs {
        main.onStart = { [unowned stage] main in
          let tabs = UITabBarController()
          main.show(tabs)
          for title in ["One", "Two"] {
            stage.begin(title, [title], .tab(of: tabs), within: main, settles: false)
          }
        }
      }
      first = kind == .belowHub ? Errand("hub", []) : main
      stage.run {
        if kind == .belowHub {
          first.start()
          first.pushCoordinator(main, .root(of: stage.window))
        } else {
          main.start(.root(of: stage.window))
        }
      }
      stage.settle()
    }

    /// Locks, and unlocks.
    func lockOnce(settles: Bool) -> Weakly<Errand> {
      let flow = Errand("lock", ["Lock"])
      flow.stage = stage
      stage.note(flow, "lock flow")
      stage.run {
        lock.makeKeyAndVisible()
        first.pushCoordinator(flow, .root(of: lock))
      }
      stage.settle()
      #expect(stage.user.title == "Lock")
      stage.run {
        switch ends {
        case .finish: flow.finish(with: "")
        case .leavingScreens: flow.finish(with: "", leavingScreens: true)
        case .didFinish: flow.didFinish?(flow)
        }
        lock.isHidden = true
        stage.window.makeKey()
      }
      if settles { stage.settle() }
      return Weakly(flow)
    }
  }

  @Test(
    "what comes next comes where the user is", arguments: Main.allCases, End.allCases)
  func next(main: Main, end: End) throws {
    for (act, settles) in Act.allCases.flatMap({ [($0, true), ($0, false)] }) {
      let app = try App(main, end)
      let stage = app.stage
      let before = stage.user.screen
      let lock = app.lockOnce(settles: settles)
      var opened: [LinkOutcome] = []
      stage.run {
        switch act {
        case .show: app.main.show("Next")
        case .flow: stage.begin("flow", ["Next"], within: app.main, settles: false)
        case .over: stage.begin("flow", ["Next"], .over(), within: app.main, settles: false)
        case .link: app.main.open(["Next"]) { opened.append($0) }
        case .restore: #expect(app.main.save().omissions == [])
        }
      }
      stage.settle()
      #expect(stage.user.title == (act == .restore ? (main == .tabs ? "One" : "Main") : "Next"))
      #expect(app.lock.rootViewController?.presentedViewController == nil)
      #expect(stage.titles(of: app.lock.rootViewController as? UINavigationController) == ["Lock"])
      if act == .link {
        stage.run { app.main.open(["Other"]) { opened.append($0) } }
        stage.settle()
        #expect(stage.user.title == "Other")
        stage.run { app.main.open([]) { opened.append($0) } }
        stage.settle()
        #expect(opened == [.opened, .opened, .opened])
        #expect(stage.user.screen == before)
        #expect(app.main.link == [])
      }
      #expect(lock.object == nil)
      #expect(stage.faults == [])
    }
  }

  @Test("the window can be given to the next", arguments: Main.allCases, End.allCases)
  func again(main: Main, end: End) throws {
    let app = try App(main, end)
    let screen = app.stage.user.screen
    for _ in 0..<3 {
      _ = app.lockOnce(settles: true)
      #expect(app.stage.user.screen == screen)
    }
    #expect(app.stage.alive.filter { $0 == "Lock" }.count <= 1)
    #expect(app.stage.faults == [])
  }

  @Test("a window that one farther out has is that one's again", arguments: End.allCases)
  func fartherOut(end: End) throws {
    let stage = try Stage()
    let window = stage.run { UIWindow(frame: UIScreen.main.bounds) }
    let second = stage.begin("second", ["Second"], .root(of: window))
    let third = stage.begin("third", ["Third"], .root(of: stage.window), within: second.object)
    stage.run {
      switch end {
      case .finish: third.object?.finish(with: "")
      case .leavingScreens: third.object?.finish(with: "", leavingScreens: true)
      case .didFinish: third.object.map { $0.didFinish?($0) }
      }
    }
    stage.settle()
    #expect(stage.ends == ["third"])
    let request = stage.run { stage.home.show("Next") }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.titles().last == "Next")
    #expect(stage.titles(of: window.rootViewController as? UINavigationController) == ["Second"])
    #expect(stage.faults == [])
  }

  @Test(
    "what it has led to in the first window is left to whoever is seen there",
    arguments: [true, false])
  func seenInFirst(keepsRoot: Bool) throws {
    let stage = try Stage()
    let window = stage.run { UIWindow(frame: UIScreen.main.bounds) }
    window.isHidden = false
    let second = stage.begin("second", ["Second"], .root(of: window))
    stage.begin("inner", ["Inner"], .push(on: stage.stack), within: second.object)
    if !keepsRoot {
      stage.run { window.rootViewController = UIViewController() }
      stage.settle()
    }
    stage.run { second.object.map { $0.didFinish?($0) } }
    stage.settle()
    #expect(stage.ends == ["inner", "second"])
    #expect(stage.home.describeTree().contains("Inner"))
    #expect(!stage.home.describeTree().contains("Second"))
    stage.run { _ = stage.home.goBack() }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }
}
