import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens that take the root for another as they come, before the library knows of them.
@MainActor struct SwappedRootTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  enum Moment: CaseIterable { case load, willAppear, appear }
  enum Place: CaseIterable { case root, sheet, fullScreen, tab, pushed }

  @Test(
    "the first screen of a first tab exchanges the root", arguments: Place.allCases,
    Moment.allCases)
  func swapped(place: Place, moment: Moment) {
    let tabs = UITabBarController()
    let way: FlowPresentation =
      switch place {
      case .root: .root(of: stage.window)
      case .sheet: .present(from: stage.stack)
      case .fullScreen: .present(from: stage.stack, style: .fullScreen)
      case .tab: .tab(of: tabs, isSelected: true)
      case .pushed: .push(on: stage.stack)
      }
    if place == .tab {
      stage.begin("bar", [], .root(of: stage.window)) { $0.onStart = { $0.show(tabs) } }
    }
    let main = stage.begin("main", [], way) { [stage] main in
      main.onStart = { [weak stage] main in
        let inner = UITabBarController()
        let screen = Talker()
        stage?.note(screen, "Feed")
        inner.viewControllers = [UINavigationController(rootViewController: screen)]
        let swap = { [weak stage] in
          guard let stage, stage.window.rootViewController?.title != "Other" else { return }
          let root = stage.window.rootViewController
          if root?.presentedViewController != nil { root?.dismiss(animated: false) }
          stage.window.rootViewController = stage.page("Other")
        }
        switch moment {
        case .load: screen.onLoad = swap
        case .willAppear: screen.onWillAppear = swap
        case .appear: screen.onAppear = swap
        }
        main.show(inner)
      }
    }
    stage.settle()
    #expect(stage.user.title == "Other")
    #expect(stage.ends.contains("main"))
    #expect(main.object == nil)
  }

  @Test("another root waits until sheets and an alert have gone", arguments: [true, false])
  func rootAfterAlert(isMain: Bool) {
    let stage = stage
    let welcome = stage.begin("welcome", ["Welcome"], .root(of: stage.window))
    if isMain {
      welcome.object?.didFinish = { [weak stage] _ in
        guard let stage else { return }
        stage.begin("main", ["Main"], .root(of: stage.window), settles: false)
      }
    }
    let outer = stage.begin("outer", ["O"], .over(), within: welcome.object)
    stage.begin("inner", ["I"], .over(), within: outer.object)
    stage.run {
      outer.object?.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert))
      outer.object?.cancel()
    }
    stage.begin("other", ["Other"], .root(of: stage.window))
    stage.settle()
    #expect(stage.faults == [])
    #expect(stage.user.title == (isMain ? "Main" : "Other"))
    #expect(stage.ends == ["inner", "outer", isMain ? "other" : "welcome"])
  }

  @Test(
    "tabs that their flow holds are left, also where no look has come since the window was shown",
    arguments: [true, false])
  func heldTabs(byApp: Bool) {
    let tabs = UITabBarController()
    let root = Errand("root", [])
    stage.run {
      stage.window.isHidden = true
      root.start(.root(of: stage.window))
      stage.begin("main", [], .root(of: stage.window), within: root, settles: false) { main in
        main.onStart = { [stage] main in
          main.show(tabs, animated: false)
          for name in ["one", "two"] {
            stage.begin(name, [name], .tab(of: tabs), within: main, settles: false) {
              $0.isAnimated = false
            }
          }
        }
      }
      stage.window.makeKeyAndVisible()
    }
    stage.run {
      if byApp {
        stage.window.rootViewController = UIViewController()
      } else {
        stage.begin("sign in", ["Sign In"], .root(of: stage.window), within: root, settles: false)
      }
    }
    stage.settle()
    #expect(stage.ends == ["two", "one", "main"])
  }

  @Test(
    "another root waits until a sheet in the middle of others has gone", arguments: 0...2,
    [true, false])
  func rootAfterMiddle(alerts: Int, hasExtra: Bool) {
    let root = Errand("root", [])
    stage.run { root.start(.root(of: stage.window)) }
    let main = stage.begin("main", [], .root(of: stage.window), within: root) { main in
      main.onStart = { [stage] main in
        let tabs = UITabBarController()
        main.show(tabs, animated: false)
        stage.begin("tab", ["Tab"], .tab(of: tabs), within: main, settles: false)
      }
    }
    if hasExtra {
      stage.run { _ = main.object?.show("Extra") }
      stage.settle()
    }
    let tab = main.object?.childCoordinators.first
    let payment = stage.begin("payment", ["Payment"], .over(), within: tab)
    for _ in 0..<alerts {
      stage.run {
        payment.object?.present(
          UIAlertController(title: "Really?", message: nil, preferredStyle: .alert))
      }
    }
    stage.settle()
    stage.run {
      stage.begin("help", ["Help"], .over(), within: main.object, settles: false)
      payment.object?.cancel()
      stage.begin("sign in", ["Sign In"], .root(of: stage.window), within: root, settles: false)
    }
    stage.settle()
    #expect(stage.faults == [])
    #expect(stage.user.title == "Sign In")
  }
}
