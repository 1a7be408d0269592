import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What was opened from a column that a collapsed split view does not show.
@MainActor struct HiddenColumnTests {
  @MainActor private final class Columns {
    let split = UISplitViewController(style: .tripleColumn)
    let middle = UINavigationController(rootViewController: UIViewController())
    let detail = UINavigationController(rootViewController: UIViewController())
  }

  private func makeScene(_ width: App.Device.Width) throws -> LinkScene {
    let scene = try LinkScene()
    let columns = Columns()
    scene.user.resize(to: width)
    scene.root.ways = { guide, step, _ in
      switch step.name {
      case "columns":
        let flow = guide.child("columns")
        flow.first = nil
        flow.onStart = { flow in
          let split = columns.split
          let list = UINavigationController(rootViewController: flow.page("List"))
          split.setViewController(list, for: .primary)
          split.setViewController(columns.middle, for: .supplementary)
          split.setViewController(columns.detail, for: .secondary)
          flow.show(split, animated: false)
        }
        return .start(flow, .over(style: .fullScreen))
      case "middle": return .start(guide.child("middle"), .push(on: columns.middle))
      case "detail": return .start(guide.child("detail"), .push(on: columns.detail))
      case "sheet": return .start(guide.child("sheet"), .over())
      default: return nil
      }
    }
    return scene
  }

  @Test(
    "a sheet over it comes back, in a window as wide or another",
    arguments: [App.Device.Width.compact, .regular], [App.Device.Width.compact, .regular])
  func sheet(before: App.Device.Width, after: App.Device.Width) throws {
    let scene = try makeScene(before)
    let links: [Link] = [
      ["columns", "middle"], ["columns", "detail"], ["columns", "middle", "sheet"],
    ]
    for link in links { #expect(scene.open(link) == .opened) }
    let tree = scene.stage.run { scene.root.save() }
    let fresh = try makeScene(after)
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.user.title == "sheet")
    #expect(fresh.flows == scene.flows)
    #expect(fresh.root.link == links[2])
    #expect(fresh.stage.faults == [])
  }
}
