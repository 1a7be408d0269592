import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A sheet that the app has presented by itself, and that is there as a flow starts elsewhere.
@MainActor struct AppSheetTests {
  @Test("it goes with what it lies over, and with nothing else", arguments: [true, false])
  func owner(isFromTab: Bool) throws {
    let stage = try Stage()
    let tabs = UITabBarController()
    let main = stage.begin("main", [], .root(of: stage.window)) { $0.onStart = { $0.show(tabs) } }
    let left = stage.begin("left", ["L"], .tab(of: tabs), within: main.object)
    let right = stage.begin("right", ["R"], .tab(of: tabs), within: main.object)
    let inner = stage.begin("inner", ["I"], within: right.object)
    let over = stage.begin("over", ["O"], within: left.object)
    let sheet = stage.page("Sheet")
    let presenter = isFromTab ? over.object?.flowNavigationController : tabs
    stage.run { presenter?.present(sheet, animated: true) }
    stage.settle()
    stage.begin("child", ["C"], within: inner.object)
    stage.run { _ = inner.object?.finish() }
    stage.settle()
    #expect(tabs.presentedViewController === sheet)
    #expect(stage.ends.suffix(2) == ["child", "inner"])
    stage.run { _ = over.object?.finish() }
    stage.settle()
    #expect(tabs.presentedViewController == nil)
  }

  @Test func `over another flow's sheet it is that one's`() throws {
    let stage = try Stage()
    stage.begin("beneath", ["B"])
    let sheet = stage.begin("sheet", ["S"], .over())
    stage.run {
      stage.stack.presentedViewController?.present(stage.page("X"), animated: true)
    }
    stage.settle()
    stage.begin("next", ["N"], .over())
    #expect(sheet.object?.describeTree().contains("X") == true)
    stage.run { stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["beneath"])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["beneath", "next", "sheet"])
    #expect(stage.alive == [])
  }
}
