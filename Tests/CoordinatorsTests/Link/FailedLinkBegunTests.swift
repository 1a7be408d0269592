import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What begins in what a link has taken away of a flow that stays: it comes back with that, if the link fails.
@MainActor struct FailedLinkBegunTests: FailedLinkTesting {
  let scene: LinkScene
  private let tabs = UITabBarController()
  private let tab: UINavigationController

  init() throws {
    scene = try Self.makeScene()
    tab = UINavigationController(rootViewController: scene.root.page("Tab"))
    tabs.viewControllers = [tab]
  }

  enum Place: CaseIterable {
    case newTab, onTab, overTab
    /// By code of the plain pattern.
    case onTabPlainly

    func titles(after titles: String) -> String {
      switch self {
      case .newTab: titles + "Late"
      case .onTab, .onTabPlainly: titles + "Tab Late"
      case .overTab: titles + "Tab | Late"
      }
    }
  }

  @Test("with what is presented", arguments: Place.allCases)
  func presented(_ place: Place) {
    presentTabs()
    begin(place, at: .page("P"))
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(scene.front.presentedViewController === tabs)
    expectLate()
    #expect(scene.titles == place.titles(after: "root | "))
    stage.run { scene.front.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["bad", "late"])
    #expect(root.childCoordinators.isEmpty)
  }

  @Test("with what a window has for its root", arguments: Place.allCases)
  func inRoot(_ place: Place) {
    stage.run {
      stage.window.rootViewController = tabs
      root.own(tabs)
    }
    stage.settle()
    Self.takeWindow(of: scene, at: ["main"])
    begin(place, at: .page("P"))
    #expect(fail(["main", .page("P"), "bad"])?.omissions == [])
    #expect(stage.window.rootViewController === tabs)
    expectLate()
    #expect(scene.titles == place.titles(after: ""))
  }

  @Test("if the link arrives, it is left", arguments: Place.allCases)
  func arrived(_ place: Place) {
    presentTabs()
    begin(place, at: .page("P"))
    #expect(scene.open([.page("P"), .page("Q")]) == .opened)
    #expect(scene.titles == "root P Q")
    #expect(stage.ends == ["late"])
    #expect(root.childCoordinators.isEmpty)
  }

  @Test("if what the link starts from is left meanwhile, it is left", arguments: Place.allCases)
  func leftMeanwhile(_ place: Place) throws {
    begin(place, at: .page("P"))
    scene.open([.flow("B")])
    stage.run { _ = scene.flow("B")?.present(tabs) }
    stage.settle()
    #expect(scene.titles == "root B | Tab")
    var outcome: LinkOutcome?
    stage.run {
      scene.flow("B")?.open([.page("P"), .page("Q")]) { outcome = $0 }
      stage.stack.popToRootViewController(animated: false)
    }
    stage.settle()
    #expect(outcome != nil && outcome != .opened)
    #expect(scene.titles == "root")
    #expect(stage.ends.sorted() == ["B", "late"])
    #expect(root.childCoordinators.isEmpty)
  }

  @Test(
    "a link does not wait for what it begins there itself",
    arguments: [Place.newTab, .onTab, .overTab])
  func ofLink(_ place: Place) {
    presentTabs()
    let ways = root.ways
    root.ways = { [way = way(to: place)] guide, step, path in
      step == "late" ? .start(guide.child("late"), way) : ways(guide, step, path)
    }
    let before = state
    #expect(fail([.page("P"), "late", .page("Q")]) != nil)
    #expect(state == before)
  }

  private func presentTabs() {
    stage.run { _ = root.present(tabs) }
    stage.settle()
    #expect(scene.titles == "root | Tab")
  }

  private func way(to place: Place) -> FlowPresentation? {
    switch place {
    case .newTab: .tab(of: tabs)
    case .onTab: .push(on: tab)
    case .overTab: .present(from: tab)
    case .onTabPlainly: nil
    }
  }

  /// Has a flow begin in the tabs as a link takes a step to a page.
  private func begin(_ place: Place, at beginning: LinkStep) {
    let ways = root.ways
    root.ways = { [weak stage, weak root, way = way(to: place), tab] guide, step, path in
      guard step == beginning, let stage, let root else { return ways(guide, step, path) }
      @MainActor func page() -> UIViewController {
        #expect(tab.viewIfLoaded?.window == nil)
        stage.begin("late", way == nil ? [] : ["Late"], way, within: root, settles: false) {
          guard way == nil else { return }
          $0.onStart = { [weak stage] _ in
            if let stage { tab.pushViewController(stage.page("Late"), animated: true) }
          }
        }
        return guide.page("P")
      }
      return .show(page())
    }
  }

  /// The flow that has begun meanwhile is there, and its screen is gone to.
  private func expectLate() {
    #expect(stage.ends.allSatisfy { $0 != "late" })
    #expect(root.childCoordinators.contains { ($0 as? Errand)?.name == "late" })
    tabs.selectedIndex = (tabs.viewControllers?.count ?? 0) - 1
    stage.settle()
  }
}
