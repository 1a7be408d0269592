import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What is presented within one tab, or over all of them, where another tab is chosen since.
@MainActor struct LinkLayerTests {
  private let keeper = Gatekeeper()

  /// `edit` comes within the left tab, and `compare` over all, with a guard.
  private func scene(_ style: UIModalPresentationStyle) throws -> LinkScene {
    let scene = try LinkScene(hasTabs: true)
    scene.flow("left")?.flowNavigationController?.definesPresentationContext = true
    scene.root.ways = { [keeper] guide, step, _ in
      switch step {
      case "edit": return .start(guide.child("edit"), .over(style: style))
      case "compare":
        let child = guide.child("compare")
        keeper.hold(child)
        return .start(child, .over())
      default: return nil
      }
    }
    for name in ["left", "right"] { scene.flow(name)?.ways = scene.root.ways }
    return scene
  }

  private nonisolated static let contexts: [UIModalPresentationStyle] = [
    .overCurrentContext, .currentContext,
  ]

  @Test(
    "what lies over all tabs is left for what is in one, or is presented within it",
    arguments: contexts, ["left", "edit", "P"])
  func withinTab(style: UIModalPresentationStyle, target: String) throws {
    let scene = try scene(style)
    let whole: Link = [.tab("left"), "edit", .page("P")]
    let count = try #require(["left", "edit", "P"].firstIndex(of: target)) + 1
    let link = Link(Array(whole.steps.prefix(count)))
    scene.open([.tab("left"), "edit"])
    scene.open([.tab("right"), "compare"])
    #expect(scene.user.title == "compare")
    #expect(scene.open(link) == nil)
    #expect(keeper.asked == ["link"])
    keeper.give(true)
    scene.stage.settle()
    #expect(scene.outcomes.last == .opened)
    #expect(scene.user.title == target)
    #expect(scene.root.link == link)
    #expect(scene.stage.ends == (target == "left" ? ["compare", "edit"] : ["compare"]))
  }

  @Test("each comes back over what it lay over", arguments: contexts)
  func restored(style: UIModalPresentationStyle) throws {
    let (scene, fresh) = (try scene(style), try scene(style))
    scene.open([.tab("left"), "edit"])
    scene.open([.tab("right"), "compare"])
    #expect(fresh.restore(scene.stage.run { scene.root.save() }) == RestorationReport())
    #expect(fresh.user.title == "compare")
    #expect(fresh.root.link == [.tab("right"), "compare"])
    #expect(fresh.flows == scene.flows)
  }

  /// `deals` is a tab that comes later, and what is `edit` there is presented by its page.
  private func sceneOfDeals(isSelected: Bool) throws -> LinkScene {
    let scene = try LinkScene(hasTabs: true)
    let tabs = try #require(scene.tabs)
    scene.root.ways = { guide, step, _ in
      switch step {
      case "deals":
        let child = guide.child("deals")
        child.first = nil
        child.onStart = { child in
          let page = child.page("deals")
          page.definesPresentationContext = true
          child.show(page)
        }
        return .start(child, .tab(of: tabs, isSelected: isSelected))
      case "edit": return .start(guide.child("edit"), .over(style: .overCurrentContext))
      default: return nil
      }
    }
    scene.flow("left")?.ways = scene.root.ways
    return scene
  }

  @Test("it comes back within a tab that comes back itself", arguments: [true, false])
  func restoredInLaterTab(isSelected: Bool) throws {
    let scene = try sceneOfDeals(isSelected: isSelected)
    let fresh = try sceneOfDeals(isSelected: isSelected)
    #expect(scene.open(["deals", "edit"]) == .opened)
    #expect(scene.open([.tab("left"), .flow("A"), .flow("B")]) == .opened)
    #expect(scene.titles == "left A B")
    #expect(scene.flows == "root(left(A(B)) right deals(edit))")
    #expect(fresh.restore(scene.stage.run { scene.root.save() }) == RestorationReport())
    #expect(fresh.flows == scene.flows)
    #expect(fresh.titles == "left A B")
  }

  @Test func `what comes over a tab without a step was not opened from another`() throws {
    let scene = try LinkScene(ownsTabs: true)
    let ways = scene.root.ways
    scene.root.ways = { guide, step, path in
      step == "compare" ? .start(guide.child("compare"), .over()) : ways(guide, step, path)
    }
    scene.open([.tab("left")])
    scene.stage.run { scene.tabs?.selectedIndex = 1 }
    scene.open(["compare"])
    #expect(scene.root.link == ["compare"])
    let compare = scene.flow("compare")
    #expect(scene.open(["compare"]) == .opened)
    #expect(scene.flow("compare") === compare)
    #expect(scene.stage.ends == [])
  }

  // MARK: Opened from a tab that is not chosen any more

  /// `write` is opened from a page of the left tab, and says so.
  private func sceneOfSheet() throws -> LinkScene {
    let scene = try LinkScene(hasTabs: true)
    scene.flow("left")?.ways = { guide, step, path in
      guard step == "write" else { return nil }
      return path == [.page("R")] ? .start(guide.child("write"), .over()) : .refuse("Of what?")
    }
    return scene
  }

  @Test("a sheet is known to have been opened from there", arguments: [true, false])
  func sheetOverAnotherTab(choosesAnother: Bool) throws {
    let scene = try sceneOfSheet()
    let link: Link = [.tab("left"), .page("R"), "write"]
    scene.open(link)
    if choosesAnother { scene.stage.run { scene.tabs?.selectedIndex = 1 } }
    scene.stage.settle()
    #expect(scene.root.link == link)
    #expect(try sceneOfSheet().open(link) == .opened)
    let fresh = try sceneOfSheet()
    #expect(fresh.restore(scene.stage.run { scene.root.save() }) == RestorationReport())
    #expect(fresh.titles == (choosesAnother ? "right | write" : "left R | write"))
    #expect(fresh.flows == scene.flows)
    #expect(fresh.root.link == link)
    fresh.stage.run { fresh.tabs?.selectedIndex = 0 }
    #expect(fresh.titles == "left R | write")
  }
}
