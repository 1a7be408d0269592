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
}
