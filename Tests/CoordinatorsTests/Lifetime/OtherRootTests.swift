import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that take a window's root while others come, go, or are over it.
@MainActor struct OtherRootTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Coming: CaseIterable { case load, willAppear, appear }

  @Test(
    "the first screen in the first tab, or on a stack, leads to another root",
    arguments: Coming.allCases, [true, false])
  func otherRootFromFirstTab(moment: Coming, isTab: Bool) {
    let tabs = UITabBarController()
    let stack = UINavigationController()
    let way: FlowPresentation = isTab ? .tab(of: tabs) : .push(on: stack)
    stage.begin("main", [], .root(of: stage.window)) { main in
      main.onStart = { [weak stage] main in
        main.show(isTab ? tabs : stack)
        stage?.begin("feed", [], way, within: main, settles: false) { feed in
          feed.onStart = { [weak stage] feed in
            let screen = Talker()
            screen.title = "Feed"
            stage?.note(screen, "Feed")
            let login = { [weak stage] in
              guard let stage else { return }
              stage.begin("login", ["Login"], .root(of: stage.window), settles: false)
            }
            switch moment {
            case .load: screen.onLoad = login
            case .willAppear: screen.onWillAppear = login
            case .appear: screen.onAppear = login
            }
            feed.show(screen)
          }
        }
      }
    }
    stage.settle()
    #expect(user.title == "Login")
    #expect(stage.ends == ["feed", "main"])
    #expect(stage.faults == [])
  }

  /// When the old root starts a flow, and within which.
  enum Going: CaseIterable {
    case goingWithinHome, goingWithinMain, goneWithinHome, goneWithinMain

    var isGone: Bool { self == .goneWithinHome || self == .goneWithinMain }
    var isWithinMain: Bool { self == .goingWithinMain || self == .goneWithinMain }
  }

  @Test(
    "a flow that starts as the root beneath is swapped", arguments: Going.allCases, [true, false])
  func overOldRoot(moment: Going, isOver: Bool) async {
    let main = stage.begin("main", [], .root(of: stage.window)) { main in
      main.onStart = { [weak stage] main in
        let screen = Talker()
        screen.title = "M"
        stage?.note(screen, "M")
        let begin = { [weak stage] in
          guard let stage else { return }
          stage.begin(
            "late", ["L"], isOver ? .over() : nil, within: moment.isWithinMain ? main : stage.home,
            settles: false)
        }
        if moment.isGone { screen.onDisappear = begin } else { screen.onWillDisappear = begin }
        main.show(screen)
      }
    }
    stage.begin("next", ["N"], .root(of: stage.window))
    await stage.turns()
    // What it shows over the new root keeps it.
    if !(isOver && moment.isWithinMain) { #expect(main.object == nil) }
    #expect(user.title == "N" || user.title == "L")
    #expect(stage.faults == [])
    stage.run {
      stage.window.rootViewController?.dismiss(animated: false)
      stage.window.rootViewController = UIViewController()
    }
    await stage.turns()
    #expect(stage.alive == [])
    #expect(Set(stage.ends) == ["late", "main", "next"])
  }

  @Test("a sheet's flow goes as a flow takes the root", arguments: 0..<16)
  func rootOverSheet(bits: Int) async {
    let (hasInner, innerIsAnimated) = (bits & 1 == 0, bits & 2 == 0)
    let (nextIsAnimated, nextGoesBack) = (bits & 4 == 0, bits & 8 == 0)
    stage.begin("sheet", ["S"], .over())
    let sheet = stage.home.childCoordinators.first
    stage.run {
      if hasInner {
        stage.begin("inner", ["I"], within: sheet, settles: false) {
          $0.isAnimated = innerIsAnimated
        }
      }
      stage.begin("next", ["N1", "N2"], .root(of: stage.window), settles: false) { next in
        next.isAnimated = nextIsAnimated
        next.onStart = { next in
          guard nextGoesBack else { return }
          next.goBack()
          next.show("N3")
        }
      }
    }
    await stage.turns()
    #expect(stage.ends == (hasInner ? ["inner", "sheet"] : ["sheet"]))
  }
}
