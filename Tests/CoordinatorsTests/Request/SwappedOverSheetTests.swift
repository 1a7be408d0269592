import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow for a window's root that has had to wait: what it has asked for besides is carried out once it is there.
@MainActor struct SwappedOverSheetTests {
  enum Moment: CaseIterable { case atRest, push, pop, finger }

  @Test(
    "a flow with two screens, or one and a flow within it, takes the place of a sheet",
    arguments: Moment.allCases, [true, false])
  func overSheet(moment: Moment, hasChild: Bool) throws {
    let stage = try Stage()
    let user = stage.user
    let settings = stage.begin("settings", ["Settings"], .over())
    if moment == .pop {
      stage.run { settings.object?.show("Account") }
      stage.settle()
    }
    user.waitsForTransitions = false
    switch moment {
    case .atRest: break
    case .push: stage.run { _ = settings.object?.show("Account") }
    case .pop: try user.goBack()
    case .finger: try user.swipeDown(.begin)
    }
    let welcome = stage.begin(
      "welcome", hasChild ? ["Welcome"] : ["Welcome", "Sign In"], .root(of: stage.window),
      settles: false
    ) { welcome in
      if hasChild {
        welcome.onStart = { [unowned stage] welcome in
          stage.begin("sign in", ["Sign In"], within: welcome, settles: false)
        }
      }
    }
    stage.settle()
    if moment == .finger {
      try user.swipeDown(.cancel)
      stage.settle()
    }
    #expect(stage.titles() == ["Welcome", "Sign In"])
    #expect(user.title == "Sign In")
    #expect(welcome.object?.outcomes == (hasChild ? [.shown] : [.shown, .shown]))
    #expect(stage.ends == ["settings"])
    #expect(stage.faults == [])
  }

  @Test func `a flow in the sheet that is replaced does not come up again`() throws {
    let stage = try Stage()
    let settings = stage.begin("settings", ["Settings"], .over())
    stage.begin("top", ["Top"], .over(), within: settings.object, settles: false)
    stage.begin("welcome", ["Welcome"], .root(of: stage.window), settles: false)
    let request = stage.run { settings.object?.show("Late") }
    stage.settle()
    #expect(request?.outcome == .refused(.nowhereToShow))
    #expect(stage.ends == ["top", "settings"])
    #expect(stage.user.title == "Welcome")
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }
}
