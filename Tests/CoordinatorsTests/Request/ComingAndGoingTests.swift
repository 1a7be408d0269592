import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What is asked for while something else comes and goes.
@MainActor struct ComingAndGoingTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test("present, a dismissal by the app, present", arguments: [true, false])
  func presentedOverWhatGoes(isAnimated: Bool) {
    let request = stage.run {
      stage.home.present(stage.page("Loading"), animated: isAnimated)
      stage.stack.dismiss(animated: isAnimated)
      return stage.home.present(stage.page("Done"))
    }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.user.title == "Done")
    #expect(stage.alive == ["Done"])
    #expect(stage.faults == [])
  }

  @Test("a screen on its way out can be asked for again", arguments: [true, false], [true, false])
  func sameScreen(isPresented: Bool, isAnimated: Bool) {
    let page = stage.page("P")
    stage.run { _ = isPresented ? stage.home.present(page) : stage.home.show(page) }
    stage.settle()
    let request = stage.run {
      if isPresented {
        stage.stack.dismiss(animated: isAnimated)
        return stage.home.present(page)
      }
      stage.home.goBack(animated: isAnimated)
      return stage.home.show(page)
    }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.user.title == "P")
    #expect(stage.faults == [])
  }

  @Test("a screen that is there to stay cannot", arguments: [true, false])
  func sameScreenThatStays(isAtRest: Bool) {
    let page = stage.page("P")
    let first = stage.run { stage.home.show(page) }
    if isAtRest { stage.settle() }
    let second = stage.run { stage.home.show(page) }
    stage.settle()
    #expect(first.outcome == .shown)
    #expect(second.outcome == .refused(.alreadyShown))
    #expect(stage.titles() == ["Home", "P"])
  }

  @Test func `a window's root is shown already`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.page("T")]
    let main = stage.begin("main", [], .root(of: stage.window)) { $0.onStart = { $0.show(tabs) } }
    let request = stage.run { main.object?.show(tabs) }
    stage.settle()
    #expect(request?.outcome == .refused(.alreadyShown))
    #expect(stage.user.title == "T")
    #expect(stage.faults == [])
  }

  @Test("a flow takes a window's root as a sheet comes or goes there", arguments: [true, false])
  func root(coming: Bool) {
    let one = stage.begin("one", ["A"], .root(of: stage.window))
    let sheet = stage.begin("sheet", ["S"], .over(), within: one.object, settles: !coming)
    if !coming { stage.run { _ = sheet.object?.finish() } }
    stage.begin("two", ["B"], .root(of: stage.window))
    #expect(stage.user.title == "B")
    #expect(stage.faults == [])
  }
}
