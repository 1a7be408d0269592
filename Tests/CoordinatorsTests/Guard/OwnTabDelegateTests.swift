import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Guards in a tab bar that is its own delegate.
@MainActor struct OwnTabDelegateTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private final class OwnTabs: UITabBarController, UITabBarControllerDelegate {
    private(set) var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should")
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("did")
    }
  }

  @Test func `a tab bar that is its own delegate hears of a tab once the guard has agreed`() {
    let tabs = OwnTabs()
    let keeper = Gatekeeper()
    stage.begin("main", [], .root(of: stage.window)) { main in
      main.onStart = { [weak stage] main in
        for name in ["A", "B"] {
          stage?.begin("in \(name)", [name], .tab(of: tabs), within: main, settles: false) {
            keeper.hold($0)
          }
        }
        main.show(tabs)
      }
    }
    for tab in tabs.viewControllers ?? [] {
      let stack = tab as? UINavigationController
      tab.tabBarItem.title = "Tab \(stack?.viewControllers.first?.title ?? "")"
    }
    try? stage.user.tap("Tab B")
    #expect(keeper.asked == ["tab"])
    #expect(tabs.calls == ["should"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.calls == ["should", "did"])
  }
}
