import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The tree is as the user sees it, whoever has shown what.
@MainActor struct DescribedTreeTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private var tree: String { stage.run { stage.home.describeTree() } }

  @Test func `what the app pushes by UIKit itself`() {
    stage.run { stage.stack.pushViewController(stage.page("A"), animated: true) }
    #expect(
      tree == """
        Errand
          - UINavigationController
          - UIViewController “Home”
          - UIViewController “A”
        """)
  }

  @Test("and what it presents", arguments: [true, false])
  func presented(isAtRest: Bool) {
    stage.begin("flow", ["A"])
    let sheet = UINavigationController(rootViewController: stage.page("Sheet"))
    stage.run {
      stage.stack.present(sheet, animated: true)
      if isAtRest {
        stage.settle()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        sheet.present(alert, animated: true)
        stage.settle()
      }
    }
    let alert = isAtRest ? "\n    - UIAlertController “Sure?” (the app's)" : ""
    #expect(
      tree == """
        Errand
          - UINavigationController
          - UIViewController “Home”
          Errand
            - UIViewController “A”
            - UIViewController “Sheet” (the app's)
        """ + alert)
    stage.settle()
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(!tree.contains("the app's"))
  }

  @Test func `what is a flow's is that`() {
    stage.begin("flow", ["A"], .present(from: stage.stack))
    #expect(!tree.contains("the app's"))
  }

  @Test("what a tab holds without a stack", arguments: [true, false])
  func tab(isThereFirst: Bool) {
    let (tabs, settings) = (UITabBarController(), stage.page("Settings"))
    let shop = Errand("shop", [])
    shop.onStart = { shop in
      if isThereFirst { tabs.viewControllers = [settings] }
      shop.show(tabs)
      shop.pushCoordinator(Errand("orders", ["Orders"]), .tab(of: tabs))
      if !isThereFirst { tabs.viewControllers = (tabs.viewControllers ?? []) + [settings] }
    }
    stage.run { stage.home.pushCoordinator(shop, .over()) }
    stage.settle()
    for selected in [0, 1] {
      stage.run { tabs.selectedIndex = selected }
      stage.settle()
      #expect(
        tree == """
          Errand
            - UINavigationController
            - UIViewController “Home”
            Errand
              - UITabBarController
              - UIViewController “Settings”
              Errand
                - UINavigationController
                - UIViewController “Orders”
          """)
    }
    // Of a tab bar that the app has presented itself it is the app's.
    stage.run {
      let other = UITabBarController()
      other.viewControllers = [stage.page("Help")]
      tabs.present(other, animated: true)
    }
    stage.settle()
    #expect(tree.contains("- UIViewController “Help” (the app's)"))
  }

  @Test("it is the same whether a split view has collapsed or not", arguments: [true, false])
  func collapsed(isNarrowFirst: Bool) throws {
    let stage = try Stage()
    stage.user.resize(to: isNarrowFirst ? .compact : .regular)
    let details = UINavigationController(rootViewController: stage.page("None"))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(
      UINavigationController(rootViewController: stage.page("List")), for: .primary)
    split.setViewController(details, for: .secondary)
    let flow = stage.begin("flow", []) {
      $0.flowPresentation = .root(of: stage.window)
      $0.onStart = { $0.show(split) }
    }
    stage.begin("detail", ["Detail"], .push(on: details), within: flow.object)
    let tree = try #require(flow.object).describeTree()
    #expect(!tree.contains("UINavigationController"))
    for width in [isNarrowFirst ? .regular : .compact, isNarrowFirst ? .compact : .regular]
      as [App.Device.Width]
    {
      stage.user.resize(to: width)
      stage.settle()
      #expect(flow.object?.describeTree() == tree)
    }
  }
}
