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

  @Test(
    "its delegate hears of the tab, too, where the guard has asked by an alert",
    arguments: [true, false])
  func alert(isOtherTab: Bool) throws {
    let tabs = OwnTabs()
    let main = stage.begin("main", [], .root(of: stage.window)) { main in
      main.onStart = { [weak stage] main in
        main.show(tabs)
        for name in ["A", "B"] {
          stage?.begin("in \(name)", [name], .tab(of: tabs), within: main, settles: false)
        }
      }
    }
    for tab in tabs.viewControllers ?? [] {
      let stack = tab as? UINavigationController
      tab.tabBarItem.title = "Tab \(stack?.viewControllers.first?.title ?? "")"
    }
    let flow = stage.begin("editor", ["Editor"], within: main.object?.childCoordinators.first)
    stage.run {
      flow.object?.canLeave = { [weak flow = flow.object] _, answer in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Leave", style: .default) { _ in answer(true) })
        flow?.present(alert)
      }
    }
    stage.settle()
    try stage.user.tap(isOtherTab ? "Tab B" : "Tab A")
    stage.settle()
    #expect(tabs.calls == ["should"])
    try stage.user.tap("Leave")
    stage.settle()
    #expect(tabs.calls == ["should", "did"])
    #expect(stage.user.title == (isOtherTab ? "B" : "A"))
    // Of what is in a tab that is there yet it is held.
    #expect((tabs.delegate === tabs) == !isOtherTab)
  }
}
