import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A tab bar that lies within a flow's screen, as in a column of a split view or in the app's own container.
@MainActor struct InnerTabsTests {
  enum Place: CaseIterable { case column, part, tab, screen }

  private func make(_ place: Place) throws -> (Stage, UITabBarController) {
    let stage = try Stage()
    let tabs = UITabBarController()
    stage.run {
      switch place {
      case .screen: stage.home.show(tabs)
      case .part:
        let box = Box()
        box.embed(tabs)
        stage.home.show(box)
      case .tab:
        let outer = UITabBarController()
        outer.viewControllers = [tabs]
        stage.home.show(outer)
      case .column:
        let split = UISplitViewController(style: .doubleColumn)
        for column in [UISplitViewController.Column.primary, .secondary] {
          split.setViewController(
            UINavigationController(rootViewController: stage.page("C")), for: column)
        }
        split.setViewController(tabs, for: .compact)
        stage.home.present(split)
      }
    }
    stage.settle()
    for name in ["left", "right"] {
      stage.begin(name, [name], .tab(of: tabs)) { $0.linkStep = LinkStep(name) }
    }
    return (stage, tabs)
  }

  @Test("its tab comes back", arguments: Place.allCases, [0, 1])
  func chosen(place: Place, index: Int) throws {
    let (stage, tabs) = try make(place)
    stage.run { tabs.selectedIndex = index }
    stage.settle()
    let tree = stage.run { stage.home.save() }
    let (again, tabsAgain) = try make(place)
    var report: RestorationReport?
    again.run {
      tabsAgain.selectedIndex = 1 - index
      again.home.restore(tree) { report = $0 }
    }
    again.settle()
    #expect(report?.omissions == [])
    #expect(tabsAgain.selectedIndex == index)
    #expect(again.faults == [])
  }
}
