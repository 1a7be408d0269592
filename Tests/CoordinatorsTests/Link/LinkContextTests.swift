import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links past what is presented within one tab or column alone: it is in nobody's way elsewhere.
@MainActor struct LinkContextTests {
  /// `sheet` is presented within a tab or column of two.
  private func scene(columns: Bool, in name: String, keeper: Gatekeeper? = nil) throws -> LinkScene
  {
    let scene = try columns ? LinkScene(columnsIn: .regular) : LinkScene(hasTabs: true)
    let part = try #require(scene.flow(name)?.flowNavigationController)
    part.definesPresentationContext = true
    scene.stage.begin(
      "sheet", ["Sheet"], .present(from: part, style: .overCurrentContext), within: scene.flow(name)
    ) {
      $0.linkStep = "sheet"
      keeper?.hold($0)
    }
    return scene
  }

  @Test("a link into another tab leaves it there unasked", arguments: [true, false])
  func otherTab(isGuarded: Bool) throws {
    let keeper = Gatekeeper()
    let scene = try scene(columns: false, in: "left", keeper: isGuarded ? keeper : nil)
    scene.stage.run { scene.tabs?.selectedIndex = 1 }
    scene.stage.settle()
    #expect(scene.root.link == [.tab("right")])
    #expect(scene.open([.tab("right"), .page("X")]) == .opened)
    #expect(scene.titles == "right X")
    #expect(keeper.asked == [])
    #expect(scene.stage.ends == [])
    #expect(scene.open([.tab("left"), "sheet"]) == .opened)
    #expect(scene.tabs?.selectedIndex == 0)
    #expect(scene.user.title == "Sheet")
    #expect(scene.root.link == [.tab("left"), "sheet"])
    #expect(scene.stage.ends == [])
  }

  @Test func `a link within its own tab leaves it`() throws {
    let scene = try scene(columns: false, in: "left")
    #expect(scene.open([.tab("left"), .page("X")]) == .opened)
    #expect(scene.titles == "left X")
    #expect(scene.stage.ends == ["sheet"])
  }

  @Test func `a link into another column leaves it there`() throws {
    let scene = try scene(columns: true, in: "right")
    #expect(scene.open([.tab("left"), .page("L")]) == .opened)
    #expect(scene.stage.ends == [])
    #expect(scene.open([.tab("right"), .page("R")]) == .opened)
    #expect(scene.stage.ends == ["sheet"])
  }
}
