import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow with screens in several tabs or columns goes on in the one that is on top, though something covers it all.
@MainActor struct CoveredTabsTests {
  enum Cover: CaseIterable { case none, sheet, fullScreen, apps }

  private func cover(_ scene: LinkScene, by cover: Cover) {
    scene.stage.run {
      switch cover {
      case .none: break
      case .sheet, .fullScreen:
        let style = cover == .sheet ? UIModalPresentationStyle.pageSheet : .fullScreen
        scene.root.pushCoordinator(scene.root.child("Cover"), .over(style: style))
      case .apps:
        let camera = scene.stage.page("Camera")
        camera.modalPresentationStyle = .fullScreen
        scene.front.present(camera, animated: false)
      }
    }
    scene.stage.settle()
  }

  private func uncover(_ scene: LinkScene) {
    scene.stage.run { scene.front.dismiss(animated: false) }
    scene.stage.settle()
  }

  private func titles(_ scene: LinkScene) -> [[String]] {
    scene.tabs?.viewControllers?.map { tab in tab.children.map { $0.title ?? "" } } ?? []
  }

  @Test("it shows its next screen in the tab that is chosen", arguments: Cover.allCases)
  func shown(cover: Cover) throws {
    let scene = try LinkScene(ownsTabs: true)
    self.cover(scene, by: cover)
    scene.stage.run { _ = scene.root.show(scene.root.page("Next")) }
    scene.stage.settle()
    scene.stage.run { scene.root.pushCoordinator(scene.root.child("Flow")) }
    scene.stage.settle()
    #expect(titles(scene) == [["left", "Next", "Flow"], ["right"]])
    #expect(scene.tabs?.selectedIndex == 0)
    scene.stage.run { _ = scene.flow("Flow")?.finish(animated: false) }
    scene.stage.settle()
    // What the app has presented over the flow's screens is the flow's, and goes first.
    for _ in 0..<(cover == .apps ? 2 : 1) {
      scene.stage.run { _ = scene.root.goBack(animated: false) }
      scene.stage.settle()
    }
    #expect(titles(scene) == [["left"], ["right"]])
    #expect(scene.stage.faults == [])
  }

  @Test("a step is taken there", arguments: Cover.allCases, [LinkStep.page("A"), .flow("A")])
  func taken(cover: Cover, step: LinkStep) throws {
    let scene = try LinkScene(ownsTabs: true)
    self.cover(scene, by: cover)
    scene.stage.run { scene.root.take(step) }
    scene.stage.settle()
    #expect(titles(scene) == [["left", "A"], ["right"]])
    #expect(scene.tabs?.selectedIndex == 0)
  }

  @Test(
    "what is presented changes nothing beneath", arguments: [Cover.none, .sheet, .fullScreen],
    [true, false])
  func presented(cover: Cover, byLink: Bool) throws {
    let scene = try LinkScene(ownsTabs: true)
    scene.root.presentation = .over()
    self.cover(scene, by: cover)
    scene.stage.run {
      if byLink { scene.root.open([.flow("A")]) } else { scene.root.take(.flow("A")) }
    }
    scene.stage.settle()
    #expect(scene.user.title == "A")
    #expect(scene.tabs?.selectedIndex == 0)
    #expect(titles(scene) == [["left"], ["right"]])
  }

  /// A list beside details, on a phone, where the user is at the list.
  private func makeColumns() throws -> (
    LinkScene, list: UINavigationController, UINavigationController
  ) {
    let scene = try LinkScene()
    scene.user.resize(to: .compact)
    let (list, details) = (UINavigationController(), UINavigationController())
    scene.stage.run {
      let box = scene.root.child("box")
      box.first = nil
      box.onStart = { box in
        list.viewControllers = [box.page("List")]
        details.viewControllers = [box.page("Placeholder")]
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(details, for: .secondary)
        box.show(split, animated: false)
        split.show(.primary)
      }
      scene.root.pushCoordinator(box, .root(of: scene.stage.window))
    }
    scene.stage.settle()
    #expect(scene.user.title == "List")
    return (scene, list, details)
  }

  @Test(
    "it goes on in the column that is on top", arguments: Cover.allCases, [true, false])
  func column(cover: Cover, isStep: Bool) throws {
    let (scene, list, details) = try makeColumns()
    self.cover(scene, by: cover)
    let box = try #require(scene.flow("box"))
    scene.stage.run {
      if isStep { box.take(.page("Next")) } else { _ = box.show(box.page("Next")) }
    }
    scene.stage.settle()
    if cover != .none { uncover(scene) }
    #expect(scene.stage.titles(of: list) == ["List", "Next"])
    #expect(scene.stage.titles(of: details) == ["Placeholder"])
    #expect(scene.user.title == "Next")
    #expect(scene.stage.faults == [])
  }

  @Test("a link to a sheet leaves the column on top", arguments: [true, false])
  func sheetOverColumn(isCovered: Bool) throws {
    let (scene, _, _) = try makeColumns()
    let box = try #require(scene.flow("box"))
    box.presentation = .over()
    if isCovered { cover(scene, by: .fullScreen) }
    scene.stage.run { box.take(.flow("Sheet")) }
    scene.stage.settle()
    #expect(scene.user.title == "Sheet")
    uncover(scene)
    #expect(scene.user.title == "List")
  }

  @Test func `a link to a tab and a sheet over it goes to both`() throws {
    let scene = try LinkScene(ownsTabs: true)
    scene.root.presentation = .over()
    scene.open([.tab("right")])
    scene.open([.tab("left")])
    #expect(scene.open([.tab("right"), .flow("Sheet")]) == .opened)
    #expect(scene.tabs?.selectedIndex == 1)
    #expect(scene.user.title == "Sheet")
    #expect(scene.root.link == [.tab("right"), .flow("Sheet")])
  }
}
