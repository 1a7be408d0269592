import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// An app's first flow shows nothing itself: it begins with an onboarding, and goes on with what the app is about.
@MainActor struct OnboardingTests {
  @Test(
    "a container takes the place of what has gone, and is in nothing",
    arguments: [Container.tabs, .split, .stack]
  )
  func takesPlace(container: Container) throws {
    let stage = try Stage()
    let app = stage.begin("app", [], .root(of: stage.window))
    let welcome = stage.begin("welcome", ["Welcome"], within: app.object)
    #expect(stage.user.title == "Welcome")
    let root = container.make(stage.page("Main"))
    stage.run { _ = welcome.object?.finish() }
    let main = stage.begin("main", [], within: app.object) { main in
      main.onStart = { $0.show(root) }
    }
    #expect(stage.window.rootViewController === root)
    #expect(main.object != nil)
    #expect(stage.ends == ["welcome"])
    // So does what comes once that has ended.
    stage.run { _ = main.object?.finish() }
    stage.begin("again", ["Again"], within: app.object)
    #expect(stage.user.title == "Again")
    #expect(app.object != nil)
    #expect(stage.faults == [])
  }

  @Test func `a screen comes onto the stack that is there`() throws {
    let stage = try Stage()
    let app = stage.begin("app", [], .root(of: stage.window))
    let welcome = stage.begin("welcome", ["Welcome"], within: app.object)
    let stack = stage.stack
    stage.run { _ = welcome.object?.finish() }
    stage.begin("main", ["Main"], within: app.object)
    #expect(stage.stack === stack)
    #expect(stage.titles() == ["Main"])
    #expect(stage.faults == [])
  }

  @Test(
    "what comes after a tab bar takes its place, also where a sheet has to go first",
    arguments: [true, false])
  func afterTabs(hasSheet: Bool) throws {
    let stage = try Stage()
    let app = stage.begin("app", [], .root(of: stage.window))
    let tabs = Container.tabs.make(UINavigationController(rootViewController: stage.page("Tab")))
    let main = stage.begin("main", [], .root(of: stage.window), within: app.object) { main in
      main.onStart = { $0.show(tabs) }
      main.didFinish = { [weak stage, weak app = app.object] _ in
        stage?.begin("login", ["Login"], within: app, settles: false)
      }
    }
    #expect(stage.window.rootViewController === tabs)
    if hasSheet {
      stage.run { _ = main.object?.present(stage.page("Sheet")) }
      stage.settle()
    }
    stage.run { _ = main.object?.finish() }
    stage.settle()
    #expect(stage.user.title == "Login")
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    #expect(stage.titles() == ["Login"])
    stage.begin("next", ["Next"], within: app.object)
    #expect(stage.titles() == ["Login", "Next"])
    #expect(stage.faults == [])
  }

  @Test(
    "what the app's flow shows while the main one goes on comes over that",
    arguments: [true, false])
  func overMain(isChild: Bool) throws {
    let stage = try Stage()
    let app = stage.begin("app", [], .root(of: stage.window))
    let welcome = stage.begin("welcome", ["Welcome"], within: app.object)
    let old = stage.stack
    stage.run { _ = welcome.object?.finish() }
    let tabs = Container.tabs.make(stage.page("Tab"))
    stage.begin("main", [], within: app.object) { main in main.onStart = { $0.show(tabs) } }
    if isChild {
      stage.begin("news", ["News"], .over(), within: app.object)
    } else {
      stage.run { _ = app.object?.show("News") }
      stage.settle()
    }
    #expect(stage.window.rootViewController === tabs)
    #expect(stage.user.title == "News")
    #expect(stage.ends == ["welcome"])
    #expect(old.viewControllers.count == 1)
    #expect(stage.faults == [])
  }

  @Test func `what another flow has presented meanwhile stays`() throws {
    let stage = try Stage()
    let app = stage.begin("app", [], .root(of: stage.window))
    let welcome = stage.begin("welcome", ["Welcome"], within: app.object)
    let news = stage.begin("news", ["News"], .over(), within: app.object)
    let tabs = Container.tabs.make(stage.page("Tab"))
    stage.run { _ = welcome.object?.finish() }
    stage.begin("main", [], within: app.object) { main in main.onStart = { $0.show(tabs) } }
    #expect(news.object != nil)
    #expect(stage.user.title == "News")
    #expect(stage.ends == ["welcome"])
  }
}
