import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link that fails has left a sheet with tabs, in one of which it has asked for that.
@MainActor struct FailedLinkGuardedTabTests {
  @Test(
    "the sheet is there again as it was", arguments: [true, false],
    [("account", "about"), ("about", "account")])
  func chosenTab(isGuarded: Bool, tabs names: (form: String, chosen: String)) throws {
    let scene = try LinkScene()
    var asked = 0
    let bar: () -> UITabBarController? = {
      scene.stage.stack.presentedViewController as? UITabBarController
    }
    scene.root.ways = { guide, step, _ in
      switch step {
      // It is there as its flow has started.
      case .tab("account"), .tab("about"): return .start(guide.child("tab"))
      case "settings":
        let settings = guide.child("settings")
        settings.first = nil
        settings.onStart = { settings in
          let tabs = UITabBarController()
          settings.show(tabs, animated: false)
          for name in ["account", "about"] {
            let tab = settings.child(name)
            tab.linkStep = .tab(name)
            settings.pushCoordinator(tab, .tab(of: tabs))
          }
        }
        return .start(settings, .over())
      case "form":
        let form = guide.child("form")
        if isGuarded {
          form.canLeave = { _, answer in
            asked += 1
            answer(true)
          }
        }
        return .start(form)
      case "bad":
        let bad = guide.child("bad")
        bad.first = nil
        bad.onStart = { _ = $0.cancel() }
        return .start(bad, .over())
      default: return nil
      }
    }
    #expect(scene.open(["settings", .tab(names.form), "form"]) == .opened)
    try scene.user.tap(Target(names.chosen, role: .tab))
    let before = scene.root.link
    // By the user's way to another tab.
    asked = 0
    #expect(scene.user.title == names.chosen)
    let outcome = scene.open(["bad"])
    guard case .failed = outcome else {
      Issue.record("It has not failed: \(String(describing: outcome))")
      return
    }
    #expect(asked == (isGuarded ? 1 : 0))
    #expect(bar() != nil)
    #expect(scene.user.title == names.chosen)
    #expect(scene.root.link == before)
    #expect(scene.stage.faults == [])
  }
}
